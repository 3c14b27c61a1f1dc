public import PhoneNumbers

extension Contact.Field.Kind {
    /// The name of the kind in a sentence; in English as mappings have it.
    public var sentence: Sentence { Sentence(family: "field", kind: rawValue, pattern: rawValue) }
}
