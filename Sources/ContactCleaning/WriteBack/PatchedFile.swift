import Archives
import SourceInput

/// A file with some of its bytes exchanged, piece by piece, however large it is.
struct PatchedFile {
    private let file: OpenFile
    private let patch: BytePatch
    private static let pieceLength = 1 << 20

    init(_ file: OpenFile, _ patch: BytePatch) {
        self.file = file
        self.patch = patch
    }

    /// Gives the bytes of the file as it is, and as it is to be.
    private func forEachPiece(_ before: ([UInt8]) throws -> Void, _ after: ([UInt8]) throws -> Void) throws {
        var position = 0
        func copy(to end: Int) throws {
            while position < end {
                let piece = try file.bytes(in: position..<min(end, position + Self.pieceLength))
                guard !piece.isEmpty else { return }
                try before(piece)
                try after(piece)
                position += piece.count
            }
        }
        for hunk in patch.hunks {
            try copy(to: hunk.range.lowerBound)
            try before(try file.bytes(in: hunk.range))
            try after(hunk.bytes)
            position = hunk.range.upperBound
        }
        try copy(to: file.count)
    }

    /// The hashes of both.
    func hashes() throws -> (before: String, after: String) {
        var (before, after) = (ContentHash(), ContentHash())
        try forEachPiece({ $0.withUnsafeBytes { before.add($0) } }, { $0.withUnsafeBytes { after.add($0) } })
        return (before.text, after.text)
    }

    /// Gives the bytes of the file as it is to be.
    func write(_ body: ([UInt8]) throws -> Void) throws { try forEachPiece({ _ in }, body) }
}
