import ArchiveTestSupport
import SeededRandom
import Testing

@testable import Archives

struct GzipTests {
    private let file = Packer.gzip(people)

    private func unpack(_ bytes: [UInt8], limits: ExpansionLimits = ExpansionLimits(), chunk: Int = 4096) throws -> (
        bytes: [UInt8], error: ArchiveError?
    ) {
        contents(try InflatedStream.gzip(MemoryBytes(bytes).stream, limits: limits), chunk: chunk)
    }

    @Test(arguments: [1, 100, 1 << 16]) func givesTheContent(chunk: Int) throws {
        #expect(ArchiveFormat(file) == .gzip)
        let (bytes, error) = try unpack(file, chunk: chunk)
        #expect(bytes == people)
        #expect(error == nil)
    }

    @Test(arguments: [0, 1, 100_000]) func aFileThatIsCompressedIsTheSame(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 >> 7) }
        let packed = try GzipFile.compress(bytes)
        let unpacked = try unpack(packed)
        #expect(unpacked.bytes == bytes)
        #expect(unpacked.error == nil)
    }

    @Test func severalStreamsAreOneContent() throws {
        let (bytes, error) = try unpack(file + file + [0, 0, 0, 0])
        #expect(bytes == people + people)
        #expect(error == nil)
    }

    @Test func aCutIsReportedAfterWhatIsGood() throws {
        let (bytes, error) = try unpack(Array(file[..<(file.count / 2)]))
        #expect(error == .truncated)
        #expect(bytes.count > people.count / 4)
        #expect(people.starts(with: bytes))
    }

    @Test func aFlippedBitIsReported() throws {
        var damaged = file
        damaged[file.count / 2] ^= 0x10
        #expect(try unpack(damaged).error != nil)
        damaged = file
        damaged[file.count - 6] ^= 1
        #expect(try unpack(damaged).error == .damaged)
    }

    /// A small file is unpacked in one step, in which the wrong checksum is found too.
    @Test func whatComesBeforeAWrongChecksumIsGiven() throws {
        var damaged = file
        damaged[file.count - 6] ^= 1
        let (bytes, error) = try unpack(damaged, chunk: people.count + 1)
        #expect(bytes == people)
        #expect(error == .damaged)
    }

    @Test func noiseNeverTraps() throws {
        var generator = SeededGenerator(seed: 45)
        for _ in 0..<200 {
            let noise = (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
            _ = try unpack([0x1F, 0x8B, 8] + noise)
            _ = try? ZipArchive(MemoryBytes([0x50, 0x4B, 3, 4] + noise + [0x50, 0x4B, 5, 6] + noise))
        }
    }

    @Test func whatExpandsTooMuchIsStopped() throws {
        let trap = Packer.gzip([UInt8](repeating: 0, count: 100_000_000))
        let (bytes, error) = try unpack(trap, chunk: 1 << 16)
        #expect(error == .ratioExceeded(limit: 200))
        #expect(bytes.count < 40 << 20)
        var limits = ExpansionLimits()
        limits.maxRatio = 2000
        #expect(try unpack(trap, limits: limits, chunk: 1 << 16).bytes.count == 100_000_000)
        limits.maxByteCount = 1 << 20
        #expect(try unpack(trap, limits: limits, chunk: 1 << 16).error == .tooLarge(limit: 1 << 20))
    }
}
