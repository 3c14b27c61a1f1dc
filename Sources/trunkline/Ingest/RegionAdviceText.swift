import ContactCleaning
import ContactStore
import JSONWriting
import Markup
import PhoneNumbers
import RegionInference

/// The note of an ingest summary on the region: that `--region auto` knows one, or that the given one is wrong.
enum RegionAdviceText {
    /// The lines below an input.
    static func lines(about input: IngestSummary.Input) -> [String] {
        let isStored = input.status == .stored || input.status == .resumed
        let again = isStored ? " --replace" : ""
        guard let advice = input.regionAdvice else {
            return numbersWithoutRegion(of: input, again).map { [$0] } ?? []
        }
        let count = ColumnText.grouped(advice.numbers)
        let numbers = advice.isSample ? "\(count) sampled national numbers" : "\(count) national numbers"
        guard let region = advice.region?.code else {
            return [
                "no region was given: --region auto\(again) would read \(ColumnText.grouped(advice.readable)) of \(numbers) in "
                    + VisibleText.plain(advice.explanation, isVerbatim: false)
            ]
        }
        guard let given = advice.given?.code else {
            return [
                "no region was given: --region auto\(again) would read \(ColumnText.grouped(advice.readable)) of \(numbers) as "
                    + "\(region) (\(advice.explanation))"
            ]
        }
        return [
            "warning: read in \(given), but the numbers look like those of \(region) (\(advice.explanation))",
            "\(ColumnText.grouped(advice.accepted)) of \(numbers) were accepted as numbers of \(given), which may be other people's; "
                + "--region \(region)\(again) reads \(ColumnText.grouped(advice.readable)) of them",
        ]
    }

    /// The numbers for which neither an option nor evidence names a region; `nil` if there are none.
    private static func numbersWithoutRegion(of input: IngestSummary.Input, _ again: String) -> String? {
        let count = input.counts.rejectedNumbers[.noRegion]
        guard count > 0 else { return nil }
        let numbers = count == 1 ? "1 number is" : "\(ColumnText.grouped(count)) numbers are"
        return "\(numbers) written as inside a country that nothing names: --region CODE\(again) reads such numbers as "
            + "those of one"
    }

    /// The object `regionAdvice` of an input, if there is something to say.
    static func write(about input: IngestSummary.Input, to json: inout JSONWriter) {
        guard let advice = input.regionAdvice else { return }
        json.object("regionAdvice") {
            $0.member("given", advice.given?.code)
            $0.member("region", advice.region?.code)
            $0.member("numbers", advice.numbers)
            $0.member("readable", advice.readable)
            $0.member("accepted", advice.accepted)
            $0.member("isSample", advice.isSample)
            $0.member("explanation", advice.explanation)
        }
    }
}
