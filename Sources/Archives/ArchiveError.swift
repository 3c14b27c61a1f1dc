/// Why an archive, or what is packed in it, is not read to its end.
public enum ArchiveError: Error, Sendable, Hashable {
    /// A ZIP file without its directory, which stands at the end.
    case noDirectory
    /// A directory that contradicts itself or the file.
    case damagedDirectory
    /// A ZIP file in several parts.
    case splitArchive
    /// A member that is locked with a password.
    case encrypted
    /// A member packed by a method that is not read.
    case unsupportedMethod(name: String)
    /// The packed data ends before the content does.
    case truncated
    /// The packed data is corrupt, or its checksum is wrong.
    case damaged
    /// The content is larger than allowed.
    case tooLarge(limit: Int)
    /// The content is so many times larger than what it is packed in that it looks like a trap.
    case ratioExceeded(limit: Int)

    /// Whether what was unpacked before is good, so that it is worth keeping.
    public var leavesGoodBytes: Bool {
        switch self {
        case .truncated, .damaged: true
        default: false
        }
    }
}

extension ArchiveError: CustomStringConvertible {
    /// What is wrong and what to do about it.
    public var description: String {
        switch self {
        case .noDirectory:
            "the ZIP archive has no directory at its end, as when a download is cut off; fetch the file again"
        case .damagedDirectory: "the directory of the ZIP archive is damaged; fetch the file again"
        case .splitArchive: "the ZIP archive is one of several parts; join the parts and read the whole"
        case .encrypted: "locked with a password; unpack it and read the files inside"
        case .unsupportedMethod(let name): "packed by \(name), which is not read; unpack it and read the file inside"
        case .truncated: "the packed data is cut off; what came before was read, fetch the file again for the rest"
        case .damaged: "the packed data is damaged; what came before was read, fetch the file again for the rest"
        case .tooLarge(let limit):
            "unpacks to more than \(limit) bytes; if that is right, raise the limit 'unpacked' and read it again"
        case .ratioExceeded(let limit):
            "unpacks to more than \(limit) times its size, as traps do; if it is none, raise the limit 'ratio' and "
                + "read it again"
        }
    }
}
