internal import Yams

/// Finds aliases in YAML (`*name`), which make a small file arbitrarily large when they are expanded, as keys even while it is parsed.
///
/// The text is parsed with another character in the place of each `*`, so that nothing is expanded: an alias is a plain scalar then
/// that begins with the character.
enum YAMLAliases {
    /// The character in the place of `*`: one for private use, which no file has.
    static let substitute = "\u{E000}"

    /// The 1-based line of the first alias; `nil` if there is none.
    ///
    /// - Throws: `YamlError` if the text is not YAML.
    static func firstLine(in text: String) throws -> Int? {
        guard text.contains("*"), let root = try compose(yaml: text.replacing("*", with: substitute)) else {
            return nil
        }
        return firstAlias(in: root)?.mark?.line
    }

    private static func firstAlias(in node: Node) -> Node? {
        switch node {
        case .scalar(let scalar): scalar.style == .plain && scalar.string.hasPrefix(substitute) ? node : nil
        case .mapping(let mapping):
            mapping.lazy.compactMap { firstAlias(in: $0.key) ?? firstAlias(in: $0.value) }.first
        case .sequence(let sequence): sequence.lazy.compactMap { firstAlias(in: $0) }.first
        case .alias: node
        }
    }
}
