import Foundation
import Testing

@testable import SourceInput

/// Files that are written only if they have what is expected.
struct GuardedFileTests {
    private let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("guarded-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appendingPathComponent("a.vcf").path
    }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: (path as NSString).deletingLastPathComponent)) ?? [])
            .sorted()
    }

    private func content() -> String? {
        (try? Data(contentsOf: URL(fileURLWithPath: path))).map { String(decoding: $0, as: UTF8.self) }
    }

    private func hash(_ text: String) -> String { CardFile.hash(of: Array(text.utf8)) }

    @Test func aFileIsExchanged() throws {
        try Data("old".utf8).write(to: URL(fileURLWithPath: path))
        chmod(path, 0o640)
        try GuardedFile.write(Array("new".utf8), to: path, expecting: hash("old"))
        #expect(content() == "new")
        #expect(names == ["a.vcf"])
        var status = stat()
        stat(path, &status)
        #expect(status.st_mode & 0o777 == 0o640)
    }

    @Test func anotherContentStays() throws {
        try Data("later edit".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: GuardedFile.Refusal.changed) {
            try GuardedFile.write(Array("new".utf8), to: path, expecting: hash("old"))
        }
        #expect(throws: GuardedFile.Refusal.changed) { try GuardedFile.delete(path, expecting: hash("old")) }
        #expect(throws: GuardedFile.Refusal.exists) { try GuardedFile.create(Array("new".utf8), at: path) }
        #expect(content() == "later edit")
        #expect(names == ["a.vcf"])
    }

    @Test func aMissingFileIsNotMade() {
        #expect(throws: GuardedFile.Refusal.missing) {
            try GuardedFile.write(Array("new".utf8), to: path, expecting: hash("old"))
        }
        #expect(throws: GuardedFile.Refusal.missing) { try GuardedFile.delete(path, expecting: hash("old")) }
        #expect(names.isEmpty)
    }

    @Test func aFileIsDeletedAndCreated() throws {
        try Data("old".utf8).write(to: URL(fileURLWithPath: path))
        try GuardedFile.delete(path, expecting: hash("old"))
        #expect(names.isEmpty)
        try GuardedFile.create(Array("old".utf8), at: path)
        #expect(content() == "old")
        #expect(names == ["a.vcf"])
    }
}
