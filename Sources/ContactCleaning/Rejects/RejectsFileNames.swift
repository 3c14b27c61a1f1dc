import Foundation

/// The names of files of rejected records: the one that was requested, then the same with numbers, since a
/// file holds the rows of one header only.
final class RejectsFileNames {
    private let path: String
    private var taken = 0

    /// Names after a path.
    ///
    /// - Throws: ``CleaningError/unwritable(path:detail:)`` if there is such a file: it may hold work that is not done.
    init(_ path: String) throws {
        self.path = path
        if Self.exists(path) {
            throw CleaningError.unwritable(
                path: path, detail: "the file exists; read or remove it first, or give another name")
        }
    }

    /// The name of the next file.
    var next: String {
        guard taken > 0 else { return path }
        var number = taken + 1
        while Self.exists(name(number)) { number += 1 }
        return name(number)
    }

    /// Records that the file was created.
    func take() { taken += 1 }

    private func name(_ number: Int) -> String {
        let url = URL(fileURLWithPath: path)
        let ending = url.pathExtension
        guard !ending.isEmpty else { return "\(path)-\(number)" }
        return "\(path.dropLast(ending.count + 1))-\(number).\(ending)"
    }

    private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
