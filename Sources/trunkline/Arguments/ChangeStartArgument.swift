import ArgumentParser
import ContactCleaning
import Foundation

/// The first of some changes as an argument: a number, a day, or a time in UTC.
enum ChangeStartArgument {
    /// Returns the change or time of a text.
    ///
    /// - Throws: `ValidationError` if it is none.
    static func start(_ text: String) throws -> ChangeHistory.Start {
        if let change = Int(text) { return .change(change) }
        let formats: [(count: Int, rest: String)] = [
            (10, "T00:00:00Z"), (16, ":00Z"), (17, ":00Z"), (19, "Z"), (20, ""),
        ]
        guard let rest = formats.first(where: { $0.count == text.utf8.count })?.rest,
            let time = time(text.replacing(" ", with: "T"), rest)
        else {
            throw ValidationError(
                "'\(text.prefix(60))' is neither a change nor a date; give 7, 2026-11-21 or 2026-11-21T17:00.")
        }
        return .time(time)
    }

    /// A whole time, if the calendar has it.
    private static func time(_ text: String, _ rest: String) -> String? {
        let whole = (text.count == 17 ? String(text.dropLast()) : text) + rest
        guard let date = try? Date(whole, strategy: .iso8601), date.formatted(.iso8601) == whole else { return nil }
        return whole
    }
}
