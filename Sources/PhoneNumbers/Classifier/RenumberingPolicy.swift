/// The treatment of old forms: numbers that a country has replaced by others, see ``Renumbering``.
public enum RenumberingPolicy: String, Hashable, Sendable, CaseIterable {
    /// Reads an old form that is no number today as the new one, which ``NumberRepairs/renumbered`` records.
    case accept
    /// Rejects old forms, for their new forms to be suggested.
    case suggest
    /// Rejects old forms, and takes a number that is valid today for nothing else.
    case refuse
}
