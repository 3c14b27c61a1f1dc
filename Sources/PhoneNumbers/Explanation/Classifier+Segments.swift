// The segments of a cell, for people.

extension Classifier {
    /// The parts of a cell that belong to no number, with their bytes, in the order of the cell.
    func segments(of cell: Span<UInt8>, regionIndex: Int?) -> [CellSegment] {
        if CalendarDate.isWhole(cell) || Placeholder.isWhole(cell) { return [] }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.bufferSize) { buffer in
            withUnsafeTemporaryAllocation(of: CellSegment.self, capacity: CellSegments.capacity) { memory in
                withUnsafeTemporaryAllocation(of: Int32.self, capacity: NumberText.capacity + 1) { offsets in
                    guard let base = buffer.baseAddress, let segment = memory.baseAddress,
                        let offset = offsets.baseAddress
                    else { return [] }
                    NumberText.findOffsets(in: cell, offset)
                    let found = segments(of: cell, base, segment, regionIndex: regionIndex)?.segments
                    guard let found else { return [] }
                    return (0..<found.count).map { position in
                        var segment = found[position]
                        segment.range = Int(offset[segment.range.lowerBound])..<Int(offset[segment.range.upperBound])
                        return segment
                    }
                }
            }
        }
    }

    /// The part of a cell with segments that its one number stands in; all of it where there is none, or several.
    func candidate(of cell: Span<UInt8>, regionIndex: Int?) -> Range<Int> {
        var found: [Range<Int>] = []
        _ = visitCandidates(of: cell, regionIndex: regionIndex) { range, _ in found.append(range) }
        return found.count == 1 ? found[0] : 0..<cell.count
    }
}
