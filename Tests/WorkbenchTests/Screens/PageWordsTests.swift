#if Workbench
import Foundation
import Testing

@testable import Workbench

/// Facts about files and changes in the language of the page, and names whose characters a field cannot show.
struct PageWordsTests {
    private static let table = "Name;Phone\nAda Example;+16502530001\nBo \u{202E}live;+16502530002\n"

    @Test(arguments: [
        ("/findings", "en", "cells parted by semicolons", "delimiter"),
        ("/findings", "de", "Zellen getrennt durch Semikolons", "delimiter"),
        ("/history", "en", "bits of evidence", "automatic from"),
        ("/history", "de", "Bit an Hinweisen", "automatic from"),
    ])
    func factsAreInTheLanguageOfThePage(
        _ page: String, _ language: String, _ words: String, _ others: String
    ) async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            try await workbench.read(Self.table, region: "US")
            #expect(try await workbench.post("/dedupe", [:]).status == 200)
            let text = try await workbench.get(page, headers: [("Accept-Language", language)]).text
            #expect(text.contains(words) && !text.contains(others))
        }
    }

    @Test func charactersThatAFieldCannotShowAreNamedBesideIt() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            try await workbench.read(Self.table, region: "US")
            let keys = try workbench.rows("SELECT id FROM contacts ORDER BY id")
            let pages = try await [
                workbench.get("/contact?id=\(keys[0])").text, workbench.get("/contact?id=\(keys[1])").text,
            ]
            let mark = "<span class=\"note\"><bdi>Bo <span class=\"mark\">U+202E</span>live</bdi>"
            #expect(!pages[0].contains("class=\"mark\"") && pages[1].contains(mark))
        }
    }

    /// A name that is too long for a heading says that it is cut.
    @Test func aLongNameIsCutWithASign() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            try await workbench.read("Name,Phone\n\(String(repeating: "x", count: 130)),+16502530001\n", region: "US")
            let key = try #require(try workbench.rows("SELECT id FROM contacts").first)
            let page = try await workbench.get("/contact?id=\(key)").text
            let heading = try #require(page.firstMatch(of: /<h1[^>]*>(.*?)<\/h1>/)?.1)
            #expect(heading.contains("x … +10"))
        }
    }
}
#endif
