import PhoneNumbers
import Testing

struct EnglishSentenceTests {
    private enum Kind: String, SentenceKind {
        case plain, counted, listed

        static var family: String { "test" }

        var english: String {
            switch self {
            case .plain: "nothing stands in it"
            case .counted: "{count} files of {name}"
            case .listed: "one of {numbers}: {inner}"
            }
        }

        var englishForOne: String { self == .counted ? "{count} file of {name}" : english }
    }

    @Test func aSentenceWithoutValuesIsItsPattern() {
        #expect(Sentence(Kind.plain).description == "nothing stands in it")
    }

    @Test(arguments: [(0, "0 files of {count}"), (1, "1 file of {count}"), (2, "2 files of {count}")])
    func countsChooseTheFormAndValuesAreNoPlaces(_ count: Int, _ words: String) {
        let sentence = Sentence(Kind.counted, ["count": .number(count), "name": .text("{count}")])
        #expect(sentence.description == words)
    }

    @Test(arguments: [
        (Sentence.Joint.or, "1, 2 or 3"), (.and, "1, 2 and 3"), (.comma, "1, 2, 3"), (.semicolon, "1; 2; 3"),
    ])
    func listsHaveTheirJoint(_ joint: Sentence.Joint, _ list: String) {
        let sentence = Sentence(
            Kind.listed,
            ["numbers": .list([.number(1), .number(2), .number(3)], joint), "inner": .sentence(Sentence(Kind.plain))])
        #expect(sentence.description == "one of \(list): nothing stands in it")
    }

    @Test func aTextWithoutAKindIsItself() {
        let sentence = Sentence(same: "{text} and more")
        #expect(sentence.description == "{text} and more")
        #expect(sentence.family.isEmpty)
    }
}
