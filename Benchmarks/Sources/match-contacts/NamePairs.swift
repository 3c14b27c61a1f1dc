import ContactMatching
import ContactModel

/// Pairs of names, each with the verdict of a person who knows that both cards have one private mobile number.
///
/// A line of the table has an identifier, a class, the verdict (`same`, `different` or `vague`) and two names as cards show them, between
/// tabs; a first line of headings is skipped.
struct NamePairs {
    private var pairs: [Pair] = []

    private struct Pair {
        let id: String
        let kind: String
        let verdict: String
        let names: [String]
    }

    /// The outcome for one pair: joined or not, and how its names agree.
    private struct Outcome {
        let isJoined: Bool
        let level: NameLevel
    }

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count >= 5, ["same", "different", "vague"].contains(cells[2]) else { continue }
            pairs.append(Pair(id: cells[0], kind: cells[1], verdict: cells[2], names: [cells[3], cells[4]]))
        }
    }

    /// The outcome of two cards that have nothing but a name and one mobile number.
    private func outcome(_ names: [String]) -> Outcome {
        var batch = ContactBatch()
        for (place, name) in names.enumerated() {
            var record = ContactRecord(id: Int64(place))
            record.append(.displayName, name)
            record.appendPhone("+447700900123", kind: .mobile)
            batch.append(record)
        }
        let matcher = ContactMatcher([batch])
        return Outcome(
            isJoined: matcher.match().peopleCount == 1, level: matcher.evidence(0, 1)?.name ?? .none)
    }

    /// Prints what becomes of each class, and each pair that is not as the verdict says.
    func report(listsPairs: Bool) {
        var counts: [String: (joined: Int, apart: Int, conflicts: Int)] = [:]
        for pair in pairs {
            let outcome = outcome(pair.names)
            let isConflict = outcome.level == .familyOnly || outcome.level == .different
            for key in ["", pair.kind + " "] {
                counts[key + pair.verdict, default: (0, 0, 0)].joined += outcome.isJoined ? 1 : 0
                counts[key + pair.verdict, default: (0, 0, 0)].apart += outcome.isJoined ? 0 : 1
                counts[key + pair.verdict, default: (0, 0, 0)].conflicts += isConflict ? 1 : 0
            }
            let isWrong = pair.verdict == "same" ? !outcome.isJoined : pair.verdict == "different" && outcome.isJoined
            if listsPairs, isWrong || pair.verdict == "vague" && isConflict {
                print(
                    pair.verdict, outcome.level, pair.id, pair.kind, pair.names.joined(separator: " | "),
                    separator: "\t")
            }
        }
        for (key, count) in counts.sorted(by: { $0.key < $1.key }) {
            print("\(key): \(count.joined) joined, \(count.apart) apart, \(count.conflicts) with names that differ")
        }
    }
}
