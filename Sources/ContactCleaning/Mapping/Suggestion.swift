/// Finds the word that was probably meant by a mistyped one.
package enum Suggestion {
    /// The candidate with the fewest changes, if they are few for the word's length, the first of equals; else the only
    /// candidate that begins with the word.
    package static func nearest(to word: String, in candidates: [String]) -> String? {
        nearestSpelling(to: word, in: candidates) ?? onlyCompletion(of: word, in: candidates)
    }

    private static func onlyCompletion(of word: String, in candidates: [String]) -> String? {
        let completions = Set(candidates.filter { word.count > 2 && $0.lowercased().hasPrefix(word.lowercased()) })
        return completions.count == 1 ? completions.first : nil
    }

    private static func nearestSpelling(to word: String, in candidates: [String]) -> String? {
        let lowercased = Array(word.lowercased())
        let maximum = max(1, lowercased.count / 3)
        var best: (candidate: String, distance: Int)?
        // Texts whose lengths differ by more than the maximum need more changes.
        for candidate in candidates where abs(candidate.count - lowercased.count) <= maximum {
            let distance = self.distance(lowercased, Array(candidate.lowercased()))
            if distance <= maximum, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// The number of characters that must be inserted, deleted, replaced, or exchanged with their neighbour.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var rows = [Array(0...right.count)]
        for line in left.indices {
            var row = [line + 1]
            for column in right.indices {
                let change = left[line] == right[column] ? 0 : 1
                var best = min(rows[line][column] + change, rows[line][column + 1] + 1, row[column] + 1)
                if line > 0, column > 0, left[line] == right[column - 1], left[line - 1] == right[column] {
                    best = min(best, rows[line - 1][column - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
