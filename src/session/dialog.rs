/// A dialog over the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// Choose a game and begin it.
    NewGame,
    /// Change settings.
    Settings,
    /// The list of keys.
    Keys,
    /// The places of the site, on a small screen.
    Menu,
    /// Why the move shown went as it did, or is refused.
    Why,
    /// Take the game elsewhere, and open others.
    Share,
}
