//! About the games: an article for each, as keys of `about.ftl`.

/// A game, or what has come from one.
#[derive(Debug)]
pub struct Article {
    /// The name in links.
    pub id: &'static str,
    /// The key of the title.
    pub title: &'static str,
    /// The parts, each the key of its heading and that of its text.
    pub parts: [(&'static str, &'static str); 4],
}

/// All articles, in the order in which they are read.
pub static ARTICLES: [Article; 4] = [
    Article {
        id: "alemungula",
        title: "article-alemungula-title",
        parts: [
            ("about-people-title", "article-alemungula-people"),
            ("about-words-title", "article-alemungula-words"),
            ("about-history-title", "article-alemungula-history"),
            ("about-sources-title", "article-alemungula-sources"),
        ],
    },
    Article {
        id: "um-el-bagara",
        title: "article-um-el-bagara-title",
        parts: [
            ("about-people-title", "article-um-el-bagara-people"),
            ("about-words-title", "article-um-el-bagara-words"),
            ("about-history-title", "article-um-el-bagara-history"),
            ("about-sources-title", "article-um-el-bagara-sources"),
        ],
    },
    Article {
        id: "lamlameta",
        title: "article-lamlameta-title",
        parts: [
            ("about-people-title", "article-lamlameta-people"),
            ("about-words-title", "article-lamlameta-words"),
            ("about-history-title", "article-lamlameta-history"),
            ("about-sources-title", "article-lamlameta-sources"),
        ],
    },
    Article {
        id: "uurs",
        title: "article-uurs-title",
        parts: [
            ("about-people-title", "article-uurs-people"),
            ("about-words-title", "article-uurs-words"),
            ("about-history-title", "article-uurs-history"),
            ("about-sources-title", "article-uurs-sources"),
        ],
    },
];
