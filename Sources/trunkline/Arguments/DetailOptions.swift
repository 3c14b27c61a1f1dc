import ArgumentParser
import ContactCleaning
import NumberDetails

/// The option for details of numbers that their ranges tell.
struct DetailOptions: ParsableArguments {
    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Add what a number's range tells, separated by commas: area, timezone, carrier.",
            discussion: "A carrier is the one that the range was first given to; numbers can be ported to others.",
            valueName: "detail,..."),
        completion: .list(NumberDetail.allCases.map(\.rawValue)),
        transform: { try WordArgument<NumberDetail>("a detail that can be added", "the details are").list($0) })
    var add: [[NumberDetail]] = []

    /// The details, each once, in the order in which they are named.
    var details: [NumberDetail] { Self.unique(add) }

    /// A report with the columns that the option adds.
    func added(to report: Report) -> Report {
        Self.note(on: details)
        var report = report
        report.add(details)
        return report
    }

    /// The items of several lists, each once.
    static func unique<Item: Equatable>(_ lists: [[Item]]) -> [Item] {
        lists.joined().reduce(into: []) { items, item in
            if !items.contains(item) { items.append(item) }
        }
    }

    /// Prints, where carriers are asked for, that they are not those of today.
    static func note(on details: [NumberDetail]) {
        guard details.contains(.carrier) else { return }
        StandardError.say(
            "Note: a carrier is the one that the range was first given to; a number may have been ported to another.")
    }
}
