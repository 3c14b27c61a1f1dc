extension PhoneNumber.Categories {
    /// The categories as words of their own; `nil` for none.
    var sentence: Sentence? { isEmpty ? nil : Sentence(StepSentence.categories, ["categories": words]) }
}
