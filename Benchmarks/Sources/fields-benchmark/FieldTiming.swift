import FormFields
import PhoneNumbers
import SeededRandom

/// The time that keys of a phone number field take: numbers of every category and length of a country are typed,
/// changed in the middle, and shortened. The least of several rounds counts, since the machine does other work.
struct FieldTiming {
    let country: PhoneNumber.CountryCode
    /// The mean of all keys, in microseconds.
    private(set) var mean = 0.0
    /// The slowest key, in microseconds.
    private(set) var slowest = 0.0
    /// The edit that the slowest key made, and its text.
    private(set) var slowestKey = ""

    init(of country: PhoneNumber.CountryCode) {
        self.country = country
        let formatter = PhoneNumber.Formatter(allowedCountries: [country])
        var times: [Double] = []
        for text in Self.numbers(of: country, formatter) {
            var keys: [Key] = []
            for round in 0..<5 {
                let again = Self.keys(typing: text, into: EditingSession(PhoneNumberFormat(formatter)))
                if round == 0 {
                    keys = again
                } else {
                    for position in keys.indices {
                        keys[position].time = min(keys[position].time, again[position].time)
                    }
                }
            }
            times += keys.map(\.time)
            if let slow = keys.max(by: { $0.time < $1.time }), slow.time > slowest {
                (slowest, slowestKey) = (slow.time, slow.name)
            }
        }
        mean = times.reduce(0, +) / Double(max(times.count, 1))
    }

    /// A number of each category and length, in national form and with its calling code.
    private static func numbers(
        of country: PhoneNumber.CountryCode, _ formatter: PhoneNumber.Formatter
    ) -> [String] {
        var random = SeededGenerator(seed: 1)
        var seen: Set<[Int]> = []
        return (formatter.templates[country] ?? []).flatMap { template -> [String] in
            let digits = digits(of: template, &random)
            guard seen.insert([Int(template.categories.rawValue), digits.count]).inserted else { return [] }
            let number = PhoneNumber(countryCode: country, digits: digits)
            return [formatter.formattedNumber(number), number.e164].compactMap {
                $0?.filter { $0.isNumber || $0 == "+" }
            }
        }
    }

    private static func digits(of template: PhoneNumber.Template, _ random: inout SeededGenerator) -> String {
        template.elements.reduce(into: "") { digits, element in
            switch element {
            case .digit(let set), .internationalDigit(let set):
                let choices = (0..<10).filter { set.contains(UInt8($0)) }
                if let digit = choices.randomElement(using: &random) { digits += String(digit) }
            case .nationalText, .literal: break
            }
        }
    }

    private typealias Key = (name: String, time: Double)

    /// Types a text key by key, changes it at three places, and shortens it.
    private static func keys(typing text: String, into field: EditingSession<PhoneNumberFormat>) -> [Key] {
        var field = field
        var keys: [Key] = []
        func press(_ name: String, _ key: (inout EditingSession<PhoneNumberFormat>) -> Void) {
            let before = field.text
            let time = FieldsBenchmark.milliseconds { key(&field) } * 1000
            keys.append((name + " in \(before)", time))
        }
        for character in text { press("\(character) at the end") { $0.insert(String(character)) } }
        var random = SeededGenerator(seed: 2)
        for _ in 0..<3 {
            let caret = Int.random(in: 0...field.text.count, using: &random)
            let digit = Int.random(in: 0...9, using: &random)
            field.select(TextSelection(caret: caret, in: field.text))
            press("\(digit) behind \(caret) characters") { $0.insert(String(digit)) }
            press("backspace behind \(caret) characters") { $0.deleteBackward() }
            press("delete behind \(caret) characters") { $0.deleteForward() }
        }
        field.select(TextSelection(caret: field.text.count, in: field.text))
        for _ in 0..<4 { press("backspace at the end") { $0.deleteBackward() } }
        return keys
    }
}
