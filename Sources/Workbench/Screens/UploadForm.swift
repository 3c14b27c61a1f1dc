import Foundation
import Markup
import PhoneNumbers

/// The place where files are dropped.
enum UploadForm {
    /// The form. A script sends the chosen files, one by one.
    static var html: HTML {
        Tag.section(.class("drop"), .id("drop"), .labelledBy("drop-title")) {
            Tag.h2(.id("drop-title")) { Text("upload.title") }
            Tag.form(.id("upload"), .method("post"), .action(Link("/ingest"))) {
                Tag.noscript {
                    Tag.p(.class("message")) { Text("upload.no-scripts") }
                }
                Tag.p {
                    Text("upload.choose", ["choose": .element(Tag.label, .for("files"), .class("button"))])
                }
                Tag.input(
                    .type("file"), .id("files"), .name("files"), .multiple(), .class("visually-hidden"))
                Tag.p {
                    Tag.label(.for("region")) {
                        Text("upload.region")
                        " "
                    }
                    regionSelect(id: "region", selected: "auto", automatic: true)
                }
            }
            Tag.p(.class("buttons"), .id("all-previews"), .hidden()) {
                Tag.button(.type("button"), .class("main"), .act("read-all")) { Text("upload.read-all") }
            }
            Tag.div(.id("previews")) {}
        }
    }

    /// A choice of regions by their names, so that whoever types one finds it.
    static func regionSelect(id: String, selected: String?, automatic: Bool) -> HTML {
        Tag.select(.id(id), .name("region"), .class("regions")) {
            if automatic { Tag.option(.value("auto"), .selected(selected == "auto")) { Text("region-choice.auto") } }
            Tag.option(.value(""), .selected(selected == nil)) { Text("region-choice.none") }
            for region in named[Texts.current.language] ?? [] {
                Tag.option(.value(region.code), .selected(region.code == selected)) { region.name }
            }
        }
    }

    /// The regions with numbers in national form: those of the whole world have none.
    private static let codes = Set(NumberingPlan.regions.map(\.code)).filter { $0.utf8.allSatisfy { $0 >= 0x41 } }

    /// By the language, the regions with their names in the order of these: letters with marks come beside those without.
    private static let named = Dictionary(
        uniqueKeysWithValues: Language.allCases.map { language in
            let texts = Texts.of(language)
            let regions = codes.map { (code: $0, name: "\(texts.plain(CountryName.text($0))) (\($0))") }
            let folded = regions.map { ($0, $0.name.folding(options: .diacriticInsensitive, locale: nil)) }
            return (language, folded.sorted { $0.1 < $1.1 }.map(\.0))
        })
}
