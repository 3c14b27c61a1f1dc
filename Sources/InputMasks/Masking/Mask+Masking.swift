extension Mask {
    /// The input as the mask shows it.
    ///
    /// Static characters may be in the input or not. A static character that could also be data, such as the 7 of
    /// `+7(DDD)`, is taken for static where the whole input is a masked text or where punctuation of the mask stands
    /// beside it; otherwise it is data, unless the input would then be too long. Characters that fit nowhere are
    /// left out.
    ///
    /// - Complexity: linear in the input.
    public func maskedString(input: String) -> String {
        masked(input).text
    }

    /// The input as the mask shows it, with what is needed to go on editing.
    ///
    /// - Parameters:
    ///   - input: Any text.
    ///   - caret: Where the caret stands in the input, in characters from the start; `nil` is the end.
    public func masked(_ input: String, caret: Int? = nil) -> MaskedText {
        let slots = read(Array(input))
        var entered = slots.count
        if let caret {
            entered = slots.prefix { $0.source < caret }.count
        }
        return render(slots, caretAfter: entered)
    }

    /// Data without static characters as the mask shows it.
    ///
    /// Unlike ``maskedString(input:)`` it never takes a character for a static one, so it restores exactly what
    /// ``unmasked(_:)`` took from a text without gaps.
    public func maskedString(raw: String) -> String {
        let result = fill(Array(raw), from: 0, after: nil, policy: invalidInputPolicy, literals: .never)
        return render(result.slots, caretAfter: result.slots.count).text
    }

    /// The entered characters of a text, masked or not, without the static ones.
    ///
    /// A placeholder that a template overrides gives the character that is shown: the raw value of
    /// `+7(701)-123-45-67` is `77011234567` where the 7 comes from a template, and `7011234567` where it is static.
    public func unmasked(_ text: String) -> String {
        masked(text).raw
    }

    /// Returns `true` if the text fills every placeholder.
    public func isComplete(_ text: String) -> Bool {
        masked(text).isComplete
    }
}
