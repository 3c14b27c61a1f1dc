import ContactCleaning
import ContactStore
import Markup
import PhoneNumbers

/// One number: the record as it stands in its file, the verdict with its rule, every step, and the field that corrects it.
struct NumberDetail {
    var inspection: NumberInspection
    /// The number of other open numbers with the same text.
    var equals: Int
    var isReadOnly: Bool

    private var number: ProblemNumber { inspection.number }

    var html: HTML {
        Tag.div(.number(number.number), .class("card")) {
            Tag.button(.type("button"), .act("close-detail"), .class("quiet close"), .label(Text("detail.close"))) {
                "×"
            }
            Tag.h2 {
                Tag.a(.href(Link("/contact", [("id", String(number.contact))]))) {
                    HTML(
                        shown: number.name ?? Text("contact-number", ["number": .text(String(number.contact))]).plain,
                        limit: 120)
                }
                if let label = number.label {
                    " "
                    Tag.small { Words.label(String(label.prefix(40))) }
                }
            }
            Tag.p(.class("note")) {
                Text(
                    "detail.place",
                    ["file": .html(HTML(shown: number.source, limit: 200)), "line": .html(HTML(count: number.line))])
            }
            verdict
            if !isReadOnly { CorrectionForm(number: number, region: inspection.region, equals: equals).html }
            record
            contact
            steps
        }
    }

    private var verdict: HTML {
        let reason = number.state.reason ?? number.state.verdict
        return Tag.dl(.class("lines")) {
            line(Text("detail.as-read")) { HTML(shown: number.raw, isVerbatim: true) }
            if number.value != number.raw { line(Text("detail.now")) { HTML(shown: number.value, isVerbatim: true) } }
            line(Text("detail.verdict")) {
                Tag.span(.class(number.state.verdict == "accepted" ? "badge good" : "badge")) { Words.reason(reason) }
                " "
                if let e164 = number.state.e164 {
                    HTML(shown: e164, isVerbatim: true)
                } else {
                    Words.meaning(ofReason: reason)?.html ?? HTML()
                }
            }
            if let rule = inspection.rule {
                line(Text("detail.rule")) {
                    Tag.code(.direction("ltr")) { rule.template }
                    if let note = rule.note {
                        " "
                        Text(note: note)
                    }
                }
                if let source = rule.sourceName { line(Text("detail.source")) { citation(source, rule.sourceURL) } }
            }
        }
    }

    @HTMLBuilder private func citation(_ source: String, _ address: String?) -> HTML {
        if let link = address.flatMap({ Link(web: $0) }) {
            Tag.a(.href(link), .rel("noreferrer")) { HTML(shown: source) }
        } else {
            HTML(shown: source)
        }
    }

    private func line(_ title: Text, @HTMLBuilder _ content: () -> HTML) -> HTML {
        Tag.div {
            Tag.dt { title }
            Tag.dd { content() }
        }
    }

    @HTMLBuilder private var record: HTML {
        Tag.details {
            Tag.summary { Text("detail.record") }
            if let record = inspection.record {
                Tag.pre(.tabindex(0), .direction("ltr")) {
                    // Line by line: the ends of lines are shown as they are, other invisible characters by their names.
                    for line in record.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                        HTML(shown: String(line), limit: 2000)
                        "\n"
                    }
                }
                if record.isCut { Tag.p(.class("note")) { Text("detail.cut") } }
            } else {
                Tag.p(.class("note")) { Text("detail.gone") }
            }
        }
    }

    @HTMLBuilder private var contact: HTML {
        if let card = inspection.card, !card.values.isEmpty {
            Tag.details {
                Tag.summary { Text("detail.contact") }
                ContactCardView.lines(of: card.values)
            }
        }
    }

    private var steps: HTML {
        Tag.details {
            Tag.summary { Text("detail.steps") }
            Tag.ol(.class("steps")) {
                for step in inspection.explanation.steps { Tag.li { StepView(step: step).html } }
            }
        }
    }
}
