import Archives
import FuzzSupport
import MemoryBytes

/// Unpacks any bytes as a compressed file, or every member of a tar or ZIP file.
@main
enum ArchiveTarget: FuzzTarget {
    static func run(_ input: inout FuzzInput) {
        var limits = ExpansionLimits()
        limits.maxByteCount = 1 << 20
        let formats: [ArchiveFormat] = [.zip, .gzip, .bzip2, .xz, .zstandard, .tar]
        let format = formats[Int(input.byte()) % formats.count]
        let bytes = MemoryBytes(input.rest())
        let makeStream = { ByteSection(bytes, 0..<bytes.count) }
        if format == .tar {
            guard let archive = try? TarArchive(bytes, limits: limits, isWanted: { _ in true }) else { return }
            drainMembers(of: archive, limits)
            return readInOnePass(makeStream(), as: archive, limits)
        }
        guard format == .zip else {
            let content = try? format.unpacked(makeStream(), limits: limits)
            if let content { drain(content, limits) }
            return
        }
        guard let archive = try? ZipArchive(bytes) else { return }
        for member in archive.members {
            if let content = try? archive.content(of: member, limits: limits) { drain(content, limits) }
        }
    }

    /// A tar file is the same whether its members are read where they stand or written one behind the other.
    private static func readInOnePass(_ stream: any ByteStream, as archive: TarArchive, _ limits: ExpansionLimits) {
        var kept: [UInt8] = []
        guard
            let unpacked = try? TarArchive(
                unpacking: stream, limits: limits, isWanted: { _ in true }, write: { kept += $0 })
        else { return }
        unpacked.keep(in: MemoryBytes(kept))
        drainMembers(of: unpacked, limits)
        expect(unpacked.members.map(\.path) == archive.members.map(\.path), "one pass reads other members")
    }

    private static func drainMembers(of archive: TarArchive, _ limits: ExpansionLimits) {
        for member in archive.members {
            if let content = try? archive.content(of: member) { drain(content, limits) }
        }
    }

    /// Reads to the end or to the first error.
    private static func drain(_ content: any ByteStream, _ limits: ExpansionLimits) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        var count = 0
        while let length = try? buffer.withUnsafeMutableBytes({ try content.read(into: $0) }), length > 0 {
            count += length
        }
        expect(count <= limits.maxByteCount + buffer.count, "more is unpacked than is allowed")
    }
}
