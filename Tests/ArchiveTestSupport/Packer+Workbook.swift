extension Packer {
    /// A sheet of a workbook to be made.
    package struct Sheet {
        package var name: String
        /// The texts of its cells.
        package var rows: [[String]]
        package var isHidden = false
        /// `true` for a sheet that is a chart.
        package var isChart = false

        package init(_ name: String, _ rows: [[String]], isHidden: Bool = false, isChart: Bool = false) {
            self.name = name
            self.rows = rows
            self.isHidden = isHidden
            self.isChart = isChart
        }
    }

    /// An XLSX file.
    package static func workbook(_ sheets: [Sheet]) -> [UInt8] {
        let names = sheets.enumerated().map { index, sheet in
            "<sheet name=\"\(sheet.name)\" sheetId=\"\(index + 1)\" state=\"\(sheet.isHidden ? "hidden" : "visible")\" r:id=\"r\(index)\"/>"
        }
        let links = sheets.enumerated().map { index, sheet in
            let type = sheet.isChart ? "chartsheet" : "worksheet"
            return
                "<Relationship Id=\"r\(index)\" Type=\"http://example/\(type)\" Target=\"worksheets/sheet\(index).xml\"/>"
        }
        var members = [
            Member("[Content_Types].xml", "<Types/>"),
            Member("xl/workbook.xml", "<workbook xmlns:r=\"r\"><sheets>\(names.joined())</sheets></workbook>"),
            Member("xl/_rels/workbook.xml.rels", "<Relationships>\(links.joined())</Relationships>"),
        ]
        for (index, sheet) in sheets.enumerated() {
            let rows = sheet.rows.map { cells in
                "<row>" + cells.map { "<c t=\"str\"><v>\($0)</v></c>" }.joined() + "</row>"
            }
            let root = sheet.isChart ? "chartsheet" : "worksheet"
            members.append(
                Member(
                    "xl/worksheets/sheet\(index).xml", "<\(root)><sheetData>\(rows.joined())</sheetData></\(root)>"))
        }
        return zip(members)
    }
}
