extension String {
    /// The decimal digits of the text, of any script, as ASCII digits 0-9; all else is dropped.
    ///
    /// A text field that refuses an edit may be emptied if nothing but separators would be left in it.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var digits: String { DecimalDigit.asciiDigits(of: self) }
}
