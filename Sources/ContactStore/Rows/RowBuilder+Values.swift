/// A value of a row.
enum RowValue {
    case null
    case number(Int)
    /// Text in UTF-8, which stays in place until the call that it is given to returns.
    case text(UnsafeBufferPointer<UInt8>)
}

extension RowBuilder {
    /// Gives the value of every column to a body, in their order, and resets it to NULL.
    mutating func takeValues(_ body: (_ column: Int, _ value: RowValue) -> Void) {
        for column in 0..<columnCount {
            let serial = types[column]
            reset(column)
            switch serial {
            case 0: body(column, .null)
            case 13...: body(column, .text(UnsafeBufferPointer(start: texts[column], count: (serial &- 13) >> 1)))
            default: body(column, .number(numbers[column]))
            }
        }
        resetSizes()
    }
}
