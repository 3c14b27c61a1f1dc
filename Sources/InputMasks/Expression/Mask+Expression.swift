extension Mask {
    /// A mask read from data, such as a configuration file or a command line.
    ///
    /// - Parameters:
    ///   - invalidInputPolicy: The treatment of input that a placeholder does not accept.
    ///   - expression: Placeholders `D`, `L`, `C`, and static characters.
    ///   - conditions: One comma-separated list for each `C`, such as `"7, 8"`; spaces around an item do not count.
    ///     Lists that no `C` asks for are left unused.
    ///   - template: A text of as many characters as the expression. Where it has a static character, that one is
    ///     shown instead of what the expression has there; where it has a placeholder, it changes nothing.
    /// - Throws: ``MaskError``, which says what is wrong and at which character.
    @_disfavoredOverload
    public init(
        invalidInputPolicy: InvalidInputPolicy = .ignore,
        expression: some StringProtocol,
        conditions: [String] = [],
        template: String? = nil
    ) throws(MaskError) {
        let slots = try ExpressionReader(conditions: conditions).slots(
            of: String(expression), template: template)
        try self.init(slots: slots, invalidInputPolicy: invalidInputPolicy)
    }

    /// A mask written in the source code.
    ///
    /// Only literals fit these parameters, so a mistake in one is a mistake of the programmer and stops the program
    /// with the message of the ``MaskError``. Text that is only known when the program runs takes the throwing
    /// initializer of the same form.
    ///
    /// ```swift
    /// let phone = Mask(
    ///     invalidInputPolicy: .ignore,
    ///     expression: "+C(DDD)-DDD-DD-DD",
    ///     conditions: ["7,8"],
    ///     template: "+7(DDD)-DDD-DD-DD"
    /// )
    /// phone.maskedString(input: "87011234567")  // "+7(701)-123-45-67"
    /// ```
    ///
    /// - Parameters:
    ///   - invalidInputPolicy: the treatment of characters that fit no slot.
    ///   - expression: the mask.
    ///   - conditions: one list of characters, between commas, for each `C` of the expression.
    ///   - template: a text of as many characters as the expression, which names its static characters; `nil` for the expression itself.
    public init(
        invalidInputPolicy: InvalidInputPolicy = .ignore,
        expression: StaticString,
        conditions: [StaticString] = [],
        template: StaticString? = nil
    ) {
        do {
            try self.init(
                invalidInputPolicy: invalidInputPolicy,
                expression: expression.text,
                conditions: conditions.map { $0.text },
                template: template.map { $0.text }
            )
        } catch {
            preconditionFailure(error.description)
        }
    }
}

extension StaticString {
    fileprivate var text: String {
        withUTF8Buffer { unsafe String(decoding: $0, as: UTF8.self) }
    }
}
