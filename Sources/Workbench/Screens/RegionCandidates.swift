import Markup
import PhoneNumbers
import RegionInference

/// The countries that the national numbers of a file may be of, each with the numbers that it would take. One press chooses it.
struct RegionCandidates {
    /// The key of the upload.
    var upload: Int
    var candidates: [RegionDecision.Candidate]

    var html: HTML {
        Tag.p(.class("candidates")) {
            Text("candidates.of", ["count": .count(candidates[0].numbers)])
            " "
            for candidate in candidates {
                Tag.button(.type("button"), .act("choose-region"), .argument(candidate.region.code)) {
                    Text(
                        "candidates.takes",
                        [
                            "country": .html(CountryName.html(candidate.region.code)),
                            "count": .count(candidate.accepted),
                        ])
                }
                " "
            }
        }
    }
}
