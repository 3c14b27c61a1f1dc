import Testing

@testable import ContactMatching

@Suite struct BitsTests {
    @Test(arguments: [
        (5 as Bits, "+5.0"), (-12.3, "-12.3"), (0, "+0.0"), (0.04, "+0.0"), (-0.04, "+0.0"), (0.05, "+0.1"),
        (Bits(.nan), "+0.0"),
    ]) func descriptions(_ bits: Bits, _ text: String) {
        #expect(bits.description == text)
    }

    @Test func sumsAreExact() {
        #expect((0.1 as Bits) + 0.2 == 0.3)
        #expect((4 as Bits) - 7.5 == -3.5)
        #expect(Bits(.infinity) > 1_000_000)
    }

    @Test(arguments: [(1.0, 0), (402, 875), (3, 150), (0.5, -100), (1.1, 25), (1.05, 0)])
    func countsSayQuartersOfABit(_ ratio: Double, _ hundredths: Int32) {
        #expect(Bits.log2(ofCounts: ratio).hundredths == hundredths)
    }

    @Test func everyReasonHasASentence() {
        for kind in EvidencePart.Kind.allCases {
            let sentence = EvidencePart.sentence(ofKind: kind.rawValue, value: "77")
            #expect(sentence.contains(" "))
        }
        #expect(EvidencePart.sentence(ofKind: "ofALaterVersion", value: nil) == "ofALaterVersion")
        #expect(Set(RefusalReason.allCases.map(\.sentence)).count == RefusalReason.allCases.count)
    }

    /// Of `Gamma HR` one word is compared, for `HR` is a title; `Gamma IT` has another.
    @Test func aSingleWordIsNotSaidToBeAllOfBothNames() {
        #expect(
            EvidencePart.sentence(ofKind: "partialName", value: nil)
                == "agree in one word, and nothing else of one name is compared")
    }

    @Test(arguments: [
        (1, "share 77, held under no other name"), (3, "share 77, held by 3 people of different names"),
        (255, "share 77, held by many people"), (0, "share 77"),
    ]) func holders(_ people: Int, _ sentence: String) {
        #expect(EvidencePart.sentence(ofKind: "sharedEmail", value: "77", people: people) == sentence)
    }
}
