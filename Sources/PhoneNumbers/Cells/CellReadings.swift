/// The readings of the candidates of a cell, in memory of the caller.
struct CellReadings {
    /// A part of the cell, in bytes, and its reading.
    struct Reading {
        var range: Range<Int>
        var number: Classification
    }

    private let memory: UnsafeMutablePointer<Reading>
    private(set) var count = 0
    /// The most readings of a cell.
    static let capacity = 64

    /// No readings yet.
    ///
    /// - Parameter memory: room for ``capacity`` readings.
    init(_ memory: UnsafeMutablePointer<Reading>) {
        self.memory = memory
    }

    subscript(position: Int) -> Reading { memory[position] }

    mutating func append(_ range: Range<Int>, _ number: Classification) {
        guard count < Self.capacity else { return }
        (memory + count).initialize(to: Reading(range: range, number: number))
        count += 1
    }

    /// The number of readings that could be numbers.
    var plausibleCount: Int {
        var found = 0
        for position in 0..<count where self[position].number.isPlausible { found += 1 }
        return found
    }

    /// The reading with the most digits; `nil` without readings.
    var longest: Reading? {
        guard count > 0 else { return nil }
        var found = self[0]
        for position in 1..<max(count, 1)
        where self[position].number.nationalNumber.count > found.number.nationalNumber.count {
            found = self[position]
        }
        return found
    }
}

extension Classifier {
    /// Passes the numbers of a cell to a closure that has segments of other kinds; `false` if it has none.
    ///
    /// Each stretch between the segments is read as a cell of its own. What could be no number is left out where another one
    /// could. Where none could, the cell is refused; and is `ambiguous` if the digits of weak segments would make a number
    /// of it.
    @inline(never)
    func visitCandidates(
        of cell: Span<UInt8>, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) -> Bool {
        if CalendarDate.isWhole(cell) { return false }
        return withUnsafeTemporaryAllocation(of: CellReadings.Reading.self, capacity: CellReadings.capacity) { memory in
            guard let base = memory.baseAddress else { return false }
            var readings = CellReadings(base)
            let segments = readCandidates(of: cell, keepsWeak: false, regionIndex: regionIndex, &readings)
            guard segments != .none else { return false }
            if readings.plausibleCount > 0 {
                for position in 0..<readings.count where readings[position].number.isPlausible {
                    var number = readings[position].number
                    number.repairs.insert(segments == .listMark ? .label : .remark)
                    body(readings[position].range, number)
                }
                return true
            }
            let refusal = refused(cell, segments, readings.longest, regionIndex: regionIndex)
            body(refusal.range, refusal.number)
            return true
        }
    }

    /// The statement of the segments of a cell about it.
    enum Segmentation {
        /// There are none.
        case none
        /// All of them are numbers of a list.
        case listMark
        /// They may be parts of a number.
        case weak
        /// One at least is no part of a number.
        case sure
    }

    /// Reads the candidates between the segments of a cell.
    ///
    /// - Parameter keepsWeak: `true` if digits of weak segments stay in the candidates.
    private func readCandidates(
        of cell: Span<UInt8>, keepsWeak: Bool, regionIndex: Int?, _ readings: inout CellReadings
    ) -> Segmentation {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.bufferSize) { buffer in
            withUnsafeTemporaryAllocation(of: CellSegment.self, capacity: CellSegments.capacity) { memory in
                guard let base = buffer.baseAddress, let segment = memory.baseAddress,
                    case (let text, var segments)? = segments(of: cell, base, segment, regionIndex: regionIndex)
                else { return .none }
                let kind: Segmentation = segments.areListMarks ? .listMark : segments.areWeak ? .weak : .sure
                if keepsWeak { segments.removeWeak() }
                withUnsafeTemporaryAllocation(of: Int32.self, capacity: NumberText.capacity + 1) { offsets in
                    guard let offset = offsets.baseAddress else { return }
                    NumberText.findOffsets(in: cell, offset)
                    segments.forEachCandidate(in: text) { range in
                        let bytes = Int(offset[range.lowerBound])..<Int(offset[range.upperBound])
                        visitCandidate(in: cell.extracting(bytes), regionIndex: regionIndex) { part, number in
                            let place = bytes.lowerBound + part.lowerBound..<bytes.lowerBound + part.upperBound
                            readings.append(place, number)
                        }
                    }
                }
                return kind
            }
        }
    }

    /// The folded text of a cell and its segments; `nil` if it has none.
    func segments(
        of cell: Span<UInt8>, _ buffer: UnsafeMutablePointer<UInt8>, _ memory: UnsafeMutablePointer<CellSegment>,
        regionIndex: Int?
    ) -> (text: NumberText, segments: CellSegments)? {
        var text = NumberText(cell, in: buffer, lineEnd: UInt8(ascii: "|"))
        guard !text.isCut, !text.isEmpty, !text.isAddressOfNumber else { return nil }
        text.hasNordicHours = Habits(regionIndex, table).isNordic
        let segments = CellSegments(of: text, memory)
        return segments.count > 0 ? (text, segments) : nil
    }

    /// The reading of a cell between whose segments no number stands, and the part of the cell that it is of.
    private func refused(
        _ cell: Span<UInt8>, _ segments: Segmentation, _ longest: CellReadings.Reading?, regionIndex: Int?
    ) -> CellReadings.Reading {
        var refusal = CellReadings.Reading(range: 0..<cell.count, number: Classification())
        if let whole = readingWithWeakSegments(of: cell, segments, regionIndex: regionIndex) {
            refusal.number = whole
            // The digits of weak segments may make a number of the cell.
            if whole.planRule != .none || whole.verdict == .ambiguous {
                refusal.number = Classification()
                refusal.number.verdict = .ambiguous
                refusal.number.nationalNumber = whole.nationalNumber
            }
        } else if let longest, longest.number.nationalNumber.count > 4 {
            refusal = longest
        } else {
            refusal.number.verdict = .rejected(.notANumber)
            return refusal
        }
        refusal.number.repairs.insert(.remark)
        return refusal
    }

    /// The first reading that could be a number of a cell with the digits of its weak segments; `nil` if none could.
    private func readingWithWeakSegments(
        of cell: Span<UInt8>, _ segments: Segmentation, regionIndex: Int?
    ) -> Classification? {
        withUnsafeTemporaryAllocation(of: CellReadings.Reading.self, capacity: CellReadings.capacity) { memory in
            guard let base = memory.baseAddress else { return nil }
            var readings = CellReadings(base)
            if segments == .sure {
                _ = readCandidates(of: cell, keepsWeak: true, regionIndex: regionIndex, &readings)
            } else {
                visitCandidate(in: cell, regionIndex: regionIndex) { readings.append($0, $1) }
            }
            for position in 0..<readings.count where readings[position].number.isPlausible {
                return readings[position].number
            }
            return nil
        }
    }
}

extension CellSegments {
    /// `true` if all segments are numbers of a list.
    var areListMarks: Bool {
        for position in 0..<count where self[position].kind != .listMark { return false }
        return true
    }
}
