import InputMasks
import SeededRandom
import Testing

/// Properties of every mask and every input, tried on many made from a printed seed.
struct MaskPropertyTests {
    @Test(arguments: 0..<400)
    func maskingAMaskedTextChangesNothing(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let mask = try random.mask()
        for _ in 0..<60 {
            let input = random.input()
            let once = mask.maskedString(input: input)
            #expect(mask.maskedString(input: once) == once, "seed \(seed), \(mask.slots), \(input.debugDescription)")
        }
    }

    @Test(arguments: 0..<100)
    func staticCharactersAreFollowedByAnEnteredOne(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let mask = try random.mask()
        for _ in 0..<60 {
            let masked = mask.masked(random.input())
            #expect(masked.text.last == masked.raw.last)
            #expect(masked.caret == masked.text.count)
            #expect(masked.isComplete == (masked.raw.count == mask.placeholderCount))
        }
    }

    @Test(arguments: 0..<100)
    func rawTextRestoresTheMaskedText(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let mask = try random.mask(policy: .ignore)
        for _ in 0..<60 {
            let masked = mask.maskedString(input: random.input())
            #expect(mask.maskedString(raw: mask.unmasked(masked)) == masked, "seed \(seed), \(mask.slots)")
        }
    }

    /// Taking characters from the end of a masked text, as the delete key does, only takes data away.
    @Test(arguments: 0..<100)
    func everyPrefixOfAMaskedTextIsReadAsItStands(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let mask = try random.mask()
        for _ in 0..<30 {
            let masked = mask.masked(random.input())
            var rest = masked.text
            while !rest.isEmpty {
                rest.removeLast()
                let again = mask.masked(rest)
                #expect(rest.hasPrefix(again.text), "seed \(seed), \(mask.slots), \(rest)")
            }
        }
    }

    @Test
    func hugeInputIsReadOnce() {
        let mask = Mask(expression: "+7(DDD)-DDD")
        let input = String(repeating: "x-+( ", count: 40_000) + "123456"
        #expect(mask.maskedString(input: input).count <= 11)
    }
}
