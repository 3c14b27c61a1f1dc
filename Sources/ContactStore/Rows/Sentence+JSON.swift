import CheckContract
import Foundation
import JSONWriting
import PhoneNumbers

extension Sentence {
    /// The sentence as JSON: its kind and its values; `nil` for a text that is the same in all languages.
    var json: String? {
        guard !family.isEmpty else { return nil }
        var json = JSONWriter()
        json.sentence(self)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    /// Reads a sentence that was stored as JSON; without that it is in English alone.
    ///
    /// - Parameter english: the sentence in English.
    init(json: String?, english: String) {
        guard let json, let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)),
            case .sentence(let sentence)? = Value(object)
        else {
            self.init(family: "stored", kind: "", pattern: "{english}", values: [NamedValue("english", .text(english))])
            return
        }
        self.init(
            family: sentence.family, kind: sentence.kind, pattern: "{english}",
            values: sentence.values + [NamedValue("english", .text(english))])
    }
}

extension Sentence.Value {
    fileprivate init?(_ object: Any) {
        switch object {
        case let text as String: self = .text(text)
        case let number as Int: self = .number(number)
        case let members as [String: Any]:
            guard let kind = members["kind"] as? String else {
                guard let (name, values) = members.first, let joint = Sentence.Joint(rawValue: name),
                    let values = values as? [Any]
                else { return nil }
                self = .list(values.compactMap { Sentence.Value($0) }, joint)
                return
            }
            let names = kind.split(separator: ".", maxSplits: 1)
            guard names.count == 2 else { return nil }
            let values = members["values"] as? [String: Any] ?? [:]
            self = .sentence(
                Sentence(
                    family: String(names[0]), kind: String(names[1]), pattern: "",
                    values: values.compactMap { name, value in
                        Sentence.Value(value).map { Sentence.NamedValue(name, $0) }
                    }))
        default: return nil
        }
    }
}
