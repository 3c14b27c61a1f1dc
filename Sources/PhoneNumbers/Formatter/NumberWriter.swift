/// Writes the digits of a number along a template, and notes where the caret goes.
struct NumberWriter {
    /// The text written so far; it always ends with a digit.
    private(set) var text = ""
    /// The number of characters before the caret.
    private(set) var caret = 0

    private let digits: [UInt8]
    private let index: Int
    private let form: PhoneNumber.Formatter.CountryCodeOptions
    private let usesNonBreakingSpace: Bool
    /// Text that is written as soon as a digit follows.
    private var pending = ""
    private var passed = 0

    /// - Parameter index: The number of digits before the caret, from 0 to all of them.
    init(
        digits: [UInt8],
        index: Int,
        form: PhoneNumber.Formatter.CountryCodeOptions,
        options: PhoneNumber.Formatter.FormatOptions
    ) {
        self.digits = digits
        self.index = index
        self.form = form
        usesNonBreakingSpace = options.contains(.useNonBreakingSpace)
    }

    /// Writes what comes before the digits of a number that has none yet. The caret is behind it.
    mutating func writeOpening(country: PhoneNumber.CountryCode, trunkPrefix: String) {
        switch form {
        case .noCountryCode: text = Self.upToLastDigit(of: trunkPrefix)
        case .countryCodeDrawnSeparately: text = ""
        case .includeCountryCode: text = "+" + country.rawValue
        }
        caret = text.count
    }

    /// Writes the digits along a template that takes them.
    mutating func write(
        _ template: PhoneNumber.Template,
        country: PhoneNumber.CountryCode,
        trunkPrefix: String
    ) {
        let isEmergency = template.categories.contains(.emergency)
        if form == .includeCountryCode, !isEmergency {
            text = "+" + country.rawValue
            hold(" ")
        }
        if form == .noCountryCode, !isEmergency, !Self.hasBraces(template) { hold(trunkPrefix) }
        var followsHiddenDigit = false
        for element in template.elements where passed < digits.count {
            switch element {
            case .digit:
                writeDigit()
                followsHiddenDigit = false
            case .internationalDigit:
                if form == .noCountryCode {
                    passDigit()
                    followsHiddenDigit = true
                } else {
                    writeDigit()
                }
            case .nationalText(let text):
                if form == .noCountryCode { hold(text) }
                followsHiddenDigit = false
            case .literal(let text):
                if !followsHiddenDigit { hold(text) }
            }
        }
    }

    /// Writes digits that end within the written digits of a template, which are among the digits then.
    mutating func writeEntered(_ template: PhoneNumber.Template, trunkPrefix: String) {
        if !Self.hasBraces(template) { hold(trunkPrefix) }
        var followsHiddenDigit = false
        for element in template.elements where passed < digits.count {
            switch element {
            case .digit:
                writeDigit()
                followsHiddenDigit = false
            case .internationalDigit:
                followsHiddenDigit = true
            case .nationalText(let written) where passed == 0:
                hold(written)
                followsHiddenDigit = false
            case .nationalText(let written), .literal(let written):
                if !followsHiddenDigit { writeDigits(in: written) }
            }
        }
    }

    /// Writes the digits with nothing around them.
    mutating func writeBare() {
        for _ in digits { writeDigit() }
    }

    private mutating func writeDigit() {
        text += pending
        pending = ""
        text += String(digits[passed])
        passDigit()
    }

    /// Writes a text whose digits are among the entered ones.
    private mutating func writeDigits(in written: String) {
        for scalar in written.unicodeScalars where passed < digits.count {
            if TemplateWalk.digits(in: String(scalar)).isEmpty {
                hold(String(scalar))
            } else {
                writeDigit()
            }
        }
    }

    private mutating func passDigit() {
        passed += 1
        if passed == index { caret = text.count }
    }

    private mutating func hold(_ literal: String) {
        guard usesNonBreakingSpace else {
            pending += literal
            return
        }
        for character in literal { pending.append(character == " " ? "\u{A0}" : character) }
    }

    private static func hasBraces(_ template: PhoneNumber.Template) -> Bool {
        template.elements.contains { element in
            if case .nationalText = element { return true }
            return false
        }
    }

    private static func upToLastDigit(of text: String) -> String {
        var result = ""
        var tail = ""
        for scalar in text.unicodeScalars {
            tail.unicodeScalars.append(scalar)
            if DecimalDigit.value(of: scalar) != nil {
                result += tail
                tail = ""
            }
        }
        return result
    }
}
