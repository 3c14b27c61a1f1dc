import Foundation
import StoreTestSupport
import Testing

@testable import ContactCleaning

struct DraftFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path("")).sorted()
    }

    private func write(_ text: String, to draft: DraftFile) throws {
        try Array(text.utf8).withUnsafeBytes { try WholeWrite.write($0, to: draft.descriptor) }
    }

    @Test func aFileAppearsWhenItIsComplete() throws {
        do {
            let draft = try DraftFile(folder.path("a.txt"))
            try write("new", to: draft)
            #expect(try names() == ["a.txt.draft"])
            try draft.commit(isReplacing: false)
        }
        #expect(try names() == ["a.txt"])
        #expect(try String(contentsOfFile: folder.path("a.txt"), encoding: .utf8) == "new")
    }

    @Test func withoutACommitThereIsNone() throws {
        do { _ = try DraftFile(folder.path("a.txt")) }
        #expect(try names() == [])
    }

    @Test(arguments: [true, false])
    func aFileThatIsThereIsReplacedOnlyIfAsked(_ isReplacing: Bool) throws {
        try folder.write("old", to: "a.txt")
        do {
            let draft = try DraftFile(folder.path("a.txt"))
            try write("new", to: draft)
            do throws(SystemError) {
                try draft.commit(isReplacing: isReplacing)
                #expect(isReplacing)
            } catch {
                #expect(!isReplacing)
                #expect(error.code == EEXIST)
            }
        }
        #expect(try names() == ["a.txt"])
        #expect(try String(contentsOfFile: folder.path("a.txt"), encoding: .utf8) == (isReplacing ? "new" : "old"))
    }

    @Test func aDraftThatWasLeftIsRemovedAndALinkIsNotFollowed() throws {
        try folder.write("precious", to: "b.txt")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("a.txt.draft"), withDestinationPath: folder.path("b.txt"))
        do {
            let draft = try DraftFile(folder.path("a.txt"))
            try write("new", to: draft)
            try draft.commit(isReplacing: true)
        }
        try folder.write("left", to: "a.txt.draft")
        do { _ = try DraftFile(folder.path("a.txt")) }
        #expect(try names() == ["a.txt", "b.txt"])
        #expect(try String(contentsOfFile: folder.path("b.txt"), encoding: .utf8) == "precious")
    }

    @Test func twoWritersDoNotShareADraft() throws {
        let first = try DraftFile(folder.path("a.txt"))
        let error = #expect(throws: SystemError.self) { try DraftFile(folder.path("a.txt")) }
        #expect(error?.code == EBUSY)
        try write("first", to: first)
        try first.commit(isReplacing: true)
        #expect(try String(contentsOfFile: folder.path("a.txt"), encoding: .utf8) == "first")
        _ = try DraftFile(folder.path("a.txt"))
    }

    @Test func whatCannotBeCreatedSaysWhy() {
        let error = #expect(throws: SystemError.self) { try DraftFile(folder.path("no/such/folder.txt")) }
        #expect(error?.code == ENOENT)
    }
}
