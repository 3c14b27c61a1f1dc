/// Reads digits along the text of a template whose written digits are not exactly those of the number.
///
/// `<9> {0}11 {15-}####-####` is the mobile number 9 11 2345 6789 that people write 011 15-2345-6789. On input each
/// group of written digits may be there or not, and so may each digit that the national form leaves out.
struct TemplateWalk {
    /// A number read from digits.
    struct Result {
        var quality: Match.Quality
        /// The digits of the number.
        var digits: [UInt8]
        /// For each of them, how many entered digits end with it.
        var ends: [Int]
        /// Whether the input ends within written digits; then `digits` are the entered ones.
        var endsInText = false
    }

    private enum Step {
        case digit(UInt16)
        case optionalDigit(UInt8, UInt16)
        case text([UInt8])
    }

    private let steps: [Step]
    private let input: [UInt8]
    private let start: Int

    /// - Parameter isNational: Whether the digits are in national form, with the text in braces.
    init(_ template: PhoneNumber.Template, digits input: [UInt8], from start: Int, isNational: Bool) {
        var steps: [Step] = []
        var isBehindDigit = false
        for element in template.elements {
            switch element {
            case .digit(let set):
                steps.append(.digit(set.mask))
                isBehindDigit = true
            case .internationalDigit(let set):
                if isNational, let digit = set.onlyDigit {
                    steps.append(.optionalDigit(digit, set.mask))
                } else {
                    steps.append(.digit(set.mask))
                }
            case .nationalText(let text):
                let digits = Self.digits(in: text)
                if isNational, isBehindDigit, !digits.isEmpty { steps.append(.text(digits)) }
            case .literal(let text):
                let digits = Self.digits(in: text)
                if !digits.isEmpty { steps.append(.text(digits)) }
            }
        }
        self.steps = steps
        self.input = input
        self.start = start
    }

    /// The best reading, `nil` if the digits do not fit.
    func read() -> Result? {
        var state = Result(quality: .none, digits: [], ends: [])
        return read(step: 0, position: start, &state)
    }

    private func read(step index: Int, position: Int, _ state: inout Result) -> Result? {
        guard index < steps.count else {
            var result = state
            result.quality = position == input.count ? .complete : .cut
            return result
        }
        switch steps[index] {
        case .digit(let mask):
            guard position < input.count else {
                var result = state
                result.quality = .partial
                return result
            }
            return take(mask, step: index, position: position, &state)
        case .optionalDigit(let digit, let mask):
            let taken = position < input.count ? take(mask, step: index, position: position, &state) : nil
            guard position < input.count else {
                var result = state
                result.quality = .partial
                return result
            }
            state.digits.append(digit)
            state.ends.append(position + 1)
            let implied = read(step: index + 1, position: position, &state)
            state.digits.removeLast()
            state.ends.removeLast()
            return Self.better(taken, implied)
        case .text(let text):
            return Self.better(
                write(text, step: index, position: position, state),
                read(step: index + 1, position: position, &state)
            )
        }
    }

    private func take(_ mask: UInt16, step index: Int, position: Int, _ state: inout Result) -> Result? {
        guard mask & 1 << UInt16(input[position]) != 0 else { return nil }
        state.digits.append(input[position])
        state.ends.append(position + 1)
        defer {
            state.digits.removeLast()
            state.ends.removeLast()
        }
        return read(step: index + 1, position: position + 1, &state)
    }

    /// Reads written digits where the input has them.
    private func write(_ text: [UInt8], step index: Int, position: Int, _ state: Result) -> Result? {
        let rest = input[position...]
        guard !rest.isEmpty else { return nil }
        if rest.count <= text.count {
            guard text.starts(with: rest), position > start else { return nil }
            return Result(
                quality: .partial,
                digits: Array(input[start...]),
                ends: Array((start + 1)...input.count),
                endsInText: true
            )
        }
        guard rest.starts(with: text) else { return nil }
        var state = state
        return read(step: index + 1, position: position + text.count, &state)
    }

    private static func better(_ left: Result?, _ right: Result?) -> Result? {
        guard let left else { return right }
        guard let right else { return left }
        return left.quality >= right.quality ? left : right
    }

    /// The digits that a reader would see in a text.
    static func digits(in text: String) -> [UInt8] {
        text.unicodeScalars.compactMap { DecimalDigit.value(of: $0) ?? Keypad.digit(of: $0) }
    }
}
