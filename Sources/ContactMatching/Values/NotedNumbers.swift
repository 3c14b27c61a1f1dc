/// Phone numbers in a note, as digits alone: the number that somebody wrote down behind a call.
///
/// Nobody reads in a note whose number it is, so that it is nobody's by itself. It says something beside the same number of a card with
/// the same name.
enum NotedNumbers {
    /// The lengths of numbers with their area, and with their country behind a plus sign.
    private static let lengths = 9...15
    private static let internationalLengths = 8...15

    /// Gives a closure the digits of each number in a note, without zeros in front.
    static func forEach(in note: UnsafeBufferPointer<UInt8>, _ body: ([UInt8]) -> Void) {
        var place = 0
        while place < note.count {
            guard begins(note, at: place) else {
                place += 1
                continue
            }
            let end = end(of: note, from: place)
            let number = note[place..<end]
            place = end
            guard end == note.count || !isLetterOrDigit(note[end]), !isDate(number) else { continue }
            let digits = digits(of: number)
            if (number.first == UInt8(ascii: "+") ? internationalLengths : lengths).contains(digits.count) {
                body(digits)
            }
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        byte >= 0x80 || isDigit(byte) || (byte | 0x20) &- 0x61 < 26
    }

    /// Returns `true` if a number may begin at a place: not inside a word, nor behind the sign of an amount or a reference.
    private static func begins(_ note: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        let byte = note[place]
        guard isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "(") else { return false }
        guard place > 0 else { return true }
        let former = note[place - 1]
        return !isLetterOrDigit(former) && !"#$.,/-+@=_".utf8.contains(former)
    }

    /// The end of digits and what stands between them: one separator, or a bracket and a blank.
    private static func end(of note: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var (end, gap) = (start + 1, 0)
        for place in start + 1..<max(start + 1, note.count) {
            if isDigit(note[place]) {
                (end, gap) = (place + 1, 0)
            } else if gap < 2, " -./()".utf8.contains(note[place]) {
                gap += 1
            } else {
                break
            }
        }
        return end
    }

    /// Returns `true` if a year, a month and a day stand in front.
    private static func isDate(_ number: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let groups = number.split { !isDigit($0) }.map(\.count)
        return groups.starts(with: [4, 2, 2]) || groups.starts(with: [2, 2, 4])
    }

    /// The digits, without the zero that stands in brackets behind a country code.
    private static func digits(of number: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        let bytes = Array(number)
        let zero = Array("(0)".utf8)
        var digits: [UInt8] = []
        var place = 0
        while place < bytes.count {
            if place > 0, bytes[place...].starts(with: zero) {
                place += zero.count
                continue
            }
            if isDigit(bytes[place]), !digits.isEmpty || bytes[place] != 0x30 { digits.append(bytes[place]) }
            place += 1
        }
        return digits
    }
}
