import Foundation
import StoreTestSupport
import Testing

@testable import ContactCleaning
@testable import SourceInput

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
            #expect(try names().map { $0.hasPrefix("a.txt.trunkline-") && $0.hasSuffix(".draft") } == [true])
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

    /// Whatever stands beside a file is its owner's, unless it has the whole name of a draft.
    @Test(arguments: [
        "a.txt.draft", "a.txt.complete", "a.txt.trunkline-.draft", "a.txt.trunkline-0123456789abcdeF.draft",
        "a.txt.trunkline-0123456789abcdef.draft.txt", "a.txt.trunkline-0123456789abcde.draft",
        "b.txt.trunkline-0123456789abcdef.draft", "xa.txt.trunkline-0123456789abcdef.draft",
    ])
    func aFileOfSomebodyElseStays(_ name: String) throws {
        try folder.write("precious", to: name)
        try write("new", to: try DraftFile(folder.path("a.txt")))
        do {
            let draft = try DraftFile(folder.path("a.txt"))
            try write("new", to: draft)
            try draft.commit(isReplacing: true)
        }
        DraftFile.settleLeftovers(of: folder.path("a.txt"), isKnown: true)
        #expect(try String(contentsOfFile: folder.path(name), encoding: .utf8) == "precious")
        #expect(try names() == ["a.txt", name].sorted())
    }

    @Test func aDraftThatWasLeftIsRemovedAndALinkIsNotFollowed() throws {
        let leftover = "a.txt.trunkline-0123456789abcdef.draft"
        try folder.write("precious", to: "b.txt")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(leftover), withDestinationPath: folder.path("b.txt"))
        do {
            let draft = try DraftFile(folder.path("a.txt"))
            try write("new", to: draft)
            try draft.commit(isReplacing: true)
        }
        #expect(try String(contentsOfFile: folder.path("b.txt"), encoding: .utf8) == "precious")
        try FileManager.default.removeItem(atPath: folder.path(leftover))
        try folder.write("left", to: leftover)
        do { _ = try DraftFile(folder.path("a.txt")) }
        #expect(try names() == ["a.txt", "b.txt"])
    }

    @Test func twoWritersDoNotShareADraft() throws {
        let first = try DraftFile(folder.path("a.txt"))
        let second = try DraftFile(folder.path("a.txt"))
        try write("first", to: first)
        try write("second", to: second)
        try first.commit(isReplacing: true)
        #expect(try String(contentsOfFile: folder.path("a.txt"), encoding: .utf8) == "first")
        let error = #expect(throws: SystemError.self) { try second.commit(isReplacing: false) }
        #expect(error?.code == EEXIST)
    }

    @Test(arguments: [true, false])
    func aCompleteDraftIsPutInItsPlaceIfItIsKnown(_ isKnown: Bool) throws {
        try folder.write("complete", to: "a.txt.trunkline-0123456789abcdef.complete")
        try folder.write("incompl", to: "a.txt.trunkline-fedcba9876543210.draft")
        DraftFile.settleLeftovers(of: folder.path("a.txt"), isKnown: isKnown)
        #expect(try names() == (isKnown ? ["a.txt"] : []))
        if isKnown { #expect(try String(contentsOfFile: folder.path("a.txt"), encoding: .utf8) == "complete") }
    }

    /// A process that was just started has copies of all descriptors until it runs its program.
    @Test func aCopyOfTheDescriptorKeepsNoLock() throws {
        var copy: Int32 = -1
        do {
            let draft = try DraftFile(folder.path("a.txt"))
            copy = dup(draft.descriptor)
            try write("new", to: draft)
            try draft.commit(isReplacing: false)
        }
        defer { close(copy) }
        try FileManager.default.moveItem(
            atPath: folder.path("a.txt"), toPath: folder.path("a.txt.trunkline-0123456789abcdef.complete"))
        DraftFile.settleLeftovers(of: folder.path("a.txt"), isKnown: true)
        #expect(try names() == ["a.txt"])
    }

    @Test func aCompleteDraftThatIsBeingPublishedTakesItsName() throws {
        let draft = try DraftFile(folder.path("a.txt"))
        #expect(!DraftFile.isTaken(folder.path("b.txt")))
        try draft.complete(as: folder.path("b.txt"))
        #expect(DraftFile.isTaken(folder.path("b.txt")))
        // Another process does not touch it.
        DraftFile.settleLeftovers(of: folder.path("b.txt"), isKnown: false)
        try draft.commit(isReplacing: false)
        #expect(try names() == ["b.txt"])
    }

    @Test func aNameMayBeAsLongAsASystemTakesIt() throws {
        let name = String(repeating: "é", count: 125) + ".vcf"
        let draft = try DraftFile(folder.path(name))
        try draft.commit(isReplacing: true)
        #expect(try names() == [name])
    }

    @Test func whatCannotBeCreatedSaysWhy() {
        let error = #expect(throws: SystemError.self) { try DraftFile(folder.path("no/such/folder.txt")) }
        #expect(error?.code == ENOENT)
    }
}
