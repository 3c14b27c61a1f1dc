import FuzzSupport
import PhoneNumbers

/// Reads any text as a typed number, formats the number, and reads it again.
@main
enum FormatterTarget: FuzzTarget {
    typealias Formatter = PhoneNumber.Formatter

    private static let formatters = [
        Formatter(allowedCountries: [.usAndCanada], allowedCategories: .all),
        Formatter(allowedCountries: [.unitedKingdom, .usAndCanada, .germany], formatOptions: .useNonBreakingSpace),
        Formatter(allowedCountries: [.argentina, .mexico, .brazil], allowedCategories: .all),
        Formatter(allowedCountries: [.russiaAndKazakhstan, .italy], allowedCategories: .all),
        Formatter(allowedCountries: []),
    ]

    private static let everywhere = Formatter()

    static func run(_ input: inout FuzzInput) {
        // All countries together take a hundred times as long as a few.
        let choice = input.byte()
        let formatter = choice == 0xFF ? everywhere : formatters[Int(choice) % formatters.count]
        let policy = input.pick(Formatter.MatchesPolicy.allCases)
        let form = input.pick(Formatter.CountryCodeOptions.allCases)
        let index = Int(Int8(bitPattern: input.byte()))
        let text = input.text()
        guard
            let (number, place) = formatter.enteredPhoneNumber(
                text, matchesPolicy: policy, originalIndex: index, writtenAs: form)
        else { return }
        expect((0...number.digits.count).contains(place), "the caret is among the digits")
        expect(
            number == formatter.enteredPhoneNumber(text, matchesPolicy: policy, writtenAs: form),
            "the caret does not change the number")
        for form in Formatter.CountryCodeOptions.allCases { check(number, place, form, formatter) }
    }

    private static func check(
        _ number: PhoneNumber, _ place: Int, _ form: Formatter.CountryCodeOptions, _ formatter: Formatter
    ) {
        guard let (text, caret) = formatter.formattedNumber(number, index: place, includeCountryCode: form) else {
            expect(form != .noCountryCode, "\(number) was read and cannot be written")
            return
        }
        let characters = Array(text)
        expect((0...characters.count).contains(caret), "the caret is in the text")
        expect(caret == 0 || characters[caret - 1].isWholeNumber, "the caret is behind a digit")
        expect(
            formatter.formattedNumber(number, includeCountryCode: form) == text, "the caret does not change the text")
        guard form == .includeCountryCode, !number.digits.isEmpty, text.hasPrefix("+") else { return }
        let again = formatter.enteredPhoneNumber(text)
        expect(again?.digits == number.digits, "\(text) of \(number) is read as \(String(describing: again))")
        let twice = again.flatMap { formatter.formattedNumber($0, includeCountryCode: form) }
        expect(twice == text, "\(text) is written again as \(String(describing: twice))")
    }
}
