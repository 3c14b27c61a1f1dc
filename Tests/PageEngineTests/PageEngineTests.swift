import CheckContract
import JSONWriting
import PhoneNumbers
import Testing

@testable import PageEngine

/// The functions that a page calls, called one after another: they share one memory.
@Suite(.serialized)
struct PageEngineTests {
    /// Puts a text into the input.
    private func put(_ text: String) -> Int32 {
        let bytes = Array(text.utf8)
        let address = input(Int32(bytes.count))
        address?.update(from: bytes, count: bytes.count)
        return Int32(bytes.count)
    }

    /// The answer of so many bytes.
    private func answer(_ count: Int32) -> String {
        guard count >= 0 else { return "none" }
        return String(decoding: UnsafeBufferPointer(start: output(), count: Int(count)), as: UTF8.self)
    }

    /// Where the selection of a field ends.
    private func end(of answer: String) -> Int32 {
        let parts = answer.split(separator: #""end":"#)
        return parts.count > 1 ? Int32(String(parts[1].prefix { $0.isNumber })) ?? 0 : 0
    }

    private func letters(_ region: String) -> Int32 {
        region.utf8.reduce(0) { $0 << 8 | Int32($1) }
    }

    @Test(arguments: [
        ("(650) 253-0000", "US"), ("+44 20 7946 0123", ""), ("06 12 34 56 78 / 79", "FR"), ("", "DE"),
        ("\u{FEFF}x", ""),
        ("+1 800 FLOWERS ext. 5", "CA"),
    ])
    func classifiesAsCheckDoes(_ cell: String, _ region: String) {
        let bytes = Array(cell.utf8)
        var expected = ClassificationJSON()
        var numbers: [(range: Range<Int>, classification: Classification)] = []
        bytes.withUnsafeBufferPointer { bytes in
            let span = Span(_unsafeElements: bytes)
            Classifier(region: RegionCode(region)).forEachNumber(in: span) { numbers.append(($0, $1)) }
            expected.write(span, numbers, [])
        }
        #expect(answer(classify(put(cell), letters(region), 0)) == String(decoding: expected.json.bytes, as: UTF8.self))
    }

    @Test func givesTheStepsOnDemand() {
        #expect(answer(classify(put("555-1234"), letters("US"), 1)).contains(#""trace":{"steps":[{"name":"#))
        #expect(!answer(classify(put("555-1234"), letters("US"), 0)).contains("trace"))
    }

    @Test func readsACellThatIsLongerThanTheFirstMemory() {
        let cell = String(repeating: "x", count: 100_000)
        #expect(answer(classify(put(cell), 0, 0)).hasPrefix(#"{"input":"xxx"#))
    }

    @Test func editsAPhoneNumberInItsMiddle() {
        let handle = openPhone(put("(650) 253-0000"), letters("US"))
        #expect(
            answer(field(handle))
                == #"{"accepted":true,"text":"(650) 253-0000","start":14,"end":14,"validity":"valid","message":"","notice":"","value":"+16502530000","prompt":""}"#
        )
        let cut = answer(edit(handle, 8, 9, put(""), 1))
        #expect(cut.hasPrefix(#"{"accepted":true,"text":"(650) 250-000"#))
        #expect(answer(undo(handle)).contains(#""text":"(650) 253-0000""#))
        #expect(answer(redo(handle)).hasPrefix(#"{"accepted":true,"text":"(650) 250-000"#))
        closeField(handle)
        #expect(answer(field(handle)) == "none")
    }

    @Test(arguments: [
        ("GB", "0612345678"), ("US", "0612345678"), ("", "0612345678"), ("", "6502530000"), ("US", "(666) 404-1234"),
        ("US", "650 253 0000 1"), ("BR", "4778861 ext. 819"),
    ])
    func anotherNumberIsNotValid(_ region: String, _ text: String) {
        let opened = openPhone(put(text), letters(region))
        #expect(!answer(field(opened)).contains(#""validity":"valid""#))
        let typed = openPhone(put(""), letters(region))
        for character in text {
            let end = self.end(of: answer(field(typed)))
            _ = edit(typed, end, end, put(String(character)), 0)
        }
        #expect(!answer(field(typed)).contains(#""validity":"valid""#))
        closeField(opened)
        closeField(typed)
    }

    @Test(arguments: [
        ("GB", "020 7031 3000"), ("UK", "020 7031 3000"), ("US", "+44 20 7031 3000"), ("", "+442070313000"),
    ])
    func theVeryNumberIsValid(_ region: String, _ text: String) {
        let handle = openPhone(put(text), letters(region))
        #expect(answer(field(handle)).contains(#""validity":"valid","message":"","notice":"","value":"+442070313000""#))
        closeField(handle)
    }

    @Test func noFieldIsOfARegionWithoutAPlan() {
        #expect(openPhone(put(""), letters("XX")) == -1)
    }

    @Test func refusesWhatIsNoFieldAndNoRange() {
        #expect(edit(99_999, 0, 0, 0, 0) == -1)
        let handle = openPhone(put("+1"), 0)
        #expect(edit(handle, 50, -3, put("2"), 9) > 0)
        closeField(handle)
    }
}
