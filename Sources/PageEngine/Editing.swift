import FormFields
import JSONWriting
import PhoneNumbers

/// The fields that a page has open.
struct OpenFields {
    private var sessions: [Int32: EditingSession<PhoneNumberFormat>] = [:]
    private var last: Int32 = 0

    /// The state of the module.
    nonisolated(unsafe) static var shared = OpenFields()

    /// Opens a field.
    ///
    /// - Returns: its handle, which no other field gets.
    mutating func open(_ format: PhoneNumberFormat, text: String) -> Int32 {
        last += 1
        sessions[last] = EditingSession(format, text: text)
        return last
    }

    mutating func close(_ handle: Int32) {
        sessions[handle] = nil
    }

    /// Works in a field and answers with the field after it; -1 if the handle is of no open field.
    mutating func answer(
        _ handle: Int32, _ body: (inout EditingSession<PhoneNumberFormat>) -> EditResult?
    ) -> Int32 {
        guard var session = sessions[handle] else { return -1 }
        let result = body(&session)
        sessions[handle] = session
        return Exchange.shared.answer(FieldJSON.bytes(session, after: result))
    }
}

/// Opens a field for phone numbers with a text in it.
///
/// - Parameters:
///   - count: the length of the text in the input, in bytes.
///   - region: the two letters of the region whose national numbers the field takes; 0 for a field that takes numbers with their
///     calling code only. Numbers with the calling code of any country are taken either way.
/// - Returns: the handle of the field; -1 if the region has no numbering plan.
@_expose(wasm, "openPhone") @c(trunkline_page_open_phone)
public func openPhone(_ count: Int32, _ region: Int32) -> Int32 {
    var formatter = PhoneNumber.Formatter(allowedCountries: PhoneNumber.CountryCode.allCases)
    formatter.assumedCountry = nil
    let home = RegionCode(letters: region)
    if region != 0 {
        guard let home, let code = NumberingPlan.countryCode(of: home) else { return -1 }
        formatter.assumedCountry = code
    }
    let format = PhoneNumberFormat(formatter, region: home)
    return OpenFields.shared.open(format, text: Exchange.shared.text(count))
}

/// Closes a field and frees its memory.
@_expose(wasm, "closeField") @c(trunkline_page_close_field)
public func closeField(_ handle: Int32) {
    OpenFields.shared.close(handle)
}

/// Carries out an edit, as the event `beforeinput` tells it.
///
/// - Parameters:
///   - handle: the field.
///   - start: where the replaced part starts, in UTF-16 code units.
///   - end: where it ends.
///   - count: the length of the replacement in the input, in bytes.
///   - deletion: the delete key that was pressed: 0 none, 1 backward, 2 forward.
/// - Returns: the length of the answer in bytes, an object with the field after the edit; -1 if there is no such field.
@_expose(wasm, "edit") @c(trunkline_page_edit)
public func edit(_ handle: Int32, _ start: Int32, _ end: Int32, _ count: Int32, _ deletion: Int32) -> Int32 {
    let replacement = Exchange.shared.text(count)
    let key: TextEdit.Deletion? = deletion == 1 ? .backward : deletion == 2 ? .forward : nil
    return OpenFields.shared.answer(handle) { session in
        let part = Int(min(start, end))..<Int(max(start, end))
        return session.replace(TextSelection(utf16: part, in: session.text), with: replacement, deletion: key)
    }
}

/// Answers with the field as it is.
@_expose(wasm, "field") @c(trunkline_page_field)
public func field(_ handle: Int32) -> Int32 {
    OpenFields.shared.answer(handle) { _ in nil }
}

/// Takes the last edit back.
@_expose(wasm, "undo") @c(trunkline_page_undo)
public func undo(_ handle: Int32) -> Int32 {
    OpenFields.shared.answer(handle) { $0.undo() }
}

/// Carries the edit out again that was taken back last.
@_expose(wasm, "redo") @c(trunkline_page_redo)
public func redo(_ handle: Int32) -> Int32 {
    OpenFields.shared.answer(handle) { $0.redo() }
}

/// Writes the text as it stands when the user leaves the field.
@_expose(wasm, "finish") @c(trunkline_page_finish)
public func finish(_ handle: Int32) -> Int32 {
    OpenFields.shared.answer(handle) { $0.finish() }
}
