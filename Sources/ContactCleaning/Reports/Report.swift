import ContactStore

/// A report before it is rendered: facts and counts on top, then rows that stream.
package struct Report {
    /// The word by which the report is asked for: `rejected`, `summary`, `findings`.
    package var name: String
    /// The heading.
    package var title: String
    /// The main facts, shown before the rows.
    package var facts: [Fact]
    /// Counts by one property each; the first is the one for a chart.
    package var breakdowns: [Breakdown]
    /// The columns of the rows.
    package var columns: [Column]
    /// A heading for the columns that stand below the others.
    package var detailsTitle: String
    /// The message in place of rows where there are none.
    package var emptyNote: String
    /// The number of rows that are left out before the first.
    package var offset = 0
    /// The message in place of rows where there are none, or none beyond those that are left out.
    package var noteWithoutRows: String {
        offset == 0
            ? emptyNote : "There are no more than \(offset) row\(offset == 1 ? "" : "s"), which --offset leaves out."
    }
    /// The number of rows where it is known before they are read; `nil` where it is not.
    package var rowCount: Int?
    /// Converts a row to a problem of a file, for programs that gather problems; `nil` where rows are none.
    package var issue: (([String?]) -> Issue)?
    /// The filters of the rows, and what they select; `nil` without any.
    package var filtered: Filtered?
    var rows: ((_ body: ([String?]) throws -> Void) throws -> Void)

    /// Says by which filters the rows are selected.
    mutating func note(_ filtered: Filtered?) {
        self.filtered = filtered
        facts += filtered?.facts ?? []
    }

    /// Lets rows name the files of address books, and not the folders, with the lines in these.
    mutating func locate(in store: ContactDatabase) throws {
        guard let source = columns.firstIndex(where: { $0.key == "source" }),
            let line = columns.firstIndex(where: { $0.key == "line" })
        else { return }
        let places = try BookPlaces(store)
        guard !places.isEmpty else { return }
        let rows = rows
        self.rows = { body in
            try rows { values in
                var values = values
                if let path = values[source], let number = values[line].flatMap({ Int($0) }) {
                    let place = places.place(path: path, line: number)
                    (values[source], values[line]) = (place.path, String(place.line))
                }
                try body(values)
            }
        }
    }

    /// Calls the body with the values of each row, in the order of the columns.
    ///
    /// - Throws: `StoreError`, and what the body throws.
    package func forEachRow(_ body: ([String?]) throws -> Void) throws {
        var count = 0
        try rows { values in
            count += 1
            if count > offset { try body(values) }
        }
    }

    /// Calls the body with the values of the first rows, and reads no others.
    ///
    /// - Parameter limit: the largest number of rows.
    /// - Throws: `StoreError`, and what the body throws.
    package func forEachRow(limit: Int, _ body: ([String?]) throws -> Void) throws {
        var count = 0
        do {
            try forEachRow { values in
                try body(values)
                count += 1
                if count >= limit { throw EnoughRows() }
            }
        } catch is EnoughRows {}
    }

    /// Calls the body with the values of the first rows. The others are read only if their number is not known.
    ///
    /// - Parameter limit: the largest number of rows.
    /// - Returns: the number of rows beyond those.
    /// - Throws: `StoreError`, and what the body throws.
    package func forEachRowCountingOthers(limit: Int, _ body: ([String?]) throws -> Void) throws -> Int {
        if let rowCount {
            try forEachRow(limit: limit, body)
            return max(0, max(0, rowCount - offset) - limit)
        }
        var count = 0
        try forEachRow { values in
            count += 1
            if count <= limit { try body(values) }
        }
        return max(0, count - limit)
    }

    /// Ends the reading of rows.
    private struct EnoughRows: Error {}
}

extension Report {
    /// The filters of a report in the words of the command, and the count of what they select.
    package struct Filtered: Sendable, Hashable {
        package var filters: String
        package var count: Int

        /// - Returns: `nil` if the selection is everything.
        init?(_ selection: ContactSelection, count: Int) {
            if selection.isEverything { return nil }
            (filters, self.count) = (selection.description, count)
        }

        /// The facts about the filters.
        var facts: [Fact] {
            [
                Fact(key: "filters", title: "Filters", value: .text(filters)),
                Fact(key: "selected", title: "Selected", value: .count(count)),
            ]
        }
    }

    /// A value with its name.
    package struct Fact: Sendable, Hashable {
        /// The name of the value in machine formats.
        package var key: String
        /// The name of the value for people.
        package var title: String
        /// The value.
        package var value: Value
    }

    /// A number to count with, or a text.
    package enum Value: Sendable, Hashable {
        case count(Int)
        case text(String)
    }

    /// Counts by one thing, largest first.
    package struct Breakdown: Sendable, Hashable {
        /// The name of the counted thing in machine formats.
        package var key: String
        /// The name of the counted thing for people.
        package var title: String
        /// The counts.
        package var entries: [Entry]
    }

    /// One count.
    package struct Entry: Sendable, Hashable {
        /// The name of the value that is counted; `nil` if it has no name.
        package var name: String?
        /// A short explanation; `nil` if the name is enough.
        package var note: String?
        /// The number of occurrences.
        package var count: Int
    }

    /// One column of the rows.
    package struct Column: Sendable, Hashable {
        /// The name of the column in machine formats.
        package var key: String
        /// The heading for people.
        package var title: String
        /// The role of the values.
        package var role: Role
        /// The place where values are shown.
        package var placement: Placement

        /// A column.
        package init(_ key: String, _ title: String, _ role: Role = .text, _ placement: Placement = .row) {
            self.key = key
            self.title = title
            self.role = role
            self.placement = placement
        }
    }

    /// The place where the values of a column are shown.
    package enum Placement: Sendable, Hashable {
        /// In the row.
        case row
        /// Below or behind the row, where there is room.
        case detail
        /// In formats for machines only, as people see it elsewhere.
        case machineOnly
    }

    /// The role of a value, as far as it matters to a renderer.
    package enum Role: Sendable, Hashable {
        case text
        /// A whole number.
        case number
        /// The text of the source, character by character.
        case verbatim
        /// A word that stands out, in a warning colour unless it is ``isCalm(_:)``.
        case badge
        /// A web address.
        case link
        /// The evidence that contacts are one person's: `3 and 7, 11.0 bits: +7.5 have the same name · +3.5 share ...;
        /// 3 and 9, ...`.
        case evidence

        /// Returns `true` if a word of a ``badge`` is not a warning.
        package static func isCalm(_ word: String) -> Bool { ["finished", "note", "holds", "accepted"].contains(word) }
    }
}
