// A program that uses every generic part of the fields, because Embedded Swift compiles generics where they are used.
import FormFields
import InputMasks
import PhoneNumbers

enum Note: FieldType {
    case note
    var description: String { "Note" }
    var template: String { "00-00" }
    var placeHolders: String { "0" }
    var filter: (String, Bool?) -> String { { text, _ in String(text.filter { $0.isNumber }) } }
}

func edited<Format: EditableFormat>(_ format: Format, _ text: String) -> String {
    var session = EditingSession(format)
    for character in text { session.insert(String(character)) }
    session.deleteBackward()
    session.undo()
    session.redo()
    session.undo()
    session.select(.all(of: session.text))
    _ = session.cut()
    session.undo()
    session.finish()
    return session.text
}

func isComplete() -> Bool {
    var validator = GroupValidator(groups: ["form"])
    validator.register(Field("1234", type: Note.note, required: true, group: "form"))
    validator.register(Field("02134", type: .zip, required: true, group: "form"))
    return validator.allGroupsValid() && validator.missingFields("form").isEmpty
        && TemplateChecker(Note.note).issues().isEmpty
}

func name(_ text: String) -> String {
    do throws(FieldNameError) {
        return try FieldKind(name: text).name
    } catch {
        return error.description
    }
}

/// The number of the first expectation that fails, or 0.
@_cdecl("check")
public func check() -> Int32 {
    guard edited(FieldFormat(Note.note, today: nil), "1x234") == "12-34" else { return 1 }
    guard edited(FieldFormat(FieldKind.expDate, today: nil), "229") == "02/29" else { return 2 }
    guard edited(FieldFormat(FieldKind.currency, today: nil), "1234.5") == "$1234.50" else { return 3 }
    guard edited(FieldFormat(FieldKind.name, today: nil), "zoë o'brien") == "Zoë O'Brien" else { return 4 }
    guard edited(Mask(expression: "LL-DD"), "яж42") == "яж-42" else { return 5 }
    guard edited(AnyEditableFormat.digits(.chineseMobile), "213800138000") == "138-0013-8000" else { return 6 }
    let formatter = PhoneNumber.Formatter(allowedCountries: [.usAndCanada])
    guard edited(PhoneNumberFormat(formatter), "6502530000") == "(650) 253-0000" else { return 7 }
    guard isComplete() else { return 8 }
    guard name("age(18,99)") == "age(18,99)", name("zip(").hasPrefix("field type, character 5") else { return 9 }
    return 0
}
