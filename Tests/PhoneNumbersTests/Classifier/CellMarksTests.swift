import SeededRandom
import Testing

@testable import PhoneNumbers

/// Cells that hold one number are told by their marks alone. The marks may take a cell for one of several numbers that is none, and
/// never the other way round.
struct CellMarksTests {
    private static let numbers = [
        "030 1234567", "+49 30 1234567", "(030) 123-4567", "0301234567", "650-253-0000", "+1 (650) 253-0000",
        "020/1234/567",
        "110", "12", "1-800-FLOWERS", "\u{FF10}\u{FF13}\u{FF10}1234567", "123 ext 4", "2023-01-05", "tel:+493012345",
        "n/a",
    ]
    private static let marks = [
        "", " ", "  ", "/", " / ", ",", ";", "|", "&", "-", ".", ":", "::", "_", "\\", "\n", "\r\n", "\u{2022}", "+",
        " 2) ", " or ",
        " und ", "ou", " x", "\u{3001}", "\u{FF0F}", "\u{00A0}", "(", ")", "\u{FF09}", " fax ", "\u{2028}", "~", "=",
    ]

    /// Returns `true` if a text has a separator that splits it, found as the classifier looks for one.
    private static func hasSeparator(_ cell: Span<UInt8>, _ whole: Classification) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.bufferSize) { buffer in
            guard let base = buffer.baseAddress else { return false }
            let text = NumberText(cell, in: base, lineEnd: UInt8(ascii: "|"))
            if text.isCut { return false }
            let isURI = text.position(of: "://") != nil || text.hasPrefix("tel:", at: text.start)
            let isOne = isURI || whole.planRule != .none && text.isGroupedByOneMark
            let last: CellPiece.Separator = isOne ? .list : whole.isSettled ? .slash : .space
            guard text.mayHaveSeparator(upTo: last) else { return false }
            return CellPieces.hasSeparator(text, upTo: min(last, .hyphen))
                || last == .space && text.mayHaveSeparator(of: .space) && text.digitCount(text.start..<text.end) >= 14
        }
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func whatHasASeparatorHasAMark(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let classifier = Classifier(region: RegionCode("DE"))
        var (oneCount, severalCount) = (0, 0)
        for _ in 0..<4000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                text += Self.numbers.randomElement(using: &random) ?? ""
                text += Self.marks.randomElement(using: &random) ?? ""
            }
            let bytes = Array(text.utf8)
            guard bytes.count >= 6, bytes.count <= NumberText.capacity else { continue }
            bytes.withSpan { cell in
                let whole = classifier.classify(cell)
                // Times are taken out of such a text first; it is always looked at.
                guard !whole.repairs.contains(.remark), !CalendarDate.isWhole(cell) else { return }
                let isLabelled = DialString.labelLength(of: cell) > 0
                let mayPart = CellMarks(cell).mayPartNumbers(whole, isLabelled: isLabelled)
                if mayPart { severalCount += 1 } else { oneCount += 1 }
                let isMissed = !mayPart && Self.hasSeparator(cell, whole)
                #expect(!isMissed, "\(text.debugDescription)")
            }
        }
        #expect(oneCount > 200 && severalCount > 200)
    }
}
