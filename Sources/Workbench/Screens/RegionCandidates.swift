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
            "Of \(candidates[0].numbers) national number\(candidates[0].numbers == 1 ? "" : "s") in the first rows: "
            for candidate in candidates {
                Tag.button(.type("button"), .act("choose-region"), .argument(candidate.region.code)) {
                    CountryName.html(candidate.region.code)
                    " takes "
                    HTML(count: candidate.accepted)
                }
                " "
            }
        }
    }
}
