import Markup
import PhoneNumbers

/// The place where files are dropped.
enum UploadForm {
    /// The form. A script sends the chosen files, one by one.
    static let html = Tag.section(.class("drop"), .id("drop"), .labelledBy("drop-title")) {
        Tag.h2(.id("drop-title")) { "Read files" }
        Tag.form(.id("upload"), .method("post"), .action(Link("/ingest"))) {
            Tag.noscript {
                Tag.p(.class("message")) { "Files are read with scripts only; turn them on for this page." }
            }
            Tag.p {
                Tag.label(.for("files"), .class("button")) { "Choose files" }
                " or drop them anywhere on this page: CSV, vCard, XLSX, ODS, JSON, LDIF, packed or not."
            }
            Tag.input(
                .type("file"), .id("files"), .name("files"), .multiple(), .class("visually-hidden"))
            Tag.p {
                Tag.label(.for("region")) { "Region of numbers in national form, for the files that come next " }
                regionSelect(id: "region", selected: "auto", automatic: true)
            }
        }
        Tag.p(.class("buttons"), .id("all-previews"), .hidden()) {
            Tag.button(.type("button"), .class("main"), .act("read-all")) { "Read all of them" }
        }
        Tag.div(.id("previews")) {}
    }

    /// A choice of regions by their codes; a script adds the names in the reader's language.
    static func regionSelect(id: String, selected: String?, automatic: Bool) -> HTML {
        Tag.select(.id(id), .name("region"), .class("regions")) {
            if automatic { Tag.option(.value("auto"), .selected(selected == "auto")) { "found from the file" } }
            Tag.option(.value(""), .selected(selected == nil)) { "none" }
            for code in codes { Tag.option(.value(code), .selected(code == selected)) { code } }
        }
    }

    /// The regions with numbers in national form: those of the whole world have none.
    private static let codes = Set(NumberingPlan.regions.map(\.code)).filter { $0.utf8.allSatisfy { $0 >= 0x41 } }
        .sorted()
}
