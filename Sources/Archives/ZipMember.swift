/// A file inside a ZIP file, as the central directory describes it.
public struct ZipMember: Sendable, Hashable {
    /// The path inside the archive. It comes from the archive and must not be used as a path of the file system.
    public var path: String
    /// The compression method: 0 stored, 8 DEFLATE.
    var method: Int
    /// `true` if a password is needed.
    var isEncrypted: Bool
    /// The CRC-32 of the content.
    var checksum: UInt32
    /// The size of the compressed content, in bytes.
    public var compressedSize: Int
    /// The size of the content in bytes, as the directory says.
    public var size: Int
    /// The offset of the member's local header.
    var headerOffset: Int

    /// `true` if the member is a directory.
    public var isDirectory: Bool { path.hasSuffix("/") }

    /// Why the content cannot be read: ``ArchiveError/encrypted`` or ``ArchiveError/unsupportedMethod(name:)``; `nil` if it
    /// can.
    public var unsupportedReason: ArchiveError? {
        if isEncrypted || method == 99 { return .encrypted }
        return method == 0 || method == 8 ? nil : .unsupportedMethod(name: Self.name(ofMethod: method))
    }

    /// See [PKWARE's APPNOTE](https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT), section 4.4.5.
    private static func name(ofMethod method: Int) -> String {
        switch method {
        case 1: "the method Shrink"
        case 2...5: "the method Reduce"
        case 6: "the method Implode"
        case 9: "the method Deflate64"
        case 12: "the method bzip2"
        case 14: "the method LZMA"
        case 93: "the method Zstandard"
        case 95: "the method xz"
        case 98: "the method PPMd"
        default: "method \(method)"
        }
    }
}
