/// The kinds of packed files that are read, told by their first bytes.
public enum ArchiveFormat: Sendable, Hashable {
    /// One file, [RFC 1952](https://www.rfc-editor.org/rfc/rfc1952).
    case gzip
    /// Several files, see
    /// [PKWARE's APPNOTE](https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT).
    case zip

    /// How many first bytes tell.
    public static let signatureLength = 4

    /// The kind of a file by its first bytes; `nil` for what is not packed.
    public init?(_ head: some Collection<UInt8>) {
        let head = Array(head.prefix(Self.signatureLength))
        if head.starts(with: [0x1F, 0x8B, 8]) {
            self = .gzip
        } else if head == [0x50, 0x4B, 3, 4] || head == [0x50, 0x4B, 5, 6] || head == [0x50, 0x4B, 7, 8] {
            self = .zip
        } else {
            return nil
        }
    }
}
