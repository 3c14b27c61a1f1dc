/// The role of the values at a node of a JSON text.
enum JSONRole: Hashable {
    /// Parts of the record around, or what stands around records.
    case none
    /// Objects that are records.
    case record
    /// Objects whose values are those of the object around, such as the `properties` of a feature: their name says nothing.
    case body
    /// Objects whose value is named by a text in them, that of a member: `{"field": "Phone", "value": ...}`.
    case pair(label: Int)
    /// Lists that are the rows of a table.
    case row(JSONTableHead)
    /// Scalars that are records of one value; under keys also lists of such.
    case value
}

/// The names of the columns of a table that is a list of lists.
enum JSONTableHead: Hashable {
    /// The first row.
    case firstRow
    /// A list beside the table.
    case names([String])
    /// Nothing: columns have numbers.
    case missing
}
