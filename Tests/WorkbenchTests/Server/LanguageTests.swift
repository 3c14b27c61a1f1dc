#if Workbench
import Testing

@testable import Workbench

struct LanguageTests {
    @Test func thePageSpeaksTheLanguageOfTheReader() async throws {
        try await RunningWorkbench.run { workbench in
            for (header, lang, title) in [("de-CH", "de", "Personen"), ("fr", "en", "People")] {
                let page = try await workbench.get("/people", headers: [("Accept-Language", header)])
                #expect(page.text.contains("<html lang=\"\(lang)\" dir=\"ltr\">"))
                #expect(page.text.contains("<h1>\(title)</h1>"))
                #expect(page.headers["vary"] == "Accept-Language, Cookie")
            }
        }
    }

    @Test func aChoiceIsRememberedBelowThePathOfTheWorkbenchAndLeadsToTheSamePage() async throws {
        try await RunningWorkbench.run { workbench in
            let answer = try await workbench.get("/rejected?state=open&language=de")
            #expect(answer.status == 303)
            #expect(answer.headers["location"] == "\(workbench.root)/rejected?state=open")
            let cookie = try #require(answer.headers["set-cookie"])
            #expect(cookie.hasPrefix("trunkline-language=de;"))
            #expect(cookie.split(separator: "; ").contains("Path=\(workbench.root)/"))
            var german = workbench
            german.cookie += "; trunkline-language=de"
            #expect(try await german.get("/rejected").text.contains("Nummern korrigieren"))
            let other = try await german.get("/rejected?language=fr")
            #expect(other.status == 200)
            #expect(other.headers["set-cookie"] == nil)
        }
    }

    @Test func refusalsSpeakTheLanguageOfTheReader() async throws {
        try await RunningWorkbench.run { workbench in
            var german = workbench
            german.cookie += "; trunkline-language=de"
            let answer = try await german.post("/edit", ["contact": 1, "field": "note", "action": "?", "value": ""])
            #expect(answer.json["error"] as? String == "Eine solche Bearbeitung gibt es nicht.")
            let fixed = try await german.post("/undo", ["change": 999])
            #expect(fixed.json["error"] as? String == "Änderung 999 gibt es nicht.")
        }
    }
}
#endif
