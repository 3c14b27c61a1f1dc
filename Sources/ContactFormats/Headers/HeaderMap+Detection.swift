extension HeaderMap {
    /// The meaning found for a header row.
    struct Detection {
        var map: HeaderMap
        /// The table of the program that wrote the file, if it is known.
        var table: HeaderTable?
        /// Why the columns mean that, in their order.
        var decisions: [ColumnDecision]
    }

    /// Finds out what the columns of a header row mean.
    ///
    /// - Parameters:
    ///   - rows: the rows whose values the columns are judged by; asked for only if headers leave something open.
    ///   - given: a map that overrules what is found.
    static func detect(
        _ headers: [String], rows: @autoclosure () -> RowSample = RowSample(), given: HeaderMap?
    ) -> Detection {
        let table = HeaderTable.bestMatch(for: headers.map(HeaderName.init))
        let detector = ColumnDetector(headers, rows: rows(), hasHeading: true, table: table, given: given)
        let (map, decisions) = detector.result(region: given?.region)
        return Detection(map: map, table: table, decisions: decisions)
    }
}
