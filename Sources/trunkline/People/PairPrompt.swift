import ContactCleaning
import Foundation

/// Shows pairs of contacts and asks whether they are one person's.
struct PairPrompt: ~Copyable {
    let review: PeopleReview
    var output = ByteOutput.standard

    init(_ review: PeopleReview) { self.review = review }

    /// The replies to a pair.
    enum Reply {
        case same(Bool)
        case skip, undo, quit
    }

    /// Shows two contacts side by side, with their place among all that are asked about, and a text below.
    mutating func show(_ first: Int, _ second: Int, place: Int, of count: Int, note: String = "") throws {
        try output.write("\n\(place + 1) of \(count)\n")
        try output.write(PairText.sideBySide(try review.card(first), try review.card(second)))
        try output.write("\n" + note)
    }

    /// Asks until there is an answer; the end of the input quits.
    mutating func reply() throws -> Reply {
        while true {
            try output.write("One person? y/n/s/u/q: ")
            try output.flush()
            guard let line = readLine() else { return .quit }
            switch line.trimmingCharacters(in: .whitespaces).lowercased() {
            case "y", "yes": return .same(true)
            case "n", "no": return .same(false)
            case "s", "": return .skip
            case "u": return .undo
            case "q": return .quit
            default: try output.write("y one person, n two people, s skip, u undo the last answer, q quit\n")
            }
        }
    }
}
