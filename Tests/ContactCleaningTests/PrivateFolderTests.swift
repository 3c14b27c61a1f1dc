import Foundation
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Folders for files that are deleted again.
struct PrivateFolderTests {
    private let parent: TemporaryFolder

    init() throws { parent = try TemporaryFolder() }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: parent.path("")).sorted()
    }

    private func abandoned(_ name: String) throws {
        let folder = parent.path(name)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for file in [".owner", "people.csv"] { try Data("x".utf8).write(to: URL(fileURLWithPath: folder + "/" + file)) }
    }

    @Test func aFolderIsForItsOwnerAlone() throws {
        let folder = try PrivateFolder(in: parent.path(""))
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
        #expect(mode == 0o700)
        folder.remove()
        #expect(try names() == [])
    }

    @Test func whatAKilledOwnerLeftIsRemoved() throws {
        try abandoned("trunkline.AbCd12")
        let folder = try PrivateFolder(in: parent.path(""))
        #expect(try names() == [URL(fileURLWithPath: folder.path).lastPathComponent])
    }

    @Test func aFolderThatIsInUseStays() throws {
        let first = try PrivateFolder(in: parent.path(""))
        let second = try PrivateFolder(in: parent.path(""))
        #expect(try names().count == 2)
        #expect(first.path != second.path)
    }

    /// Whatever has no lock of ours, or another name, is somebody else's.
    @Test(arguments: ["trunkline.AbCd123", "trunkline-AbCd12", "trunkline.AbCd1", "other.AbCd12", "xtrunkline.AbCd12"])
    func whatIsNotOursStays(_ name: String) throws {
        try abandoned(name)
        _ = try PrivateFolder(in: parent.path(""))
        #expect(FileManager.default.fileExists(atPath: parent.path(name + "/people.csv")))
    }

    @Test func whatHasNoLockOrIsALinkStays() throws {
        try FileManager.default.createDirectory(
            atPath: parent.path("trunkline.AbCd12"), withIntermediateDirectories: false)
        try parent.write("x", to: "trunkline.AbCd12/people.csv")
        try abandoned("elsewhere")
        try FileManager.default.createSymbolicLink(
            atPath: parent.path("trunkline.AbCd34"), withDestinationPath: parent.path("elsewhere"))
        _ = try PrivateFolder(in: parent.path(""))
        #expect(FileManager.default.fileExists(atPath: parent.path("trunkline.AbCd12/people.csv")))
        #expect(FileManager.default.fileExists(atPath: parent.path("elsewhere/people.csv")))
    }
}
