import Markup

/// The list of keys, which `?` shows.
enum KeyHelp {
    private static let keys: [(keys: [String], meaning: Text)] = [
        (["j", "k"], Text("keys.rows")),
        (["Enter", "f"], Text("keys.field")),
        (["x"], Text("keys.none")),
        (["a"], Text("keys.equal")),
        (["Space"], Text("keys.choose")),
        (["Esc"], Text("keys.back")),
        (["y", "n", "s"], Text("keys.decide")),
        (["z"], Text("keys.undo")),
        (["/", "Ctrl-K"], Text("keys.search")),
        (
            ["g", "o"],
            Text("keys.go")
        ),
        (["?"], Text("keys.help")),
    ]

    /// The dialog, closed.
    static var dialog: HTML {
        Tag.dialog(.id("help"), .labelledBy("help-title")) {
            Tag.h2(.id("help-title")) { Text("keys.title") }
            Tag.dl(.class("keys")) {
                for entry in keys {
                    Tag.dt { for key in entry.keys { Tag.kbd { key } } }
                    Tag.dd { entry.meaning }
                }
            }
            Tag.p {
                Tag.label {
                    Tag.input(.type("checkbox"), .id("single-keys"), .checked())
                    " "
                    Text("keys.single")
                }
            }
            Tag.form(.method("dialog")) { Tag.button { Text("close") } }
        }
    }
}
