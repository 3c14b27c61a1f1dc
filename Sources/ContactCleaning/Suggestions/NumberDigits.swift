import PhoneNumbers

/// The digits of a text that is a number and nothing else, with what stands between them.
struct NumberDigits {
    private let bytes: [UInt8]
    /// The places of the digits.
    private let places: [Int]

    init(_ text: String) {
        bytes = Array(text.utf8)
        places = bytes.indices.filter { [bytes] in Self.isDigit(bytes[$0]) }
    }

    /// The number of digits.
    var count: Int { places.count }

    /// The first digit; `nil` if there is none.
    var first: UInt8? { places.first.map { bytes[$0] - UInt8(ascii: "0") } }

    /// `true` if a plus stands in front.
    var hasPlus: Bool { bytes.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") } == UInt8(ascii: "+") }

    /// `true` if between digits there is only what people group them with.
    var isPlain: Bool {
        count > 0 && bytes.allSatisfy { Self.isDigit($0) || " +-./()".utf8.contains($0) }
    }

    /// The texts that lack one digit each. Of a digit that is repeated, one is taken away.
    var withoutOneDigit: [String] {
        places.enumerated().compactMap { position, place in
            position > 0 && bytes[places[position - 1]] == bytes[place] && place == places[position - 1] + 1
                ? nil : without(place)
        }
    }

    /// The text without the zero behind some digits, or with one if there is none; `nil` if it ends there.
    func withOtherZero(behind count: Int) -> (text: String, removes: Bool)? {
        guard count < places.count else { return nil }
        let place = places[count]
        if bytes[place] == UInt8(ascii: "0") { return (without(place), true) }
        return (String(decoding: bytes[..<place] + [UInt8(ascii: "0")] + bytes[place...], as: UTF8.self), false)
    }

    /// `true` if the digits stand in several groups, which are those of a number as it is written inside its country, or, with a plus,
    /// for people abroad.
    func isGrouped(as number: Classification?) -> Bool {
        guard let written = number?.formatted(hasPlus ? .international : .national) else { return false }
        let groups = groupLengths
        return groups.count > (hasPlus ? 2 : 1) && groups == NumberDigits(written).groupLengths
    }

    private var groupLengths: [Int] {
        bytes.split { !Self.isDigit($0) }.map(\.count)
    }

    private func without(_ place: Int) -> String {
        String(decoding: bytes[..<place] + bytes[(place + 1)...], as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
