import ColumnRecognition
import ContactModel
import ContactReading

/// The columns of a program that imports tables.
///
/// A table has columns that are always there, and families of columns that are there as often as the contacts need:
/// `Phone 1 - Label`, `Phone 1 - Value`, `Phone 2 - Label` ...
public struct TableFormat: Sendable {
    /// The columns in front of the families.
    var columns: [String]
    /// Groups of columns whose names have a `#` for the number.
    var families: [Family] = []
    /// The facts that have columns beside each number.
    var facts: [NumberFact] = []
    /// Words for labels, where the program has its own.
    var labelWords: [(label: String, word: String)] = []
    /// `true` if values that have no column get one of their own, with their name as its header.
    var hasCustomColumns = false

    /// `true` if the program takes dates without a year.
    var takesPartialDates = false
    /// `true` if the program has groups of its own, and marks them in the list of categories.
    var takesSystemGroups = false
    /// `true` if the program takes nobody without a name.
    var requiresName = false
    /// `true` if the program takes nobody without a family name.
    var requiresFamilyName = false
    /// `true` if a cell has no place for an encoded picture.
    var leavesOutPictures = false

    /// The limits of the program.
    var limits = Limits()

    /// The limits of a program on one import; lengths are those of UTF-8.
    struct Limits: Sendable {
        var contacts = Int.max
        var columns = Int.max
        var noteBytes = Int.max
        var rowBytes = Int.max
        /// The length of a cell as a workbook counts it, ``SheetText/characterCount(_:)``.
        var cellCharacters = Int.max
    }

    struct Family: Sendable {
        var names: [String]
        /// The kind of value in it.
        var kind: Contact.Field.Kind
        /// The least number of times that the family is there.
        var minimum = 1
        /// The number of the first.
        var first = 1

        /// Returns `true` if values of a kind belong into the family.
        func holds(_ kind: Contact.Field.Kind) -> Bool {
            self.kind == kind || self.kind == .street && kind.isAddressPart
        }
    }

    /// The header for some numbers of families and some custom columns.
    func header(counts: [Int], custom: [String]) -> [String] {
        var names = columns
        for (family, count) in zip(families, counts) where count > 0 {
            for number in family.first..<family.first + count {
                names += family.names.map { $0.replacing("#", with: String(number)) }
            }
        }
        return names + custom
    }

    /// The layout of a header, as a reader would detect it.
    func layout(counts: [Int], custom: [String]) -> TableLayout {
        let header = header(counts: counts, custom: custom)
        return TableLayout(
            KnownColumns().map(of: header), takesPartialDates: takesPartialDates,
            takesNotes: families.contains { $0.kind == .note }, takesSystemGroups: takesSystemGroups,
            requiresName: requiresName, requiresFamilyName: requiresFamilyName,
            leavesOutPictures: leavesOutPictures, facts: factColumns(in: header))
    }
}
