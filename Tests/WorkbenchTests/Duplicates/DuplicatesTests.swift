#if Workbench
import ContactMatching
import ContactStore
import Foundation
import StoreTestSupport
import Testing

@testable import Workbench

/// Groups of records on pages, and what is decided about them there.
struct DuplicatesTests {
    private static let table = """
        Name,Phone,Company
        Ana Example,(650) 253-0000,Acme
        Ana E.,(650) 253-0000,Other
        ,(650) 253-0000,
        Zed Muster,(415) 555-2671,
        Karl Weber,(650) 253-0001,Acme
        Karl Weber,(650) 253-0001,Beta
        """

    private func run(_ body: (RunningWorkbench) async throws -> Void) async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            try await workbench.read(Self.table, region: "US")
            #expect(try await workbench.get("/duplicates").text.contains("Find people"))
            #expect(try await workbench.post("/dedupe", [:]).status == 200)
            try await body(workbench)
        }
    }

    @Test func aGroupShowsItsRecordsLinksAndReasons() async throws {
        try await run { workbench async throws in
            let page = try await workbench.get("/duplicates").text
            #expect(page.contains("Group <span class=\"count\">1</span> of "))
            #expect(page.contains("<svg class=\"graph\""))
            #expect(page.contains("role=\"img\" aria-label=\""))
            #expect(
                page.contains(/share the (mobile )?number <bdi>\+16502530000/))
            #expect(page.contains("wrong") || page.contains("one person"))
            #expect(page.contains(">wins</span>"))
            #expect(!page.contains(" bits (") && !page.contains("> bits"))
        }
    }

    @Test func joinedPeopleAreListedAndChosenFrom() async throws {
        try await run { workbench async throws in
            let list = try await workbench.get("/duplicates?tab=automatic").text
            #expect(list.contains("Karl Weber"))
            let contact = try #require(list.firstMatch(of: /group\?contact=(\d+)"><bdi>Karl/)?.1)
            let page = try await workbench.get("/group?contact=\(contact)").text
            #expect(page.contains("One person of <span class=\"count\">2</span> records"))
            let choice = try #require(page.firstMatch(of: /data-act="choose" data-argument="(\d+),organization,(\d+)"/))
            let answer = try await workbench.post(
                "/choose",
                ["person": Int(choice.1) ?? 0, "field": "organization", "contact": Int(choice.2) ?? 0])
            #expect(answer.status == 200)
            let chosen = try await workbench.get("/group?contact=\(contact)").text
            #expect(
                chosen.firstMatch(of: /data-act="choose" data-argument="\d+,organization,(\d+)"/)?.1 != choice.2)
            #expect(try await workbench.get("/group?contact=999999").status == 404)
            #expect(try await workbench.get("/group").status == 404)
        }
    }

    @Test func pairsAboveALineAreCheckedAcceptedAndUndone() async throws {
        try await run { workbench async throws in
            let page = try await workbench.get("/duplicates?tab=all&line=330").text
            let count = try #require(page.firstMatch(of: /id="accept"[^>]*data-number="(\d+)"/).flatMap { Int($0.1) })
            #expect(count > 0)
            #expect(page.contains("Nobody has checked any of them"))
            let check = try await workbench.get("/duplicates?check=330").text
            let pair = try #require(check.firstMatch(of: /data-argument="(\d+),(\d+)"/))
            #expect(check.contains("Check 1 of "))
            let decided = try await workbench.post(
                "/decide", ["first": Int(pair.1) ?? 0, "second": Int(pair.2) ?? 0, "same": false])
            #expect(decided.status == 200)
            #expect(try await workbench.get("/duplicates?tab=all&line=330").text.contains("With 95 % certainty"))
            #expect(try await workbench.undoLast().status == 200)
            #expect(try await workbench.post("/accept", ["line": 330, "pairs": count + 1]).status == 409)
            let people = try workbench.rows("SELECT count(*) FROM people")
            let accepted = try await workbench.post("/accept", ["line": 330, "pairs": count])
            #expect(accepted.status == 200)
            #expect(try workbench.rows("SELECT count(*) FROM people") != people)
            let list = try await workbench.get("/duplicates?tab=decided").text
            #expect(list.contains("all pairs from <bdi>3.3</bdi> bits"))
            #expect(try await workbench.undoLast().status == 200)
            #expect(try workbench.rows("SELECT count(*) FROM people") == people)
        }
    }

    @Test func anAnswerThatSettlesOtherPairsPassesThemOver() async throws {
        try await run { workbench async throws in
            var answered = 0
            while answered < 10 {
                let page = try await workbench.get("/duplicates?pair=\(answered)").text
                guard let pair = page.firstMatch(of: /id="decision"[^>]*data-argument="(\d+),(\d+)"/) else { break }
                let people = try workbench.rows(
                    "SELECT count(DISTINCT person_id) FROM memberships WHERE contact_id IN (\(pair.1), \(pair.2))")
                #expect(people == ["2"])
                _ = try await workbench.post(
                    "/decide", ["first": Int(pair.1) ?? 0, "second": Int(pair.2) ?? 0, "same": true])
                answered += 1
            }
            #expect(answered > 0)
            #expect(try await workbench.get("/duplicates?pair=\(answered + 5)").text.contains("No pair of contacts"))
        }
    }

    /// The history says whom a decision is about, undone or not, and nothing of the many of the rule, which move.
    @Test func theHistoryNamesWhomADecisionIsAbout() async throws {
        try await run { workbench async throws in
            let page = try await workbench.get("/duplicates").text
            let pair = try #require(page.firstMatch(of: /id="decision"[^>]*data-argument="(\d+),(\d+)"/))
            let answer = try await workbench.post(
                "/decide", ["first": Int(pair.1) ?? 0, "second": Int(pair.2) ?? 0, "same": false])
            let change = try #require(answer.json["change"] as? Int)
            let keys = [Int(pair.1) ?? 0, Int(pair.2) ?? 0].sorted()
            let link = "link=\(keys[0])-\(keys[1])\""
            for address in ["/history", "/history?change=\(change)"] {
                let history = try await workbench.get(address).text
                #expect(history.contains(link))
                #expect(!history.contains("people found: "))
            }
            #expect(try await workbench.undoLast().status == 200)
            #expect(try await workbench.get("/history").text.contains(link))
        }
    }

    /// Behind the last pair come those before that still wait.
    @Test(arguments: ["pair=1", "pair=999", "pair=-1"])
    func noPlaceIsBehindTheLastPairThatWaits(_ query: String) async throws {
        try await run { workbench async throws in
            let page = try await workbench.get("/duplicates?\(query)").text
            #expect(page.contains("id=\"decision\"") && !page.contains("No pair of contacts is worth a look."))
        }
    }

    @Test(arguments: [
        (12.0, "1 in 910 such joins is wrong"), (10.0, "1 in 71 such joins is wrong"),
        (5.0, "1 in 10 such joins is wrong"), (3.5, "36 of 100 such joins are wrong"),
        (-1.0, "31 of 100 such pairs are one person"),
    ])
    func theSumIsSaidInWords(_ bits: Double, _ words: String) {
        #expect(JoinWords.risk(Bits(bits)).plain == words)
    }
}
#endif
