import PhoneNumbers
import Testing

/// A text field reduced to its text and caret.
private final class Field {
    let formatter: PhoneNumber.Formatter
    let form: PhoneNumber.Formatter.CountryCodeOptions
    private(set) var text = ""
    private(set) var caret = 0
    private(set) var number: PhoneNumber?

    init(_ formatter: PhoneNumber.Formatter, form: PhoneNumber.Formatter.CountryCodeOptions = .noCountryCode) {
        self.formatter = formatter
        self.form = form
    }

    func type(_ key: Character) -> Bool {
        var characters = Array(text)
        characters.insert(key, at: caret)
        return take(String(characters), caret: caret + 1)
    }

    func delete() -> Bool {
        guard caret > 0 else { return false }
        var characters = Array(text)
        characters.remove(at: caret - 1)
        return take(String(characters), caret: caret - 1)
    }

    private func take(_ edited: String, caret: Int) -> Bool {
        guard let (number, index) = formatter.enteredPhoneNumber(edited, originalIndex: caret, writtenAs: form) else {
            guard !edited.contains(where: \.isWholeNumber) else { return false }
            (text, self.caret, number) = ("", 0, nil)
            return true
        }
        guard let written = formatter.formattedNumber(number, index: index, includeCountryCode: form) else {
            return false
        }
        self.number = number
        (text, self.caret) = written
        return true
    }
}

@Suite struct TypingTests {
    typealias Formatter = PhoneNumber.Formatter

    /// Typing what the formatter writes gives the number, whatever other countries are allowed.
    @Test(arguments: Samples.numbers, [false, true])
    func nationalFormCanBeTyped(_ number: PhoneNumber, _ allCountries: Bool) throws {
        var formatter = Samples.formatter(number.countryCode)
        if allCountries {
            formatter = Samples.allCountries
            formatter.assumedCountry = number.countryCode
        }
        let text = try #require(formatter.formattedNumber(number))
        let field = Field(formatter)
        for key in text where key.isWholeNumber {
            #expect(field.type(key), "\(key) behind \(field.text)")
        }
        #expect(field.number == number)
        #expect(field.text == text)
    }

    /// With the calling code drawn beside it, a number may begin like a trunk prefix or a calling code.
    @Test(
        arguments: Samples.numbers + [PhoneNumber(countryCode: .germany, digits: "4921123456")],
        [false, true]
    )
    func numberCanBeTypedBesideItsCallingCode(_ number: PhoneNumber, _ allCountries: Bool) {
        var formatter = Samples.formatter(number.countryCode)
        if allCountries {
            formatter = Samples.allCountries
            formatter.assumedCountry = number.countryCode
        }
        let field = Field(formatter, form: .countryCodeDrawnSeparately)
        for key in number.digits {
            #expect(field.type(key), "\(key) behind \(field.text)")
        }
        #expect(field.number == number)
    }

    @Test(arguments: Samples.numbers)
    func numberCanBeTypedBehindItsCallingCode(_ number: PhoneNumber) {
        let field = Field(Samples.formatter(number.countryCode), form: .includeCountryCode)
        #expect(field.paste("+" + number.countryCode.rawValue))
        for key in number.digits {
            #expect(field.type(key), "\(key) behind \(field.text)")
        }
        #expect(field.number == number)
    }

    @Test(arguments: Samples.numbers)
    func deletingRemovesOneDigitAtATime(_ number: PhoneNumber) throws {
        let field = Field(Samples.formatter(number.countryCode))
        let text = try #require(field.formatter.formattedNumber(number))
        #expect(field.paste(text))
        var count = number.digits.count
        while count > 0 {
            #expect(field.delete())
            count -= 1
            #expect(field.number?.digits ?? "" == String(number.digits.prefix(count)))
        }
        while !field.text.isEmpty {
            let before = field.text.count
            #expect(field.delete() && field.text.count < before)
        }
    }

    @Test func writtenDigitsCanBeTypedAndDeleted() {
        let field = Field(Samples.argentina)
        let texts = [
            "0", "01", "011", "011 1", "011 15", "011 15-2", "011 15-23", "011 15-234", "011 15-2345", "011 15-2345-6",
        ]
        for (key, text) in zip("0111523456", texts) {
            #expect(field.type(key))
            #expect(field.text == text)
        }
        #expect(field.number?.digits == "91123456")
        for text in texts.dropLast().reversed().prefix(4) {
            #expect(field.delete())
            #expect(field.text == text)
        }
    }

    @Test func complementaryReadingsDoNotFlipWhileTyping() {
        let field = Field(Samples.russia)
        for (key, text) in zip("84812345678", ["8", "8 (4", "8 (48", "8 (481", "8 (481) 2", "8 (481) 23"]) {
            #expect(field.type(key))
            #expect(field.text == text)
        }
    }

    @Test func digitsCanBeInsertedAndDeletedInside() {
        let field = Field(Samples.formatter(.usAndCanada))
        #expect(field.paste("(202) 404-123"))
        let text = field.text
        for position in 1...9 {
            field.move(behindDigit: position)
            #expect(field.type("4"))
            #expect(field.number?.digits.count == 10)
            #expect(field.delete())
            #expect(field.text == text)
        }
    }
}

extension Field {
    /// Replaces the text, with the caret at its end.
    fileprivate func paste(_ text: String) -> Bool {
        take(text, caret: text.count)
    }

    fileprivate func move(behindDigit index: Int) {
        guard let number, let written = formatter.formattedNumber(number, index: index, includeCountryCode: form) else {
            return
        }
        caret = written.1
    }
}
