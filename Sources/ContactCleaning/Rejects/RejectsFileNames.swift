import Foundation
import SourceInput

/// The names of files of rejected records: the one that was requested, then the same with numbers, since a
/// file holds the rows of one header only.
final class RejectsFileNames {
    private let path: String
    /// The number of names that this run has given away.
    private var taken = 0

    /// Names after a path. Drafts that a killed run left are put in their places, if the database knows them as complete, or
    /// removed.
    ///
    /// - Parameter stored: the absolute paths of the files that the database has for its sources.
    /// - Throws: ``SourceError/unwritable(path:detail:)`` if there is such a file that the database does not know: it may
    ///   hold work that is not done.
    init(_ path: String, stored: Set<String>) throws {
        self.path = path
        for number in 1...(stored.count + 1) {
            DraftFile.settleLeftovers(of: name(number), isKnown: stored.contains(Self.absolute(name(number))))
        }
        if Self.exists(path), !stored.contains(Self.absolute(path)) {
            throw SourceError.unwritable(
                path: path, detail: "the file exists; read or remove it first, or give another name")
        }
    }

    /// The name of the next file.
    var next: String {
        var number = taken + 1
        while Self.exists(name(number)) || DraftFile.isTaken(name(number)) { number += 1 }
        return name(number)
    }

    /// Records that the file was created.
    func take() { taken += 1 }

    /// Returns `true` if a file has one of these names.
    func contain(_ file: String) -> Bool {
        let (own, file) = (Self.absolute(path), Self.absolute(file))
        if file == own { return true }
        let ending = URL(fileURLWithPath: path).pathExtension
        let suffix = ending.isEmpty ? "" : ".\(ending)"
        let stem = own.dropLast(suffix.count) + "-"
        guard file.hasPrefix(stem), file.hasSuffix(suffix) else { return false }
        let number = file.dropFirst(stem.count).dropLast(suffix.count)
        return !number.isEmpty && number.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private func name(_ number: Int) -> String {
        guard number > 1 else { return path }
        let ending = URL(fileURLWithPath: path).pathExtension
        guard !ending.isEmpty else { return "\(path)-\(number)" }
        return "\(path.dropLast(ending.count + 1))-\(number).\(ending)"
    }

    /// The path by which a database knows a file, whatever the folder of a later run.
    static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// Returns `true` if there is a file of any kind.
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
