import SeededRandom

extension SeededGenerator {
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
