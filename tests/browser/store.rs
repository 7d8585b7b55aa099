//! Not tests: the icons and screenshots that a browser shows when it installs the app, made from
//! `assets/icon.svg` and from the page itself. They are made by
//! `cargo test --test browser -- --ignored store` and lie in `assets/app`.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use libtest_mimic::Failed;
use serde_json::{Value, json};
use tisiya::rules::{Edition, Side};
use tisiya::session::Session;

use crate::browser::{Browser, Screen};
use crate::page::{Page, SETTINGS};
use crate::scenario::{Outcome, Stage};

const FOLDER: &str = "assets/app";

/// The board in the icon, with its round corners.
const ROUND: &str = "width=\"64\" height=\"64\" rx=\"13\"";
/// The same beyond the icon's edges, for systems that cut the shape themselves.
const BEYOND: &str = "x=\"-8\" y=\"-8\" width=\"80\" height=\"80\"";

/// File, side in px, and the part of the drawing that it shows. What is to be cut keeps the pits
/// within the middle four fifths.
const ICONS: [(&str, u32, Option<&str>); 4] = [
    ("icon-192.png", 192, None),
    ("icon-512.png", 512, None),
    ("maskable-512.png", 512, Some("-7 -7 78 78")),
    ("apple-touch.png", 180, Some("-3 -3 70 70")),
];

pub async fn icons(stage: Stage) -> Outcome {
    let browser = &stage.browser;
    let drawing = fs::read_to_string("assets/icon.svg")?;
    let clear = json!({ "color": { "r": 0, "g": 0, "b": 0, "a": 0 } });
    browser.devtools("Emulation.setDefaultBackgroundColorOverride", clear).await?;
    for (file, side, part) in ICONS {
        let drawing = match part {
            None => drawing.clone(),
            Some(part) => drawing
                .replace("viewBox=\"0 0 64 64\"", &format!("viewBox=\"{part}\""))
                .replace(ROUND, BEYOND),
        };
        browser.set_screen(Screen { width: side, height: side, ..Screen::LAPTOP }).await?;
        browser.client.goto("about:blank").await?;
        let show = format!(
            "document.body.style.margin = 0, document.body.innerHTML = {}, \
             document.querySelector('svg').setAttribute('width', {side})",
            json!(drawing)
        );
        browser.value(&show).await?;
        let taken = take(browser, json!({ "format": "png" })).await?;
        save(file, &smaller(&taken)?)?;
    }
    Ok(())
}

/// A wide one and a narrow one, of a game in its middle.
pub async fn screenshots(stage: Stage) -> Outcome {
    let page = Page::open(stage).await?;
    let settings = json!({ "language": "en", "speed": "teach", "theme": "light" }).to_string();
    let mut session = Session::new(Edition::Alemungula.ruleset(), Side::South, 1)?;
    for mv in ["2+", "9+", "4+", "5-", "3+", "7-"] {
        session.play(mv.parse()?)?;
    }
    let wide = Screen { width: 1280, height: 720, ..Screen::LAPTOP };
    let narrow = Screen { width: 360, height: 740, ..Screen::PHONE };
    for (file, screen) in [("wide.webp", wide), ("narrow.webp", narrow)] {
        page.browser.set_screen(screen).await?;
        page.load_with(SETTINGS, &settings).await?;
        page.load_session(&session).await?;
        page.settle().await?;
        save(file, &take(&page.browser, json!({ "format": "webp", "quality": 70 })).await?)?;
    }
    Ok(())
}

async fn take(browser: &Browser, options: Value) -> Result<Vec<u8>, Failed> {
    let taken = browser.devtools("Page.captureScreenshot", options).await?;
    // The browser reads what it wrote: nothing else here needs base64.
    let bytes = format!("[...atob({})].map(sign => sign.charCodeAt())", taken["data"]);
    Ok(serde_json::from_value(browser.value(&bytes).await?)?)
}

fn save(file: &str, bytes: &[u8]) -> Outcome {
    fs::create_dir_all(FOLDER)?;
    Ok(fs::write(Path::new(FOLDER).join(file), bytes)?)
}

/// The same picture in fewer bytes: in steps of colour that nobody sees, the soft shades of the
/// wood repeat themselves.
fn smaller(picture: &[u8]) -> Result<Vec<u8>, Failed> {
    let mut reader = png::Decoder::new(Cursor::new(picture)).read_info()?;
    let mut pixels = vec![0; reader.output_buffer_size().ok_or("too large a picture")?];
    let info = reader.next_frame(&mut pixels)?;
    pixels.iter_mut().for_each(|part| *part = part.saturating_add(2) / 5 * 5);
    let mut packed = Vec::new();
    let mut encoder = png::Encoder::new(&mut packed, info.width, info.height);
    encoder.set_color(info.color_type);
    encoder.set_depth(info.bit_depth);
    encoder.set_compression(png::Compression::High);
    encoder.write_header()?.write_image_data(&pixels)?;
    Ok(packed)
}
