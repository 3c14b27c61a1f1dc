import InputMasks
import SeededRandom

extension SeededGenerator {
    /// A mask whose static characters are often digits and letters, the difficult ones.
    mutating func mask(policy: InvalidInputPolicy? = nil) throws -> Mask {
        var expression = ""
        var template = ""
        var conditions: [String] = []
        for _ in 0..<Int.random(in: 1...10, using: &self) {
            let element = pick("DDDLLC+-() 7812az")
            if element == "C" { conditions.append("\(pick("78a")), \(pick("19-"))") }
            expression.append(element)
            let isForced = Int.random(in: 0..<6, using: &self) == 0
            template.append(isForced ? pick("7-a") : element)
        }
        expression.append("D")
        template.append("D")
        return try Mask(
            invalidInputPolicy: policy ?? (Bool.random(using: &self) ? .ignore : .consume),
            expression: expression,
            conditions: conditions,
            template: Bool.random(using: &self) ? template : nil
        )
    }

    /// A short text of characters that masks care for, and some that nobody expects.
    mutating func input() -> String {
        var input = ""
        for _ in 0..<Int.random(in: 0...14, using: &self) {
            if Int.random(in: 0..<12, using: &self) == 0 {
                let odd = ["👩‍👩‍👧", "\r\n", "\u{301}", "\u{200D}", "é", "ᄀ", "ᅡ", "\u{940}", "🇩", "🇪", "\0", "１"]
                input += odd.randomElement(using: &self) ?? ""
            } else {
                input.append(pick("0123789abz+-()  _"))
            }
        }
        return input
    }

    private mutating func pick(_ characters: String) -> Character {
        characters.randomElement(using: &self) ?? "D"
    }
}
