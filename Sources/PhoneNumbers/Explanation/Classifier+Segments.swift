// The segments of a cell, for people.

extension Classifier {
    /// The parts of a cell that belong to no number, with their bytes, in the order of the cell.
    func segments(of cell: Span<UInt8>, regionIndex: Int?) -> [CellSegment] {
        // A text that is read without folding has none.
        var dialled = DialString()
        if Placeholder.isWhole(cell) || dialled.read(plain: cell) || KeypadText(cell) != nil { return [] }
        return withFoldedText(of: cell) { text in
            withSegments(of: cell, in: text, regionIndex: regionIndex) { segments in
                let isBeginning =
                    segments.count > 0
                    && numberWithFirstSegment(cell, in: text, segments, regionIndex: regionIndex) != nil
                if isBeginning { return [] }
                return withUnsafeTemporaryAllocation(of: Int32.self, capacity: NumberText.capacity + 1) { offsets in
                    guard let offset = offsets.baseAddress else { return [] }
                    NumberText.findOffsets(in: cell, offset)
                    return (0..<segments.count).map { position in
                        var segment = segments[position]
                        segment.range = Int(offset[segment.range.lowerBound])..<Int(offset[segment.range.upperBound])
                        return segment
                    }
                }
            }
        } ?? []
    }

    /// The part of a cell with segments that its one number stands in; all of it where there is none, or several.
    func candidate(of cell: Span<UInt8>, regionIndex: Int?) -> Range<Int> {
        var found: [Range<Int>] = []
        _ = withFoldedText(of: cell) { text in
            visitCandidates(of: cell, in: text, regionIndex: regionIndex) { range, _ in found.append(range) }
        }
        return found.count == 1 ? found[0] : 0..<cell.count
    }
}
