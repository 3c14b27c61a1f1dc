// One digit behind a comma: the last one of a neighbouring line, or an extension.

extension Classifier {
    /// The reading of one digit behind a comma.
    ///
    /// Neighbouring lines of one subscriber are listed so, `(495) 123-45-67, 8`. Behind digits that nothing parts, `2101234567,8`, a comma is a
    /// pause of a dialled string; nor do mobile numbers of one subscriber follow each other, and in North America a comma leads to an extension.
    ///
    /// - Parameters:
    ///   - tail: the digit.
    ///   - base: the number before it.
    ///   - full: the number with the digit in place of its last one, if a plan takes it.
    /// - Returns: `none` for an extension; `ambiguous` for a digit that is not one of the next two.
    func neighbouringLine(_ tail: CellTail, _ base: Classification, _ full: Classification) -> TailReading {
        let mayBeListed =
            base.callingCode != 1 && base.categories.contains(.fixedLine) && (!tail.isTight || tail.localLength > 0)
        let distance = Int(tail.digits[0]) - Int(base.nationalNumber[base.nationalNumber.count - 1])
        guard mayBeListed, distance > 0 else { return .none }
        return .number(distance < 3 ? full : .ambiguous(tail.digits))
    }
}
