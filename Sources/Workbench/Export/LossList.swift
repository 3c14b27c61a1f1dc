import ContactCleaning
import ContactWriting
import Markup

/// The values that a format has no place for, as sentences.
struct LossList {
    var losses: ExportLosses
    /// The number of numbers that are left out since they were not accepted.
    var uncleanNumbers = 0

    @HTMLBuilder var html: HTML {
        Tag.h2(.id("losses-title")) { "What has no place there" }
        if losses.isEmpty, uncleanNumbers == 0 {
            Tag.p { "Nothing: the file holds every value." }
        } else {
            Tag.ul {
                if uncleanNumbers > 0 {
                    Tag.li {
                        HTML(count: uncleanNumbers)
                        uncleanNumbers == 1 ? " number is" : " numbers are"
                        " left out, since they were not accepted. "
                        Tag.a(.href(Link("/rejected", [("state", "open")]))) { "Fix them first" }
                    }
                }
                for sentence in losses.sentences { Tag.li { "\(sentence)." } }
            }
        }
    }
}
