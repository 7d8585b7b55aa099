//! Not tests: the pictures of the README, made from the page itself. They are made by
//! `cargo test --test browser -- --ignored pictures` and lie in `assets/pictures`.

use std::borrow::Cow;
use std::fs::File;
use std::path::Path;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use libtest_mimic::Failed;
use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::scenario::{Outcome, Stage};
use crate::site::Site;

const FOLDER: &str = "assets/pictures";

/// A capture with a chain, from LOOK's picture: South's D takes 4 and then 2.
const CHAIN: &str = "[Edition \"alemungula\"]\n\
    [Position \"alemungula 3,0,6,4,7/4,1,3,5,1 10-6 S\"]\n\n*\n";

/// How many pictures show the travel of one step, and how long each stands, in hundredths of a
/// second.
const PARTS: [f64; 3] = [0.35, 0.75, 1.0];
const STANDS: [u16; 3] = [12, 12, 40];

pub async fn still_picture(stage: Stage) -> Outcome {
    let site = Site::serve(&stage.dist)?;
    let browser = &stage.browser;
    browser.set_screen(Screen { width: 1180, height: 720, ..Screen::LAPTOP }).await?;
    open_game(browser, &site).await?;
    browser.value("document.querySelector('#pit-3').click()").await?;
    // The four seeds fall, and the first pit is taken; its seeds are on their way.
    for part in [1.0, 1.0, 1.0, 1.0, 1.0, 0.5] {
        step(browser).await?;
        settle(browser, part).await?;
    }
    std::fs::create_dir_all(FOLDER)?;
    std::fs::write(Path::new(FOLDER).join("board.png"), browser.client.screenshot().await?)?;
    Ok(())
}

pub async fn moving_picture(stage: Stage) -> Outcome {
    let site = Site::serve(&stage.dist)?;
    let browser = &stage.browser;
    browser.set_screen(Screen { width: 560, height: 560, ..Screen::LAPTOP }).await?;
    open_game(browser, &site).await?;
    let mut film = Film::new(&Path::new(FOLDER).join("sowing.gif"))?;
    film.add(&browser.client.screenshot().await?, 120)?;
    browser.value("document.querySelector('#pit-3').click()").await?;
    let mut last = false;
    while !last {
        step(browser).await?;
        last = browser.holds("document.querySelector('.board').dataset.live === 'true'").await?;
        for (part, stands) in PARTS.into_iter().zip(STANDS) {
            settle(browser, part).await?;
            film.add(&browser.client.screenshot().await?, stands)?;
        }
    }
    film.add(&browser.client.screenshot().await?, 260)?;
    Ok(())
}

/// Opens the page with the game of the pictures, ready to be stepped.
async fn open_game(browser: &Browser, site: &Site) -> Result<(), Failed> {
    browser.open(&site.address()).await?;
    let game = json!({
        "version": 1, "record": CHAIN, "ply": 0,
        "series": { "best_of": 1, "first": "south", "rounds": [] },
    });
    let keep = format!("localStorage.setItem('tisiya.game', {})", json!(game.to_string()));
    browser.value(&keep).await?;
    browser.value("localStorage.setItem('tisiya.settings', '{\"speed\":\"teach\"}')").await?;
    browser.open(&site.address()).await?;
    browser
        .wait_for("the game", "document.querySelector('[data-store=N]').textContent === '6'")
        .await
}

/// One seed on; the travel stands still at its beginning.
async fn step(browser: &Browser) -> Result<(), Failed> {
    let key = "document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))";
    let before = browser.value("document.querySelector('.board').dataset.cursor").await?;
    browser.value(key).await?;
    let changed = format!("document.querySelector('.board').dataset.cursor !== {before}");
    browser.wait_for("the next step", &changed).await
}

/// Puts what travels at a part of its way.
async fn settle(browser: &Browser, part: f64) -> Result<(), Failed> {
    let put = format!(
        "document.getAnimations().forEach(travel => {{ travel.pause(); \
         const {{ endTime }} = travel.effect.getComputedTiming(); \
         {part} < 1 ? travel.currentTime = endTime * {part} : travel.finish(); }})"
    );
    browser.value(&put).await?;
    Ok(())
}

/// A GIF whose frames hold only what changed.
struct Film {
    encoder: Option<Encoder<File>>,
    path: std::path::PathBuf,
    last: Vec<u8>,
}

impl Film {
    fn new(path: &Path) -> Result<Film, Failed> {
        std::fs::create_dir_all(FOLDER)?;
        Ok(Film { encoder: None, path: path.into(), last: Vec::new() })
    }

    /// Adds a screenshot that stands for so many hundredths of a second.
    fn add(&mut self, screenshot: &[u8], stands: u16) -> Result<(), Failed> {
        let mut reader = png::Decoder::new(std::io::Cursor::new(screenshot)).read_info()?;
        let mut pixels = vec![0; reader.output_buffer_size().ok_or("too large a screenshot")?];
        let info = reader.next_frame(&mut pixels)?;
        let channels = info.color_type.samples();
        let colours: Vec<u8> = pixels
            .chunks_exact(channels)
            .flat_map(|pixel| [pixel[0], pixel[1], pixel[2]])
            .collect();
        let (width, height) = (info.width as usize, info.height as usize);
        if self.encoder.is_none() {
            let (width, height) = (u16::try_from(width)?, u16::try_from(height)?);
            let mut encoder = Encoder::new(File::create(&self.path)?, width, height, &[])?;
            encoder.set_repeat(Repeat::Infinite)?;
            self.encoder = Some(encoder);
        }
        let (left, top, right, bottom) = changed(&self.last, &colours, width, height);
        let part: Vec<u8> = (top..bottom)
            .flat_map(|row| &colours[3 * (row * width + left)..3 * (row * width + right)])
            .copied()
            .collect();
        let mut frame =
            Frame::from_rgb_speed((right - left) as u16, (bottom - top) as u16, &part, 10);
        (frame.left, frame.top) = (left as u16, top as u16);
        (frame.delay, frame.dispose) = (stands, DisposalMethod::Keep);
        frame.buffer = Cow::Owned(frame.buffer.into_owned());
        if let Some(encoder) = &mut self.encoder {
            encoder.write_frame(&frame)?;
        }
        self.last = colours;
        Ok(())
    }
}

/// The smallest rectangle that holds all pixels that differ: left, top, right, bottom. All of the
/// picture when there was none before, one pixel when nothing differs.
fn changed(before: &[u8], now: &[u8], width: usize, height: usize) -> (usize, usize, usize, usize) {
    if before.len() != now.len() {
        return (0, 0, width, height);
    }
    let differing =
        (0..width * height).filter(|at| before[3 * at..3 * at + 3] != now[3 * at..3 * at + 3]);
    let bounds = differing.map(|at| (at % width, at / width)).fold(None, |bounds, (x, y)| {
        let (left, top, right, bottom) = bounds.unwrap_or((x, y, x, y));
        Some((left.min(x), top.min(y), right.max(x), bottom.max(y)))
    });
    bounds.map_or((0, 0, 1, 1), |(left, top, right, bottom)| (left, top, right + 1, bottom + 1))
}
