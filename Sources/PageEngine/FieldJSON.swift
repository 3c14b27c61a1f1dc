import FormFields
import JSONWriting

/// Describes a field to a page.
///
/// The keys are always there, in this order: `accepted`, `text`, `start`, `end` (the selection in UTF-16 code units),
/// `validity` (`empty`, `incomplete`, `valid` or `invalid`), `message`, `notice`, `value`, `prompt`.
enum FieldJSON {
    /// The object of a field, after an edit or without one.
    static func bytes(_ session: EditingSession<PhoneNumberFormat>, after result: EditResult?) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("accepted", result?.isAccepted ?? true)
            json.member("text", session.text)
            json.member("start", session.selection.utf16.lowerBound)
            json.member("end", session.selection.utf16.upperBound)
            json.member("validity", name(of: session.validity))
            json.member("message", session.message)
            json.member("notice", result?.notice ?? "")
            json.member("value", session.rawValue)
            json.member("prompt", session.prompt)
        }
        return json.bytes
    }

    private static func name(of validity: FieldValidity) -> String {
        switch validity {
        case .empty: "empty"
        case .incomplete: "incomplete"
        case .valid: "valid"
        case .invalid: "invalid"
        }
    }
}
