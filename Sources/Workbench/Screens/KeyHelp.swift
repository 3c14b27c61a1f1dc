import Markup

/// The list of keys, which `?` shows.
enum KeyHelp {
    private static let keys: [(keys: [String], meaning: String)] = [
        (["j", "k"], "next and previous row"),
        (["Enter", "f"], "to the field that corrects the number"),
        (["x"], "there is no number here"),
        (["a"], "the same for all equal texts"),
        (["Space"], "choose the row among others"),
        (["Esc"], "back to the list"),
        (["y", "n", "s"], "one person, two people, skip"),
        (["z"], "undo the last change"),
        (["/", "Ctrl-K"], "search contacts, or go to a screen by its name"),
        (
            ["g", "o"],
            "home; then p people, r rejected, d duplicates, f files, n fields and findings, h history, e export"
        ),
        (["?"], "this list"),
    ]

    /// The dialog, closed.
    static let dialog = Tag.dialog(.id("help"), .labelledBy("help-title")) {
        Tag.h2(.id("help-title")) { "Keys" }
        Tag.dl(.class("keys")) {
            for entry in keys {
                Tag.dt { for key in entry.keys { Tag.kbd { key } } }
                Tag.dd { entry.meaning }
            }
        }
        Tag.p {
            Tag.label {
                Tag.input(.type("checkbox"), .id("single-keys"), .checked())
                " Keys of one letter act without Ctrl"
            }
        }
        Tag.form(.method("dialog")) { Tag.button { "Close" } }
    }
}
