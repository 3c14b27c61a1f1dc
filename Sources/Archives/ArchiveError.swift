/// Why an archive, or the compressed content in it, cannot be read to its end.
public enum ArchiveError: Error, Sendable, Hashable {
    /// A ZIP file without its central directory, which is at the end of the file.
    case noDirectory
    /// A central directory that contradicts itself or the file.
    case damagedDirectory
    /// A ZIP file that is split into several files.
    case splitArchive
    /// A member that is encrypted with a password.
    case encrypted
    /// Compressed data that needs more memory to be unpacked than is allowed, in bytes; the advice says how to unpack it elsewhere.
    case needsMemory(format: String, limit: Int, advice: String)
    /// A member whose compression method is not supported.
    case unsupportedMethod(name: String)
    /// The compressed data ends before the content does.
    case truncated
    /// The compressed data is corrupt, or its checksum is wrong.
    case damaged
    /// The content is larger than ``ExpansionLimits/maxByteCount``.
    case tooLarge(limit: Int)
    /// The content exceeds ``ExpansionLimits/maxRatio``, as that of a decompression bomb does.
    case ratioExceeded(limit: Int)

    /// `true` if the content that was read before the error is valid, so that it is worth keeping.
    public var leavesGoodBytes: Bool {
        switch self {
        case .truncated, .damaged: true
        default: false
        }
    }

    /// The fault alone, without advice.
    package var fault: String {
        switch self {
        case .truncated: "the compressed data is cut off"
        case .damaged: "the compressed data is damaged"
        default: description
        }
    }
}

extension ArchiveError: CustomStringConvertible {
    /// The fault, and the advice to correct it.
    public var description: String {
        switch self {
        case .noDirectory:
            "the ZIP archive has no directory at its end, as when a download is cut off; fetch the file again"
        case .damagedDirectory: "the directory of the ZIP archive is damaged; fetch the file again"
        case .splitArchive: "the ZIP archive is one of several parts; join the parts and read the whole"
        case .encrypted: "locked with a password; unpack it and read the files inside"
        case .needsMemory(let format, let limit, let advice):
            "the \(format) data needs more than \(limit >> 20) MB of memory to be unpacked; \(advice)"
        case .unsupportedMethod(let name):
            "packed by \(name), which is not supported; unpack it and read the file inside"
        case .truncated: "the compressed data is cut off; fetch the file again"
        case .damaged: "the compressed data is damaged; fetch the file again"
        case .tooLarge(let limit):
            "unpacks to more than \(limit) bytes; if that is right, raise the limit 'unpacked' and read it again"
        case .ratioExceeded(let limit):
            "unpacks to more than \(limit) times its size, as decompression bombs do; if it is none, raise the limit "
                + "'ratio' and read it again"
        }
    }
}
