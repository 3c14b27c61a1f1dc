import ContactStore
import Markup

extension StoredChange {
    /// The remark of this program in the language of the page, or that of a person as it is; `nil` if there is none.
    ///
    /// - Parameter limit: the maximum number of characters of what a person wrote.
    func remark(limit: Int = 400) -> HTML? {
        sentence.map { Text($0).html } ?? note.map { HTML(shown: $0, limit: limit) }
    }
}
