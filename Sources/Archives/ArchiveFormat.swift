/// The archive and compression formats that are read, detected by their signature.
public enum ArchiveFormat: Sendable, Hashable {
    /// One compressed file, [RFC 1952](https://www.rfc-editor.org/rfc/rfc1952).
    case gzip
    /// One compressed file, see [bzip2](https://sourceware.org/bzip2/).
    case bzip2
    /// One compressed file, see [the format](https://tukaani.org/xz/format.html).
    case xz
    /// One compressed file, [RFC 8878](https://www.rfc-editor.org/rfc/rfc8878).
    case zstandard
    /// An archive of several files, see
    /// [PKWARE's APPNOTE](https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT).
    case zip
    /// An archive of several files without compression, see
    /// [pax](https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html).
    case tar

    /// The number of first bytes that decide about the format.
    public static let signatureLength = TarReader.blockLength

    /// Detects the format of a file.
    ///
    /// `nil` if the file has none of them.
    ///
    /// - Parameter head: the first ``signatureLength`` bytes, or more; fewer if the file is shorter.
    public init?(_ head: some Collection<UInt8>) {
        let head = Array(head.prefix(Self.signatureLength))
        if head.starts(with: [0x1F, 0x8B, 8]) {
            self = .gzip
        } else if [[0x50, 0x4B, 3, 4], [0x50, 0x4B, 5, 6], [0x50, 0x4B, 7, 8]].contains(Array(head.prefix(4))) {
            self = .zip
        } else if head.starts(with: Array("BZh".utf8)), head.count > 9, head[4...].starts(with: Self.bzip2Block) {
            self = .bzip2
        } else if head.starts(with: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]) {
            self = .xz
        } else if head.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) {
            self = .zstandard
        } else if TarReader.isHeader(head) {
            self = .tar
        } else {
            return nil
        }
    }

    /// The magic number of the first block of a bzip2 file.
    private static let bzip2Block: [UInt8] = [0x31, 0x41, 0x59, 0x26, 0x53, 0x59]

    /// The content of one compressed file, decompressed as it is read.
    ///
    /// - Parameters:
    ///   - compressed: the bytes of the file.
    ///   - limits: the limits on the size of the content.
    /// - Returns: the content; the bytes as they are for a format that is not of one compressed file.
    /// - Throws: ``ArchiveError/unsupportedMethod(name:)`` where the system lacks the library.
    public func unpacked(
        _ compressed: any ByteStream, limits: ExpansionLimits = ExpansionLimits()
    ) throws(ArchiveError) -> any ByteStream {
        switch self {
        case .zip, .tar: return compressed
        case .gzip: return try InflatedStream.gzip(compressed, limits: limits)
        case .bzip2:
            #if canImport(CBzip2)
            return UnpackedStream(compressed, decoder: Bzip2Decoder(), limits: limits)
            #else
            throw .unsupportedMethod(name: "bzip2")
            #endif
        case .xz:
            #if canImport(CLzma)
            return UnpackedStream(compressed, decoder: try XZDecoder(), limits: limits)
            #else
            throw .unsupportedMethod(name: "xz")
            #endif
        case .zstandard:
            #if canImport(CZstd)
            return UnpackedStream(compressed, decoder: try ZstandardDecoder(), limits: limits)
            #else
            throw .unsupportedMethod(name: "Zstandard")
            #endif
        }
    }
}
