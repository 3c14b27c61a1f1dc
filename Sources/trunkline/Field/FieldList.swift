import ContactCleaning
import FormFields

/// The types of fields, one a line: the name, the label and the template.
enum FieldList {
    static func write() throws {
        var rows = FieldKind.names.map { name in
            // A type with parameters needs some to be described.
            let example = name.replacing("N,N", with: "18,99").replacing("N", with: "8")
            let kind = try? FieldKind(name: example)
            return [name, kind?.description ?? "", kind?.template ?? ""]
        }
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
