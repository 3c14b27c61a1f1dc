import FuzzSupport
import PhoneNumbers

/// Reads cells that are put together of numbers, of what people write beside them, and of any bytes.
@main
enum CellTarget: FuzzTarget {
    /// Numbers of several countries as people write them.
    private static let numbers = [
        "030 12012012", "0171 1234567", "+49 30 12012012", "(650) 253-0000", "650-253-0000", "+1 650 253 0000",
        "06 12 34 56 78",
        "020 7183 8750", "+44 (0)20 7183 8750", "8 (495) 123-45-67", "138 0013 8000", "02-2100-1234", "0341 1234567",
        "1234567",
    ]
    /// Words and digits beside numbers.
    private static let remarks = [
        "2. Stock", "10:00", "9-17 Uhr", "24/7", "12.03.2021", "2019", "2019/2020", "0.20 EUR", "70173 Stuttgart",
        "Apt 5", "Kunde 4711:",
        "1)", "2.", "Tel", "Handy", "Tel 1:", "ext 12", "DW", "IBAN DE89 3704 0044 0532 0130 00", "10.12.14.255",
        "52.5200, 13.4050",
        "a@example.com", "www.example.com/061234567", "#5", "- 2", "(Büro)", "手机", "доб. 12", "内線", "5 km", "X", "0",
    ]
    private static let joints = [" ", ", ", " / ", "; ", "\n", " - ", "", ": ", " (", ") ", " | ", "\u{A0}"]
    private static let regions = ["DE", "AT", "US", "FR", "GB", "RU", "CN", "KR", "IT", "SE", ""].map { RegionCode($0) }

    static func run(_ input: inout FuzzInput) {
        let classifier = Classifier(region: input.pick(regions), allowedCategories: .all)
        var cell: [UInt8] = []
        for _ in 0..<Int(input.byte() % 7) + 1 {
            switch input.byte() % 4 {
            case 0: cell += input.pick(numbers).utf8
            case 1, 2: cell += input.pick(remarks).utf8
            default: cell += (0..<input.byte() % 8).map { _ in input.byte() }
            }
            cell += input.pick(joints).utf8
        }
        cell.withUnsafeBufferPointer { check(Span(_unsafeElements: $0), classifier) }
    }

    private static func check(_ cell: Span<UInt8>, _ classifier: Classifier) {
        var (count, end) = (0, 0)
        classifier.forEachNumber(in: cell) { range, number in
            expect(range.lowerBound >= end && range.upperBound <= cell.count, "numbers of a cell follow each other")
            (count, end) = (count + 1, range.upperBound)
            guard number.verdict == .accepted, let e164 = number.e164 else { return }
            expect(classifier.classify(e164).e164 == e164, "\(e164) is another number alone")
            guard !number.repairs.contains(.inherited) else { return }
            expectDigits(of: number, in: cell.extracting(range))
        }
        expect(count > 0, "a cell has at least one number")
        let explanation = classifier.explanation(of: cell)
        expect(explanation.classification == classifier.classify(cell), "an explanation is of the same classification")
    }

    /// The last digits of an accepted number stand in its own part of the cell, in their order: none comes from beside it.
    private static func expectDigits(of number: Classification, in part: Span<UInt8>) {
        var wanted = number.nationalNumber.description.utf8.suffix(6)[...]
        for position in (0..<part.count).reversed() {
            // Other scripts and letters may stand for digits.
            guard part[position] < 0x80, part[position] | 0x20 < 0x61 || part[position] | 0x20 > 0x7A else { return }
            if wanted.last == part[position] { wanted.removeLast() }
        }
        expect(wanted.isEmpty, "\(number.nationalNumber) has digits that its part of the cell has not")
    }
}
