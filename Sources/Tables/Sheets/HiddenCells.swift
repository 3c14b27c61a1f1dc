/// Rows and columns with values that a spreadsheet program does not show. They are read as all others.
public struct HiddenCells: Sendable, Hashable {
    /// The number of hidden rows.
    public var rowCount = 0
    /// The positions of hidden columns, from 0.
    public var columns: Set<Int> = []

    /// Nothing is hidden.
    public init() {}

    /// `true` if nothing is hidden.
    public var isEmpty: Bool { rowCount == 0 && columns.isEmpty }

    /// The letters of the hidden columns, in their order.
    public var columnLetters: [String] { columns.sorted().map(Self.letters) }

    /// The letters of a column: `A`, `Z`, `AA`.
    private static func letters(_ position: Int) -> String {
        let letter = String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(position % 26)))
        return position < 26 ? letter : letters(position / 26 - 1) + letter
    }
}
