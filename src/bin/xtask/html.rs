//! Reading and changing the page that trunk has made. Trunk leaves out quotes where it can.

/// The tags of a name that have an attribute with a value, as they stand in the page.
pub fn tags<'page>(
    page: &'page str,
    name: &str,
    (attribute, wanted): (&str, &str),
) -> Vec<&'page str> {
    let start = format!("<{name} ");
    let tags = page.match_indices(&start).filter_map(|(at, _)| {
        let length = page[at..].find('>')? + 1;
        Some(&page[at..at + length])
    });
    tags.filter(|tag| value(tag, attribute) == Some(wanted)).collect()
}

/// The opening tags of the scripts that are files.
pub fn scripts(page: &str) -> Vec<&str> {
    let tags = page.match_indices("<script ").filter_map(|(at, _)| {
        let length = page[at..].find('>')? + 1;
        Some(&page[at..at + length])
    });
    tags.filter(|tag| value(tag, "src").is_some()).collect()
}

/// The value of an attribute.
pub fn value<'page>(tag: &'page str, attribute: &str) -> Option<&'page str> {
    let start = format!(" {attribute}=");
    let rest = &tag[tag.find(&start)? + start.len()..];
    match rest.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => rest.split([' ', '>']).next(),
    }
}

/// The file that a tag names by a relative address.
pub fn file(tag: &str) -> Option<&str> {
    let address = value(tag, "href").or_else(|| value(tag, "src"))?;
    Some(address.trim_start_matches("./"))
}

#[cfg(test)]
mod tests {
    use super::{file, tags, value};

    const PAGE: &str = "<link href=./a.css rel=stylesheet><link href=\"b c.css\" rel=\"stylesheet\" />\
        <link href=./icon.svg rel=icon><script src=./a.js type=module></script>";

    #[test]
    fn tags_are_found_with_and_without_quotes() {
        let styles = tags(PAGE, "link", ("rel", "stylesheet"));
        let files: Vec<_> = styles.into_iter().map(file).collect();
        assert_eq!(files, [Some("a.css"), Some("b c.css")]);
        let scripts = tags(PAGE, "script", ("type", "module"));
        assert_eq!(scripts, ["<script src=./a.js type=module>"]);
        assert_eq!(value(scripts[0], "href"), None);
    }
}
