import ContactMatching
import Foundation
import Testing

/// Pairs of names that were written without knowledge of the rule, each with the verdict of somebody who knows that both cards have one
/// private mobile number: `same`, `different` or `vague`. `match-contacts FILE --names --list` shows what is not as the verdict says.
@Suite struct NamePairTests {
    /// A list, how many of its 330 pairs of one person are joined at least, and how many of its 210 pairs of two people at most.
    @Test(arguments: [("europe", 290, 12), ("asia", 225, 20)])
    func joinsOnePersonAndNotTwo(_ list: String, _ leastJoined: Int, _ mostJoined: Int) throws {
        let url = try #require(Bundle.module.url(forResource: list, withExtension: "tsv", subdirectory: "Pairs"))
        var joined: [String: Int] = [:]
        var count = 0
        for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst() {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(cells.count == 6, "\(line)")
            count += 1
            if Book.areJoined(cells[3], cells[4]) { joined[cells[2], default: 0] += 1 }
        }
        #expect(count == 600)
        #expect(joined["same", default: 0] >= leastJoined)
        #expect(joined["different", default: 0] <= mostJoined)
    }
}
