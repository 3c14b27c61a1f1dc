/// The treatment of a character that the next placeholder does not accept.
public enum InvalidInputPolicy: Hashable, Sendable, CaseIterable {
    /// The character is left out, and the placeholder waits for the next one.
    ///
    /// Placeholders are never skipped: `1212` in the mask `LL-DD` gives an empty text, because nothing fills
    /// the first `L`.
    case ignore
    /// The character is left out, and the placeholder is spent with it.
    case consume
}
