/// Reads digits along the text of a template whose written digits are not exactly those of the number.
///
/// `<9> {0}11 {15-}####-####` is the mobile number 9 11 2345 6789 that people write 011 15-2345-6789. On input each
/// group of written digits may be there or not, and so may each digit that the national form leaves out.
struct TemplateWalk {
    /// The greatest number of digits that the national forms of the plans leave out of a number.
    static let maximumHiddenDigits = 1

    /// A number read from digits.
    struct Result {
        var quality: Match.Quality
        /// The digits of the number.
        var digits: [UInt8]
        /// For each of them, how many entered digits end with it.
        var ends: [Int]
        /// `true` if the input ends within written digits; then `digits` are the entered ones.
        var endsInText = false
    }

    private enum Step {
        case digit(UInt16)
        case optionalDigit(UInt8, UInt16)
        case text([UInt8])
    }

    /// The steps of a template without the sets of its digits: templates of one format share them.
    struct Outline {
        enum Step {
            case digit
            case internationalDigit
            /// Written digits, and whether they are in braces behind the first digit, or outside of braces.
            case text([UInt8], isNationalOnly: Bool)
        }

        private(set) var steps: [Step] = []
        /// The number of optional steps.
        private(set) var optionalCount = 0

        init(_ template: PhoneNumber.Template) {
            var isBehindDigit = false
            for element in template.elements {
                switch element {
                case .digit:
                    steps.append(.digit)
                    isBehindDigit = true
                case .internationalDigit:
                    steps.append(.internationalDigit)
                    optionalCount += 1
                case .nationalText(let text):
                    let digits = TemplateWalk.digits(in: text)
                    if isBehindDigit { append(digits, isNationalOnly: true) }
                case .literal(let text):
                    append(TemplateWalk.digits(in: text), isNationalOnly: false)
                }
            }
        }

        /// The digits that an input may have at each of its first positions, if the template takes it at all.
        func firstDigits(_ digitSets: [UInt16], depth: Int) -> [UInt16] {
            var found = [UInt16](repeating: 0, count: depth)
            // The places that are reached: a step and the number of digits before it.
            var open = [(step: 0, digit: 0, position: 0)]
            var seen: Set<Int> = [0]
            func reach(_ step: Int, _ digit: Int, _ position: Int) {
                guard position < depth, seen.insert(step * depth + position).inserted else { return }
                open.append((step, digit, position))
            }
            while let (step, digit, position) = open.popLast() {
                guard step < steps.count else {
                    for offset in position..<depth { found[offset] = .max }
                    continue
                }
                if case .text(let text, _) = steps[step] {
                    for (offset, digit) in text.prefix(depth - position).enumerated() {
                        found[position + offset] |= 1 << UInt16(digit)
                    }
                    reach(step + 1, digit, position + text.count)
                    reach(step + 1, digit, position)
                    continue
                }
                let set = digitSets[digit]
                found[position] |= set
                reach(step + 1, digit + 1, position + 1)
                if case .internationalDigit = steps[step], set.nonzeroBitCount == 1 {
                    reach(step + 1, digit + 1, position)
                }
            }
            return found
        }

        private mutating func append(_ digits: [UInt8], isNationalOnly: Bool) {
            guard !digits.isEmpty else { return }
            steps.append(.text(digits, isNationalOnly: isNationalOnly))
            optionalCount += 1
        }
    }

    private let steps: [Step]
    private let input: [UInt8]
    private let start: Int

    /// - Parameters:
    ///   - outline: The outline of the template.
    ///   - digitSets: The sets of its digits.
    ///   - isNational: `true` if the digits are in national form, with the text in braces.
    init(
        _ outline: Outline, digitSets: UnsafePointer<UInt16>, digits input: [UInt8], from start: Int, isNational: Bool
    ) {
        var steps: [Step] = []
        steps.reserveCapacity(outline.steps.count)
        var position = 0
        for step in outline.steps {
            switch step {
            case .digit:
                steps.append(.digit(digitSets[position]))
                position += 1
            case .internationalDigit:
                let set = digitSets[position]
                if isNational, set.nonzeroBitCount == 1 {
                    steps.append(.optionalDigit(UInt8(set.trailingZeroBitCount), set))
                } else {
                    steps.append(.digit(set))
                }
                position += 1
            case .text(let digits, let isNationalOnly):
                if isNational || !isNationalOnly { steps.append(.text(digits)) }
            }
        }
        self.steps = steps
        self.input = input
        self.start = start
    }

    /// The digits that were read on the way to a place.
    private struct Path {
        var digits: [UInt8] = []
        var ends: [Int] = []
        /// The places where the way has parted, by step and position.
        var seen: Set<Int> = []

        func result(_ quality: Match.Quality) -> Result {
            Result(quality: quality, digits: digits, ends: ends)
        }
    }

    /// The best reading, `nil` if the digits do not fit.
    func read() -> Result? {
        var path = Path()
        return read(step: 0, position: start, &path)
    }

    private func read(step index: Int, position: Int, _ path: inout Path) -> Result? {
        guard index < steps.count else { return path.result(position == input.count ? .complete : .cut) }
        switch steps[index] {
        case .digit(let mask):
            guard position < input.count else { return path.result(.partial) }
            return take(mask, step: index, position: position, &path)
        case .optionalDigit(let digit, let mask):
            guard position < input.count else { return path.result(.partial) }
            guard isNew(index, position, &path) else { return nil }
            let taken = take(mask, step: index, position: position, &path)
            path.digits.append(digit)
            path.ends.append(position + 1)
            let implied = read(step: index + 1, position: position, &path)
            path.digits.removeLast()
            path.ends.removeLast()
            return Self.better(taken, implied)
        case .text(let text):
            guard isNew(index, position, &path) else { return nil }
            let written = write(text, step: index, position: position, &path)
            return Self.better(written, read(step: index + 1, position: position, &path))
        }
    }

    /// Returns `true` if the walk comes to this step and position for the first time.
    ///
    /// The rest of the walk is as good as it was the first time, and the earlier of two equally good readings is taken.
    /// Going on would change nothing, and take twice as long with every optional part.
    private func isNew(_ index: Int, _ position: Int, _ path: inout Path) -> Bool {
        path.seen.insert(index * (input.count + 1) + position).inserted
    }

    private func take(_ mask: UInt16, step index: Int, position: Int, _ path: inout Path) -> Result? {
        guard mask & 1 << UInt16(input[position]) != 0 else { return nil }
        path.digits.append(input[position])
        path.ends.append(position + 1)
        defer {
            path.digits.removeLast()
            path.ends.removeLast()
        }
        return read(step: index + 1, position: position + 1, &path)
    }

    /// Reads written digits where the input has them.
    private func write(_ text: [UInt8], step index: Int, position: Int, _ path: inout Path) -> Result? {
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
        return read(step: index + 1, position: position + text.count, &path)
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
