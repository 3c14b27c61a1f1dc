extension Evidence {
    /// The same reasons with streets and organizations as contacts have them, instead of the form in which they are compared.
    ///
    /// - Parameter texts: The values of the contacts; one of several lines or with commas is several. What none of them is stays as it is.
    public func quoting(_ texts: [String]) -> Evidence {
        Evidence(bits: bits, name: name, parts: parts.map { $0.quoting(texts) })
    }
}

extension EvidencePart {
    /// The same reason with a street or an organization as contacts have it.
    ///
    /// - Parameter texts: The values of the contacts, as for evidence.
    public func quoting(_ texts: [String]) -> EvidencePart {
        guard let value else { return self }
        switch kind {
        case .sameAddress, .similarAddress, .crowdedAddress:
            return quoting(Self.written(value, in: texts, StreetWords.shared.normalize))
        case .sameOrganization, .similarOrganization:
            return quoting(
                Self.written(value, in: texts) { name in
                    OrganizationAbbreviations.shared.normalize(&name)
                    LegalForms.shared.remove(from: &name)
                })
        default: return self
        }
    }

    /// The first text, or part of one, that is a value in its compared form; the value if there is none.
    private static func written(_ value: String, in texts: [String], _ normalize: (inout [UInt8]) -> Void) -> String {
        let folder = TextFolder()
        let pieces = texts.lazy.flatMap { text in
            [Substring(text)] + text.split { $0 == "," || $0.isNewline }
        }
        let piece = pieces.first { piece in
            var form = folder.folded(piece)
            normalize(&form)
            return form.elementsEqual(value.utf8)
        }
        guard let piece else { return value }
        return String(piece.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// The same reason about another form of its value.
    func quoting(_ value: String) -> EvidencePart {
        EvidencePart(kind: kind, bits: bits, value: value, people: people)
    }
}
