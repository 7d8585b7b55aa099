//! A link reads back, whatever it leads to, and no text at all makes a panic.

use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use tisiya::session::{Controls, Embed, Link};
use tisiya::text::Language;

use super::strategies::games;

fn links() -> impl Strategy<Value = Link> {
    let languages = || option::of(select(Language::ALL));
    let shown = (games(), any::<Index>(), languages()).prop_map(|(game, ply, language)| {
        let ply = ply.index(game.ply() + 1);
        Link { language, ..Link::to_game(game, ply) }
    });
    prop_oneof![9 => shown, 1 => languages().prop_map(|language| Link { game: None, language })]
}

/// What of an address is neither end nor beginning of anything, and no escape.
fn is_safe(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii_alphanumeric() || "-._,/=&%".contains(letter))
}

proptest! {
    #[test]
    fn links_read_back(link in links()) {
        let text = link.to_string();
        prop_assert!(is_safe(&text), "{}", text);
        prop_assert_eq!(text.parse::<Link>(), Ok(link), "{}", text);
    }

    #[test]
    fn a_link_to_a_position_has_no_moves(game in games()) {
        let link = Link::to_position(game.position());
        let read: Link = link.to_string().parse().unwrap();
        let (read, ply) = read.game.unwrap();
        prop_assert_eq!((read.position(), read.ply(), ply), (game.position(), 0, 0));
    }

    #[test]
    fn embedded_pages_read_back(
        link in links(),
        controls in select(&Controls::ALL[..]),
        lesson in any::<bool>(),
    ) {
        let embed = Embed { link, controls, lesson };
        let text = embed.to_string();
        prop_assert!(is_safe(&text) && Embed::is_asked_for(&text), "{}", text);
        prop_assert_eq!(text.parse::<Embed>(), Ok(embed), "{}", text);
    }

    #[test]
    fn any_text_is_a_link_or_an_error(
        text in "\\PC*",
        near in "(edition|position|moves|ply|lang)=[-+%,/ A-La-l0-9a-z]{0,20}",
    ) {
        for text in [text, near, "edition=alemungula&moves=%3".into()] {
            if let Ok(link) = text.parse::<Link>() {
                prop_assert_eq!(link.to_string().parse::<Link>(), Ok(link));
            }
            let _ = text.parse::<Embed>();
        }
    }
}
