#if Workbench
import ContactStore
import Foundation
import Markup
import StoreTestSupport
import Testing

@testable import Workbench

/// Correcting many numbers at once.
struct BulkTests {
    private static let table = """
        Name,Phone
        Ada,+49 171 1234561
        Bo,+33 1 42 68 53 00
        Cleo,0171 1234562
        Dan,0171 1234563
        Eve,01 42 68 53 01
        Finn,+33 1 42 68 53 02 7
        Gil,12345
        """

    private static let german = "/rejected?state=open&suggested=country&into=DE"

    private func run(_ body: (RunningWorkbench) async throws -> Void) async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            try await workbench.read(Self.table, region: "")
            // Suggestions are looked for in the background.
            let workspace = workbench.server.workspace
            _ = await workspace.suggestions.index(try await workspace.counts.current())
            await workspace.suggestions.finish()
            try await body(workbench)
        }
    }

    @Test func numbersAreGroupedByCauseAndRemedy() async throws {
        try await run { workbench async throws in
            let page = try await workbench.get("/rejected?state=open").text
            let groups = page.matches(of: /<strong><span class="count">(\d+)<\/span><\/strong> ([a-z ]+)<\/a>/).map {
                "\($0.1) \($0.2)"
            }
            #expect(groups == ["2 no region", "1 no region", "1 too long"])
            #expect(page.contains("<del>0</del>171 1234562"))
            #expect(page.contains("+<ins>49</ins> 171 1234562"))
            let list = try await workbench.get(Self.german).text
            #expect(list.components(separatedBy: "<tr data-number").count - 1 == 2)
            #expect(list.contains("value=\"+491711234562\""))
        }
    }

    /// While suggestions are looked for, no count says that there are none.
    @Test(arguments: [
        (["suggested": "country"], true), (["state": "open", "into": "DE"], true), (["reason": "forbidden"], false),
        (["state": "open"], false),
    ])
    func whatIsBeingLookedForIsNotSaidToBeNone(_ query: [String: String], _ isWaiting: Bool) {
        let screen = RejectedScreen(
            frame: Frame(database: "a.db", isReadOnly: false), filter: ProblemFilter(query: query),
            index: ProblemIndex(),
            sources: [:], page: ([], 0, nil), rows: [], suggestions: [:],
            remedies: RemedyGroups(groups: [], isSearching: true), detail: nil)
        let page = String(decoding: screen.html.bytes, as: UTF8.self)
        #expect(page.components(separatedBy: "are being looked for").count == 2)
        #expect(page.contains("No number matches these filters") != isWaiting)
    }

    @Test func allOfAFilterAreCorrectedAndUndoneTogether() async throws {
        try await run { workbench async throws in
            let filter = ["state": "open", "suggested": "country", "into": "DE"]
            let stale = try await workbench.post("/suggestions", ["filter": filter, "count": 3])
            #expect(stale.status == 409)
            let answer = try await workbench.post("/suggestions", ["filter": filter, "count": 2])
            #expect(answer.status == 200)
            #expect(answer.json["message"] as? String == "2 numbers are corrected.")
            let accepted = "SELECT e164 FROM accepted_numbers WHERE e164 LIKE '+49171%' ORDER BY 1"
            #expect(try workbench.rows(accepted) == ["+491711234561", "+491711234562", "+491711234563"])
            #expect(try workbench.rows("SELECT count(*) FROM changes WHERE kind = 'fix'") == ["1"])
            #expect(try await workbench.undoLast().status == 200)
            #expect(try workbench.rows(accepted) == ["+491711234561"])
            #expect(try await workbench.get(Self.german).text.contains("value=\"+491711234563\""))
        }
    }

    @Test func theChosenAreCorrectedIfTheyAreWhatWasSeen() async throws {
        try await run { workbench async throws in
            let keys = try workbench.rows("SELECT id FROM phone_numbers WHERE raw LIKE '0171%' ORDER BY id")
            let answer = try await workbench.post(
                "/suggestions",
                [
                    "filter": ["state": "open"], "count": 0,
                    "chosen": [keys[0]: "+491711234562", keys[1]: "+491719999999"],
                ])
            #expect(answer.status == 200)
            #expect(
                answer.json["message"] as? String == "1 number is corrected. 1 stays as it is.")
            let again = try await workbench.post(
                "/suggestions",
                ["filter": ["state": "open"], "count": 0, "chosen": [keys[0]: "+491711234562"]])
            #expect(again.status == 409)
        }
    }

    @Test func aCountryIsTriedBeforeItIsTaken() async throws {
        try await run { workbench async throws in
            let filter = ["state": "open", "reason": "noRegion"]
            func read(_ region: String, isTrial: Bool, count: Int = 4) async throws -> String {
                let answer = try await workbench.post(
                    "/read-in", ["filter": filter, "count": count, "region": region, "isTrial": isTrial])
                return "\(answer.status) \(answer.json["message"] as? String ?? "")"
            }
            #expect(try await read("DE", isTrial: true) == "200 2 numbers would be accepted. 2 stay as they are.")
            #expect(try workbench.rows("SELECT count(*) FROM changes WHERE kind = 'fix'") == ["0"])
            #expect(try await read("DE", isTrial: false, count: 5) == "409 ")
            #expect(try await read("DE", isTrial: false).hasPrefix("200 2 numbers are corrected."))
            #expect(try await read("Germany", isTrial: true, count: 2) == "400 ")
            #expect(try workbench.rows("SELECT count(*) FROM accepted_numbers WHERE e164 LIKE '+49171%'") == ["3"])
        }
    }
}
#endif
