import Archives
import Foundation
import Testing
import Threads

@testable import SourceInput

/// Folders that are address books, and the text that their files become.
struct AddressBookTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("book-\(UUID().uuidString)")

    private func write(_ files: [String: String]) throws -> String {
        for (name, text) in files {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return folder.path
    }

    private static func card(_ name: String) -> String { "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\nEND:VCARD\r\n" }

    @Test(
        "A folder of single cards is an address book",
        arguments: [
            (["a.vcf": card("Ada")], true),
            (["family/a.vcf": card("Ada"), "work/b.vcf": card("Bob")], true),
            (["a.vcf": card("Ada"), "displayname": "Family", ".props": "{}"], true),
            (["a.vcf": card("Ada"), "readme.txt": "hello"], true),
            (["a.vcf": card("Ada") + card("Bob"), "b.vcf": card("Cy") + card("Di")], false),
            (["a.vcf": card("Ada"), "export.csv": "Name,Phone\n"], false),
            (["a.vcf": "no card at all"], false),
            (["notes.txt": "hello"], false),
            ([:], false),
        ] as [([String: String], Bool)])
    func recognition(files: [String: String], isBook: Bool) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try (AddressBook(write(files)) != nil) == isBook)
    }

    @Test func membersAreInTheOrderOfTheirNames() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try write([
            "b/z.vcf": Self.card("Zoe"), "a/y.vcf": Self.card("Yan"), "b/a.vcf": Self.card("Abe"), "b/x.txt": "x",
        ])
        let book = try #require(try AddressBook(path + "/"))
        #expect(book.path == path)
        #expect(book.files.map(\.name) == ["a/y.vcf", "b/a.vcf", "b/z.vcf"])
        #expect(book.unread.map(\.path) == [path + "/b/x.txt"])
        let text = try AddressBookText(book, limits: ExpansionLimits(), cancellation: Cancellation())
        #expect(text.members.map(\.name) == book.files.map(\.name))
        for member in text.members {
            let bytes = try text.file.bytes(in: member.range)
            #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("BEGIN:VCARD"))
            #expect(member.sha256 == CardFile.hash(of: bytes))
        }
        // Lines are counted over all files, with two line ends behind each.
        #expect(text.members.map(\.lines) == [0, 6, 12])
    }

    @Test func aFileThatHasTheExpectedHashIsNotRead() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try write(["a.vcf": Self.card("Ada"), "b.vcf": Self.card("Bob")])
        let book = try #require(try AddressBook(path))
        let hash = CardFile.hash(of: Array(Self.card("Ada").utf8))
        let text = try AddressBookText(
            book, known: ["a.vcf": hash, "b.vcf": hash], limits: ExpansionLimits(), cancellation: Cancellation())
        #expect(text.members.map(\.name) == ["b.vcf"])
        #expect(Array(text.unchanged.keys) == ["a.vcf"])
    }

    private static let encoded: [[UInt8]] = [
        Array(card("Ada Ä").utf8), [0xEF, 0xBB, 0xBF] + Array(card("Ada Ä").utf8),
        card("Günter Köhler, Zürich").unicodeScalars.map { UInt8($0.value) },
        [0xFF, 0xFE] + Array(card("Ada Ä").utf16).reduce(into: []) { $0 += [UInt8($1 & 0xFF), UInt8($1 >> 8)] },
    ]

    @Test("A text goes back into the encoding of its file", arguments: encoded)
    func encodings(bytes: [UInt8]) throws {
        let file = CardFile(bytes)
        #expect(file.bytes(writing: file.text) == bytes)
        #expect(CardFile.cardCount(in: file.text) == 1)
        let text = String(decoding: file.text, as: UTF8.self)
        let other = Array(text.replacing("FN:", with: "FN:X").utf8)
        let written = try #require(file.bytes(writing: other))
        #expect(CardFile(written).text == other)
    }

    @Test func textsThatAnEncodingLacksAreRefused() {
        let file = CardFile(Array(Self.card("Günter Köhler, Zürich").unicodeScalars.map { UInt8($0.value) }))
        #expect(file.bytes(writing: Array(Self.card("王小明").utf8)) == nil)
    }
}
