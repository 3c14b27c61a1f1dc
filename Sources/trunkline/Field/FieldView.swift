import FormFields

/// The visible state of a field.
struct FieldView: Equatable {
    /// The state of the value.
    enum State: Equatable {
        case empty, incomplete, valid, invalid
        /// The last key was not taken.
        case refused
    }

    var label: String
    var text: String
    /// The rest of the format behind the text, shown in grey.
    var prompt: String
    /// The caret, in characters of the text.
    var caret: Int
    var state: State
    /// A sentence below the field.
    var message: String
}

extension FieldView.State {
    init(_ validity: FieldValidity) {
        switch validity {
        case .empty: self = .empty
        case .incomplete: self = .incomplete
        case .valid: self = .valid
        case .invalid: self = .invalid
        }
    }
}
