extension Evidence {
    /// The same reasons with streets and organizations as contacts have them, instead of the form in which they are compared.
    ///
    /// - Parameter texts: The values of the contacts; one of several lines or with commas is several. What none of them is stays as it is.
    public func quoting(_ texts: [String]) -> Evidence {
        let folder = TextFolder()
        let pieces = texts.flatMap { text in
            [Substring(text)] + text.split { $0 == "," || $0.isNewline }
        }
        func written(_ value: String, _ normalize: (inout [UInt8]) -> Void) -> String {
            let piece = pieces.first { piece in
                var form = folder.folded(piece)
                normalize(&form)
                return form.elementsEqual(value.utf8)
            }
            guard let piece else { return value }
            return String(piece.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        let parts = parts.map { part in
            guard let value = part.value else { return part }
            switch part.kind {
            case .sameAddress, .similarAddress, .crowdedAddress:
                return part.quoting(written(value, StreetWords.shared.normalize))
            case .sameOrganization, .similarOrganization:
                return part.quoting(
                    written(value) { name in
                        OrganizationAbbreviations.shared.normalize(&name)
                        LegalForms.shared.remove(from: &name)
                    })
            default: return part
            }
        }
        return Evidence(bits: bits, name: name, parts: parts)
    }
}

extension EvidencePart {
    fileprivate func quoting(_ value: String) -> EvidencePart {
        EvidencePart(kind: kind, bits: bits, value: value, people: people)
    }
}
