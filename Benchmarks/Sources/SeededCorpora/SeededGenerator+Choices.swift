import SeededRandom

extension SeededGenerator {
    /// A number below a limit.
    mutating func below(_ limit: Int) -> Int { Int(((next() >> 32) * UInt64(limit)) >> 32) }

    /// Draws an event: returns `true` with a probability in percent.
    mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

    /// A random element.
    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }
}
