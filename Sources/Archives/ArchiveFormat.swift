/// The archive and compression formats that are read, detected by their signature.
public enum ArchiveFormat: Sendable, Hashable {
    /// One compressed file, [RFC 1952](https://www.rfc-editor.org/rfc/rfc1952).
    case gzip
    /// An archive of several files, see
    /// [PKWARE's APPNOTE](https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT).
    case zip

    /// The number of first bytes that decide about the format.
    public static let signatureLength = 4

    /// Detects the format of a file.
    ///
    /// `nil` if the file has neither format.
    ///
    /// - Parameter head: the first ``signatureLength`` bytes, or more; fewer if the file is shorter.
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
