#if Workbench
import ContactCleaning
import Foundation
import StoreTestSupport
import Testing

@testable import Workbench

/// Files that are dropped on the page.
struct UploadTests {
    private static let table = Array("Name,Phone\nAda Example,(650) 253-0000\nBo Beispiel,12345\n".utf8)

    @Test func aFileIsPreviewedAndRead() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            #expect(try await workbench.get("/").text.contains("Try the sample"))
            let upload = try #require(try await workbench.put("people.csv", Self.table).json["upload"] as? Int)
            let preview = try await workbench.get("/uploads/\(upload)/preview?region=US").text
            #expect(preview.contains("people.csv"))
            #expect(preview.contains("<option value=\"phone\" selected>"))
            let files: [[String: Any]] = [["upload": upload, "region": "US"]]
            #expect(try await workbench.post("/ingest", ["files": files]).status == 202)
            let job = try await workbench.finishedJob()
            #expect(job["state"] as? String == "finished")
            #expect(
                job["results"] as? [String]
                    == ["people.csv: 2 contacts, 1 numbers accepted, 1 rejected, 0 ambiguous"])
            #expect(try await workbench.get("/rejected").text.contains("12345"))
            // The upload is gone, and the record is shown from what the database keeps.
            let number = try #require(try workbench.rows("SELECT id FROM phone_numbers WHERE raw = '12345'").first)
            #expect(try await workbench.get("/rejected/\(number)?part=1").text.contains("Bo Beispiel,12345"))
        }
    }

    /// A file is looked at before it is read: its first rows, how full each column is, what is not read, and the country.
    @Test func aFileIsLookedAt() async throws {
        let rows = (0..<20).map { "Ada,0151 234567\($0 + 10),\($0 < 5 ? "ada@example.com" : ""),x\n" }
        let table = "Name,Telefon,E-Mail,Leer\n" + rows.joined()
        try await RunningWorkbench.run([]) { workbench async throws in
            let upload = try #require(try await workbench.put("a.csv", Array(table.utf8)).json["upload"] as? Int)
            let text = try await workbench.get("/uploads/\(upload)/preview?region=auto").text
            #expect(text.contains("<bdi>0151 23456710</bdi>"))
            #expect(text.contains("<bdi>0151 23456714</bdi>"))
            #expect(!text.contains("<bdi>0151 23456715</bdi>"))
            #expect(text.contains("class=\"holds number\""))
            #expect(text.contains("<small>25 %</small>"))
            #expect(text.contains("data-act=\"choose-region\" data-argument=\"DE\""))
            let chosen = try #require(text.firstMatch(of: /data-argument="DE">.*? takes <span class="count">(\d+)</))
            #expect(chosen.1 == "20")
            let cards = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bo Beispiel\r\nTEL:+49 30 901820\r\nEND:VCARD\r\n"
            let other = try #require(try await workbench.put("b.vcf", Array(cards.utf8)).json["upload"] as? Int)
            let card = try await workbench.get("/uploads/\(other)/preview?region=auto").text
            #expect(card.contains("<bdi>Bo Beispiel</bdi>"))
            #expect(card.contains("<bdi>+49 30 901820</bdi>"))
        }
    }

    /// Where an upload lay is nothing that anybody could look up.
    @Test func aSourceIsCalledByTheNameOfItsFile() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            let upload = try #require(try await workbench.put("people.csv", Self.table).json["upload"] as? Int)
            let path = try #require(workbench.server.workspace.uploads[upload]?.path)
            #expect(try await !workbench.get("/uploads/\(upload)/preview").text.contains(path))
            let files: [[String: Any]] = [["upload": upload, "region": "US"]]
            #expect(try await workbench.post("/ingest", ["files": files]).status == 202)
            _ = try await workbench.finishedJob()
            #expect(try workbench.rows("SELECT path FROM sources") == ["people.csv"])
            let verification = try DatabaseVerification(database: workbench.database).run()
            #expect(verification.files.map(\.state) == [.kept])
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent().path
            #expect(try !PlainSQL.dump(workbench.database).contains(folder))
            for page in ["/", "/rejected", "/sources", "/findings", "/download?format=csv", "/job"] {
                #expect(try await !workbench.get(page).text.contains(folder), "\(page)")
            }
        }
    }

    @Test func whatCannotBeReadIsNamedWithoutItsFolder() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            let upload = try #require(
                try await workbench.put("page.html", Array("<!doctype html><p>Hello".utf8)).json["upload"] as? Int)
            let path = try #require(workbench.server.workspace.uploads[upload]?.path)
            let files: [[String: Any]] = [["upload": upload, "region": "US"]]
            #expect(try await workbench.post("/ingest", ["files": files]).status == 202)
            let results = try #require(try await workbench.finishedJob()["results"] as? [String])
            #expect(results.count == 1)
            #expect(results[0].contains("page.html"))
            #expect(!results[0].contains(path))
        }
    }

    /// A file that cannot be read has no button that would read it.
    @Test(arguments: [
        ("a.csv", Array(table), true), ("rnd.bin", [0x00, 0xFF, 0x13, 0x88, 0x00, 0x07, 0xFE, 0x00], false),
    ])
    func onlyWhatCanBeReadHasAButton(_ name: String, _ bytes: [UInt8], _ isReadable: Bool) async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            let upload = try #require(try await workbench.put(name, bytes).json["upload"] as? Int)
            let preview = try await workbench.get("/uploads/\(upload)/preview?region=US").text
            #expect(preview.contains("type=\"submit\"") == isReadable)
            #expect(preview.contains("data-act=\"forget-upload\""))
        }
    }

    @Test func eachFileHasARegionOfItsOwn() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            var files: [[String: Any]] = []
            for (name, region) in [("gb.csv", "GB"), ("us.csv", "US"), ("none.csv", "")] {
                let table = Array("Name,Phone\n\(name),020 7946 0123\n".utf8)
                let upload = try #require(try await workbench.put(name, table).json["upload"] as? Int)
                let preview = try await workbench.get("/uploads/\(upload)/preview?region=\(region)").text
                #expect(preview.contains("id=\"region-\(upload)\""))
                #expect(preview.contains(region.isEmpty ? "value selected" : "value=\"\(region)\" selected"))
                files.append(["upload": upload, "region": region])
            }
            #expect(try await workbench.post("/ingest", ["files": files]).status == 202)
            _ = try await workbench.finishedJob()
            #expect(
                try workbench.rows("SELECT path, coalesce(default_region, '') FROM sources ORDER BY id")
                    == ["gb.csv|GB", "us.csv|US", "none.csv|"])
        }
    }

    @Test func filesWaitUntilTheyAreReadOrLeft() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            func waiting() async throws -> [Int] { try await workbench.get("/uploads").json["uploads"] as? [Int] ?? [] }
            var sent: [Int] = []
            for name in ["a.csv", "b.csv", "c.csv"] {
                let table = Array("Name,Phone\n\(name),020 7946 0123\n".utf8)
                sent.append(try #require(try await workbench.put(name, table).json["upload"] as? Int))
            }
            #expect(try await waiting() == sent)
            let left = try await workbench.exchange.send(
                "DELETE", "\(workbench.root)/uploads/\(sent[2])",
                headers: [
                    ("Host", workbench.host), ("Cookie", workbench.cookie), ("Origin", "http://\(workbench.host)"),
                ])
            #expect(left.status == 200)
            #expect(try await waiting() == Array(sent.prefix(2)))
            let job = try await workbench.ingest([(sent[0], "GB"), (sent[1], "US")])
            #expect((job["results"] as? [String])?.count == 2)
            #expect(try await waiting().isEmpty)
        }
    }

    /// A file that was read in a wrong country is read again, and may be taken out; both can be undone.
    @Test func aFileIsReadAgainInItsPlaceAndRemoved() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            let table = Array("Name,Phone\nAda Example,020 7946 0123\n".utf8)
            let upload = try #require(try await workbench.put("gb.csv", table).json["upload"] as? Int)
            _ = try await workbench.ingest([(upload, "US")])
            let source = try #require(try workbench.rows("SELECT id FROM sources").first)
            #expect(
                try await workbench.get("/sources").text.contains("data-act=\"read-again\" data-argument=\"\(source)\"")
            )
            let again = try await workbench.post("/sources/\(source)/again", [:])
            #expect(again.status == 201)
            let second = try #require(again.json["upload"] as? Int)
            #expect(try await workbench.get("/uploads/\(second)/preview?region=GB").text.contains("Read it again"))
            let job = try await workbench.ingest([(second, "GB")])
            #expect(job["state"] as? String == "finished")
            #expect(try workbench.rows("SELECT path, default_region FROM sources") == ["gb.csv|GB"])
            #expect(try workbench.rows("SELECT count(*) FROM contacts") == ["1"])
            #expect(
                try workbench.rows("SELECT kind, author FROM changes ORDER BY id")
                    == ["ingest|workbench", "replace|workbench"])
            #expect(try await workbench.undoLast().status == 200)
            #expect(try workbench.rows("SELECT path, default_region FROM sources") == ["gb.csv|US"])
            let page = try await workbench.get("/sources").text
            let remove = try #require(page.firstMatch(of: /data-act="undo" data-argument="(\d+)"/))
            #expect(try await workbench.post("/undo", ["change": Int(remove.1) ?? 0]).status == 200)
            #expect(try await workbench.get("/sources").text.contains("Nothing yet."))
            #expect(try await workbench.post("/sources/99/again", [:]).status == 404)
        }
    }

    @Test func aColumnIsCorrectedByChoosing() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            let upload = try #require(try await workbench.put("people.csv", Self.table).json["upload"] as? Int)
            let files: [[String: Any]] = [
                ["upload": upload, "region": "US", "columns": ["organization", "phone work"]]
            ]
            #expect(try await workbench.post("/ingest", ["files": files]).status == 202)
            #expect(try await workbench.finishedJob()["state"] as? String == "finished")
            #expect(try workbench.rows("SELECT organization FROM contacts") == ["Ada Example", "Bo Beispiel"])
            #expect(try workbench.rows("SELECT DISTINCT label FROM phone_numbers") == ["work"])
            let wrong: [[String: Any]] = [["upload": upload, "region": "US", "columns": ["nonsense", "phone"]]]
            #expect(try await workbench.post("/ingest", ["files": wrong]).status == 404)
        }
    }

    @Test func aFileThatIsTooLargeIsRefusedAndDoesNotStay() async throws {
        try await RunningWorkbench.run([], maximumUpload: 1000) { workbench async throws in
            let large = [UInt8](repeating: 0x41, count: 200_000)
            #expect(try await workbench.put("large.csv", large).status == 413)
            // Without a length it is known when it is too much.
            let chunk = Array("7d0\r\n".utf8) + [UInt8](repeating: 0x41, count: 2000) + Array("\r\n0\r\n\r\n".utf8)
            let answer = try await workbench.put(
                "chunks.csv", chunk, headers: [("Transfer-Encoding", "chunked"), ("Content-Length", "")])
            #expect([400, 413].contains(answer.status))
        }
    }

    @Test func anUploadIsForItsOwnerAlone() throws {
        let folder = try UploadFolder(maximumBytes: 1000)
        let (upload, descriptor) = try folder.begin("a.csv")
        close(descriptor)
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(upload.path) == 0o600)
        let inner = URL(fileURLWithPath: upload.path).deletingLastPathComponent()
        #expect(try mode(inner.path) == 0o700)
        #expect(try mode(inner.deletingLastPathComponent().path) == 0o700)
        folder.remove()
        #expect(!FileManager.default.fileExists(atPath: inner.deletingLastPathComponent().path))
    }

    @Test(arguments: [
        ("../../etc/passwd", "passwd"), ("a\\b\\c.csv", "c.csv"), ("/x/y.vcf", "y.vcf"), ("a\u{0}\u{7}b.csv", "ab.csv"),
    ])
    func aNameIsTheLastPartOfAPathAndNothingElse(_ name: String, _ expected: String) throws {
        let folder = try UploadFolder(maximumBytes: 1000)
        let (upload, descriptor) = try folder.begin(name)
        close(descriptor)
        #expect(upload.name == expected)
        #expect(upload.path.hasSuffix("/\(upload.id)/\(expected)"))
    }

    @Test(arguments: ["", "..", ".", "/", "-", "\u{1}"])
    func aNameThatIsNoneIsRefused(_ name: String) throws {
        let folder = try UploadFolder(maximumBytes: 1000)
        #expect(throws: UploadError.noName) { try folder.begin(name) }
    }
}
#endif
