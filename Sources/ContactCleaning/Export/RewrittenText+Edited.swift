import ContactStore
import ContactWriting

extension RewrittenText {
    /// An edited text of a contact.
    init(_ edited: EditedText) {
        self.init(
            kind: edited.kind, column: edited.column, raw: Array(edited.readText.utf8),
            replacement: Array(edited.text.utf8), isLabel: edited.isLabel, label: Array(edited.label.utf8),
            equalsBefore: edited.equalsBefore)
    }
}
