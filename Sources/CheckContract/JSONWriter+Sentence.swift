package import JSONWriting
package import PhoneNumbers

extension JSONWriter {
    /// Writes a sentence as an object of its `kind` and its `values`: texts, numbers, sentences, and lists, each an array under
    /// the name of its joint.
    package mutating func sentence(_ sentence: Sentence) {
        object { json in
            json.member("kind", sentence.family + "." + sentence.kind)
            guard !sentence.values.isEmpty else { return }
            json.object("values") { json in
                for entry in sentence.values {
                    json.key(text: entry.name)
                    json.value(entry.value)
                }
            }
        }
    }

    private mutating func value(_ value: Sentence.Value) {
        switch value {
        case .text(let text): string(text)
        case .number(let number): self.number(number)
        case .sentence(let sentence): self.sentence(sentence)
        case .list(let values, let joint):
            object { json in
                json.key(text: joint.rawValue)
                json.array { json in for value in values { json.value(value) } }
            }
        }
    }
}
