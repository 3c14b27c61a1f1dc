import ContactCleaning
import FormFields

/// The types of fields, one a line: the name, the label and the template.
enum FieldKindList {
    static func write() throws {
        var rows = zip(FieldKind.names, FieldKind.examples).map { [$0, $1.description, $1.template] }
        rows.append(["phone --region US", "Phone", "as the region writes its numbers"])
        rows.append([FieldConfiguration.chineseMobile, "Mobile", "000-0000-0000"])
        rows.append(["--mask MASK", "Value", "as the mask says"])
        var output = ByteOutput.standard
        for row in rows {
            let line = ColumnText.left(row[0], 20) + ColumnText.left(row[1], 24) + row[2]
            try output.write(String(line.reversed().drop { $0 == " " }.reversed()) + "\n")
        }
        try output.flush()
    }
}
