package import ContactModel
import ContactReading
package import PhoneNumbers

/// The evidence that the national numbers of a source lack their trunk zero throughout: programs that take numbers for amounts
/// drop it, `1712345678` for `0171 2345678`.
///
/// Only then a number of a few digits, which could be one inside an area, is read with the area code at its front.
package struct LostZeroSurvey {
    private let classifier: Classifier
    /// The number of cells that have been looked at.
    private var cells = 0
    /// The number of cells that begin with the trunk zero.
    private var withZero = 0
    /// The number of national numbers without the zero that are too long for numbers inside an area.
    private var long = 0
    /// The number of other cells that are as long and are no numbers of the country.
    private var strange = 0
    /// The numbers of shorter cells that would be numbers of the country with a zero in front, and of those that would not.
    private var (short, strangeShort) = (0, 0)

    /// The most cells that are looked at.
    private static let maxCells = 4096
    /// The fewest long numbers that show it.
    private static let minLong = 20
    /// The digits of the longest number inside an area.
    private static let maxLocalLength = 8

    /// - Returns: `nil` if the country of a classifier has no trunk zero.
    package init?(_ classifier: Classifier) {
        guard classifier.writesTrunkZero else { return nil }
        self.classifier = classifier
    }

    /// Looks at the phone numbers of a contact.
    package mutating func receive(_ contact: borrowing Contact) {
        guard cells < Self.maxCells else { return }
        let text = contact.text
        text.withUnsafeBufferPointer { bytes in
            for index in contact.fields.indices where contact.fields[index].kind == .phone {
                receive(Span(_unsafeElements: UnsafeBufferPointer(rebasing: bytes[contact.fields[index].value])))
            }
        }
    }

    private mutating func receive(_ cell: Span<UInt8>) {
        var digits = 0
        var first: UInt8 = 0
        for position in 0..<cell.count {
            switch cell[position] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if digits == 0 { first = cell[position] }
                digits += 1
            case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "("),
                UInt8(ascii: ")"):
                continue
            default: return
            }
        }
        guard digits > 4 else { return }
        cells += 1
        if first == UInt8(ascii: "0") {
            withZero += 1
            return
        }
        let reading = classifier.classify(cell)
        let isNational = reading.planRule != .none && reading.nationalNumber.count == digits
        if digits > Self.maxLocalLength {
            if isNational { long += 1 } else { strange += 1 }
        } else if reading.verdict == .ambiguous {
            short += 1
        } else if !isNational {
            strangeShort += 1
        }
    }

    /// `true` if the numbers lack their zero: no more than one in fifty has it, there are long ones without it, and the short ones
    /// are such numbers as well, nearly all of them.
    package var isLost: Bool {
        long >= Self.minLong && withZero * 50 <= long && strange * 4 <= long && short <= long
            && strangeShort * 10 <= short + strangeShort
    }
}
