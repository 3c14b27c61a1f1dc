import PhoneNumbers
import Testing

@Suite struct CaretTests {
    typealias Formatter = PhoneNumber.Formatter

    @Test(arguments: [
        ("(202) 404-123", 13, "202404123", 9), ("(202) 44-123", 7, "20244123", 4), ("(202) 44-123", 1, "20244123", 0),
        ("(202) 44-123", 0, "20244123", 0), ("(202) 44-123", -5, "20244123", 0), ("(202) 44-123", 99, "20244123", 8),
        ("(202) 44-123", nil, "20244123", 8), ("+1 202", 2, "202", 0), ("+1 202", 4, "202", 1), ("1 202", 1, "202", 0),
        ("20240412345", 11, "2024041234", 10), ("2\r\n02", 2, "202", 1), ("👨‍👩‍👧202", 1, "202", 0), ("👨‍👩‍👧202", 2, "202", 1),
        ("2\u{301}02", 1, "202", 1), ("2️⃣02", 1, "202", 1), ("(202) 44-123", Int.min, "20244123", 0),
        ("(202) 44-123", Int.max, "20244123", 8),
    ])
    func entering(_ input: String, _ caret: Int?, _ digits: String, _ index: Int) throws {
        let formatter = Samples.formatter(.usAndCanada)
        let entry = try #require(formatter.enteredPhoneNumber(input, originalIndex: caret))
        #expect(entry.0.digits == digits)
        #expect(entry.1 == index)
    }

    @Test(arguments: [
        (4, 7), (0, 0), (1, 2), (3, 4), (6, 9), (7, 11), (8, 12), (nil, 12), (-1, 0), (99, 12), (Int.min, 0),
        (Int.max, 12),
    ])
    func formatting(_ index: Int?, _ caret: Int) throws {
        let number = PhoneNumber(countryCode: .usAndCanada, digits: "20244123", isPartial: true)
        let written = try #require(Samples.formatter(.usAndCanada).formattedNumber(number, index: index))
        #expect(written.0 == "(202) 441-23")
        #expect(written.1 == caret)
    }

    @Test func caretIsBehindAnOpening() throws {
        let number = PhoneNumber(countryCode: .hungary, digits: "", isPartial: true)
        let formatter = Samples.formatter(.hungary)
        #expect(try #require(formatter.formattedNumber(number, index: 0)).1 == 2)
        #expect(try #require(formatter.formattedNumber(number, index: 0, includeCountryCode: true)).1 == 3)
    }

    @Test func caretSkipsHiddenDigits() throws {
        let number = PhoneNumber(countryCode: .argentina, digits: "91123456789")
        let carets = try (0...11).map { try #require(Samples.argentina.formattedNumber(number, index: $0)).1 }
        #expect(carets == [0, 0, 2, 3, 8, 9, 10, 11, 13, 14, 15, 16].map { $0 })
    }

    /// Every beginning of every sample, with the caret at every digit, in every form.
    @Test(arguments: Samples.numbers, Formatter.CountryCodeOptions.allCases)
    func everyPositionReadsBack(_ number: PhoneNumber, _ form: Formatter.CountryCodeOptions) throws {
        for options: Formatter.FormatOptions in [.default, .useNonBreakingSpace] {
            let formatter = Samples.formatter(number.countryCode, options)
            for count in 1...number.digits.count {
                let beginning = Samples.beginning(of: number, count)
                for index in 0...count {
                    let (text, caret) = try #require(
                        formatter.formattedNumber(beginning, index: index, includeCountryCode: form))
                    let characters = Array(text)
                    #expect(characters.last?.isWholeNumber == true, "\(text) ends with a literal")
                    if index == 0 {
                        #expect(caret == 0)
                    } else {
                        let position = beginning.digits.index(beginning.digits.startIndex, offsetBy: index - 1)
                        #expect(characters[caret - 1] == beginning.digits[position], "\(text), caret \(caret)")
                    }
                    let read = try #require(
                        formatter.enteredPhoneNumber(text, originalIndex: caret, writtenAs: form), "\(text)")
                    #expect(read.0.digits == beginning.digits, "\(text)")
                    #expect(read.1 == index, "\(text), caret \(caret)")
                    #expect(formatter.formattedNumber(read.0, includeCountryCode: form) == text)
                }
            }
        }
    }

    /// With the caret anywhere in the text, between literals too, the caret moves to the digit before.
    @Test(arguments: Samples.numbers)
    func everyCharacterPositionBelongsToADigit(_ number: PhoneNumber) throws {
        let formatter = Samples.formatter(number.countryCode)
        let text = try #require(formatter.formattedNumber(number))
        var previous = 0
        for position in 0...text.count {
            let (read, index) = try #require(formatter.enteredPhoneNumber(text, originalIndex: position))
            #expect(index == previous || index == previous + 1)
            previous = index
            let (again, caret) = try #require(formatter.formattedNumber(read, index: index))
            #expect(again == text)
            #expect(caret <= position)
        }
        #expect(previous == number.digits.count)
    }
}
