/// The columns of a sheet that are hidden.
struct HiddenColumns {
    private var marks: [Bool] = []
    private let maxCount: Int

    /// - Parameter maxCount: the most columns of a sheet.
    init(maxCount: Int) { self.maxCount = maxCount }

    /// Adds the columns of a range, from 0.
    mutating func insert(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<maxCount)
        guard !range.isEmpty else { return }
        if marks.count < range.upperBound {
            marks += repeatElement(false, count: range.upperBound - marks.count)
        }
        for column in range { marks[column] = true }
    }

    func contains(_ column: Int) -> Bool { column < marks.count && marks[column] }
}
