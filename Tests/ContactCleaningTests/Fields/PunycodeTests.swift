import SeededRandom
import Testing

@testable import ContactCleaning

struct PunycodeTests {
    /// Samples of RFC 3492, section 7.1, and of the examples of ICANN.
    @Test(arguments: [
        ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"), ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
        ("bücher", "bcher-kva"),
        ("Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"), ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
        ("そのスピードで", "d9juau41awczczp"),
        ("-> $1.00 <-", "-> $1.00 <--"), ("ü", "tda"), ("", ""),
    ])
    func theSamplesOfTheStandard(text: String, ascii: String) {
        #expect(Punycode.encode(Array(text.unicodeScalars)) == ascii)
        #expect(Punycode.decode(ascii.utf8) == Array(text.unicodeScalars))
    }

    @Test(arguments: 0..<40)
    func whatIsEncodedIsDecoded(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<25 {
            let scalars = (0..<Int.random(in: 1...20, using: &random)).compactMap { _ -> Unicode.Scalar? in
                let limits: [UInt32] = [0x7F, 0x24F, 0xFFFF, 0x10FFFF]
                return Unicode.Scalar(
                    UInt32.random(in: 0x21...limits[Int.random(in: 0..<4, using: &random)], using: &random))
            }
            #expect(Punycode.encode(scalars).flatMap { Punycode.decode($0.utf8) } == scalars)
        }
    }

    /// A text that is no number is refused, however large it would be.
    @Test(arguments: ["99999999", "a!", "é", "zzzzzzzzzzzzzzzzzz", "bcher-kv", "99999a"])
    func whatIsNoNumberIsRefused(text: String) {
        #expect(Punycode.decode(text.utf8) == nil)
    }
}
