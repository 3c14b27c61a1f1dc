import PhoneNumbers

/// The settings that differ, by their names, each with what it was and what it is.
package enum SettingSentence: String, SentenceKind {
    case region, allow, normalize, reading, plans
    case none

    package static var family: String { "setting" }

    package var english: String { self == .none ? "none" : "\(rawValue) {stored} -> {requested}" }
}

extension SettingDifference {
    /// The difference as a sentence: `region US -> GB`; `nil` for a name that is none of a setting.
    var sentence: Sentence? {
        SettingSentence(rawValue: name).map {
            Sentence($0, ["stored": Self.value(stored), "requested": Self.value(requested)])
        }
    }

    private static func value(_ text: String?) -> Sentence.Value {
        text.map { .text($0) } ?? .sentence(Sentence(SettingSentence.none))
    }
}
