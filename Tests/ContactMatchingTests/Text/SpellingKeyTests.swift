import Testing

@testable import ContactMatching

/// The keys of words in Latin letters that are the same for several spellings.
@Suite struct SpellingKeyTests {
    private static func sound(_ word: String) -> [UInt8] {
        var key: [UInt8] = []
        Array(word.utf8).withUnsafeBufferPointer { SoundKey.append($0, to: &key) }
        return key
    }

    private static func romanization(_ word: String) -> [UInt8] {
        Array(word.utf8).withUnsafeBufferPointer(RomanizationKey.of)
    }

    @Test(arguments: [
        ("sunita", "suneeta"), ("pooja", "puja"), ("erik", "eric"), ("clara", "klara"), ("theresa", "teresa"),
        ("nipha", "nipa"),
        ("gustaf", "gustav"), ("yoon", "yun"), ("christos", "kristos"), ("sarah", "sara"),
    ]) func soundsAgree(_ one: String, _ two: String) { #expect(Self.sound(one) == Self.sound(two)) }

    @Test(arguments: [
        ("maria", "mario"), ("johan", "joan"), ("bill", "phil"), ("alan", "ellen"), ("yoko", "yuko"), ("youko", "yuko"),
        ("chan", "shan"),
        ("hanna", "anna"),
    ]) func soundsDiffer(_ one: String, _ two: String) { #expect(Self.sound(one) != Self.sound(two)) }

    @Test(arguments: [
        ("chih-ming", "zhiming"), ("tzu-chiang", "ziqiang"), ("hsiao-ming", "xiaoming"), ("chi-yong", "jiyoung"),
        ("seung-hoon", "sunghun"), ("eun-gyeong", "eunkyung"), ("dong-hyun", "donghyeon"), ("ohno", "ono"),
        ("soedarsono", "sudarsono"),
    ]) func romanizationsAgree(_ one: String, _ two: String) {
        #expect(Self.romanization(one) == Self.romanization(two))
    }

    /// A word of Han characters or Hangul, which is folded, a word in Latin letters, and `true` if the first may be written so.
    @Test(arguments: [
        ("山本", "yamamoto", true), ("健太", "kenta", true), ("陽子", "yoko", true), ("陽子", "yuko", false),
        ("小川", "ogawa", true),
        ("真由美", "mayumi", true), ("嘉欣", "kayan", true), ("嘉欣", "jiaxin", true), ("小明", "hsiao-ming", true),
        ("小明", "kevin", false),
        ("민수", "min-soo", true), ("정호", "jungho", true), ("정호", "jungah", false), ("석진", "seokjin", true),
        ("", "x", false),
        ("山", "", false),
    ]) func nativeReadings(_ native: String, _ latin: String, _ isReading: Bool) {
        let key = Self.romanization(latin)
        var folded: [UInt8] = []
        Array(native.utf8).withUnsafeBufferPointer { TextFolder(keepsHangul: true).fold($0, into: &folded) }
        #expect(folded.withUnsafeBufferPointer { NativeReadings.shared.spell($0, as: key) } == isReading)
    }

    @Test(arguments: [
        ("SchÃ¤fer", "Schäfer"), ("BjÃ¶rn Ã…s", "Björn Ås"), ("Ð˜Ð²Ð°Ð½", "Иван"), ("Huá»³nh", "Huỳnh"),
        ("Schäfer", nil), ("São", nil),
        ("Ãngel", nil), ("plain", nil), ("", nil),
    ]) func misreadText(_ text: String, _ meant: String?) {
        var output = Array("+".utf8)
        let isRepaired = Array(text.utf8).withUnsafeBufferPointer { MisreadText.appendRepaired($0, to: &output) }
        #expect(isRepaired == (meant != nil))
        #expect(String(decoding: output, as: UTF8.self) == "+" + (meant ?? ""))
    }
}
