import ContactStore
import Markup

/// The values of a contact.
enum ContactCardView {
    /// A list of the values with their names.
    ///
    /// - Parameter shared: values that another contact has, too, in lower case.
    static func lines(of values: [ContactCard.Value], shared: Set<String> = []) -> HTML {
        Tag.dl(.class("lines")) {
            for value in values {
                Tag.div(.class(shared.contains(value.text.lowercased()) ? "same" : "")) {
                    Tag.dt { Words.field(value.name) }
                    Tag.dd {
                        HTML(shown: value.text)
                        if shared.contains(value.text.lowercased()) {
                            Tag.span(.class("mark")) { Text("both-have-it") }
                        }
                    }
                }
            }
        }
    }
}
