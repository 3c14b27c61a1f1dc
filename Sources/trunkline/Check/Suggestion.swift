/// Finds what was probably meant by a mistyped word.
enum Suggestion {
    /// The candidate with the fewest changes, if they are few for the word's length; the first of equals.
    static func nearest(to word: String, in candidates: [String]) -> String? {
        let lowercased = Array(word.lowercased())
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let distance = self.distance(lowercased, Array(candidate.lowercased()))
            if distance <= max(1, lowercased.count / 3), distance < best?.distance ?? .max {
                best = (candidate, distance)
            }
        }
        return best?.candidate
    }

    /// How many characters must be put in, taken out or changed.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var row = Array(0...right.count)
        for (line, character) in left.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in right.indices {
                let change = diagonal + (character == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(change, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}
