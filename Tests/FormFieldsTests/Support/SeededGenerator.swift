/// Random texts that are the same for the same seed ([SplitMix64](https://prng.di.unimi.it/splitmix64.c)).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A short text of characters that fields care for, and some that nobody expects.
    mutating func text(upTo length: Int = 12) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...length, using: &self) {
            if Int.random(in: 0..<12, using: &self) == 0 {
                text += Self.odd.randomElement(using: &self) ?? ""
            } else {
                text.append("0011223456789abzNY+-()./ $%,'".randomElement(using: &self) ?? "0")
            }
        }
        return text
    }

    private static let odd = [
        "👩‍👩‍👧", "\r\n", "\n", "\u{301}", "\u{200D}", "é", "ᄀ", "ᅡ", "\u{940}", "🇩", "🇪", "\0", "１", "٣", "\u{202C}",
    ]
}
