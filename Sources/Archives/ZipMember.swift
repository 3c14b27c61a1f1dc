/// A file inside a ZIP file, as the directory describes it.
public struct ZipMember: Sendable, Hashable {
    /// Its path inside the archive.
    public var path: String
    /// How it is packed: 0 not at all, 8 by DEFLATE.
    var method: Int
    /// Whether a password is needed.
    var isEncrypted: Bool
    /// The check sum of its content.
    var checksum: UInt32
    /// The size of its packed form.
    var compressedSize: Int
    /// The size of its content, as the directory says.
    public var size: Int
    /// Where its own header starts.
    var headerOffset: Int

    /// Whether it is a folder.
    public var isDirectory: Bool { path.hasSuffix("/") }

    /// What keeps it from being read; `nil` if nothing does.
    public var unsupportedReason: ArchiveError? {
        if isEncrypted || method == 99 { return .encrypted }
        return method == 0 || method == 8 ? nil : .unsupportedMethod(name: Self.name(ofMethod: method))
    }

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
