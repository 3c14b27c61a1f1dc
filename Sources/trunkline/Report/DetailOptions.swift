import ArgumentParser
import ContactCleaning
import NumberDetails

/// The option of reports on numbers for what their ranges tell.
struct DetailOptions: ParsableArguments {
    @Option(help: DetailsArgument.help, completion: DetailsArgument.completion, transform: DetailsArgument.details)
    var add: [NumberDetail] = []

    /// A report with the columns that the option adds.
    func added(to report: Report) -> Report {
        DetailsArgument.note(on: add)
        var report = report
        report.add(add)
        return report
    }
}
