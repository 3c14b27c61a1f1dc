/// Readings of texts in a column, each made once.
struct CountryReadings {
    private let make: @Sendable ([UInt8]) -> CountryReading
    private var known: [[UInt8]: CountryReading] = [:]
    /// Texts that were asked for before, each in the place that ``recentPlace(of:)`` gives it: finding one takes no hash table.
    private var recent = [(text: [UInt8], reading: CountryReading)](repeating: ([], .nothing), count: recentCount)

    /// Countries are few; other texts must not fill the memory.
    private static let mostKnown = 4096
    private static let recentCount = 64

    /// - Parameter make: reads a text.
    init(_ make: @escaping @Sendable ([UInt8]) -> CountryReading) { self.make = make }

    /// The reading of a text.
    subscript(text: ArraySlice<UInt8>) -> CountryReading {
        mutating get {
            let place = Self.recentPlace(of: text)
            if recent[place].text.elementsEqual(text) { return recent[place].reading }
            let key = Array(text)
            let reading = known[key] ?? make(key)
            if known.count < Self.mostKnown { known[key] = reading }
            recent[place] = (key, reading)
            return reading
        }
    }

    private static func recentPlace(of text: ArraySlice<UInt8>) -> Int {
        guard let first = text.first, let last = text.last else { return 0 }
        return (Int(first) &* 7 &+ Int(last) &* 31 &+ text.count) % recentCount
    }
}
