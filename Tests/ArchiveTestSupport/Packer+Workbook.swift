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

    /// An ODS file. Charts are no sheets there.
    package static func openDocument(_ sheets: [Sheet]) -> [UInt8] {
        openDocument(
            sheets.filter { !$0.isChart }.map { sheet in
                let rows = sheet.rows.map { cells in
                    let cells = cells.map {
                        "<table:table-cell office:value-type=\"string\"><text:p>\($0)</text:p></table:table-cell>"
                    }
                    return "<table:table-row>\(cells.joined())</table:table-row>"
                }
                let style = sheet.isHidden ? "ta2" : "ta1"
                return
                    "<table:table table:name=\"\(sheet.name)\" table:style-name=\"\(style)\">\(rows.joined())</table:table>"
            }.joined())
    }

    /// An ODS file of the XML of its sheets.
    package static func openDocument(_ tables: String, manifest: String = "") -> [UInt8] {
        zip([
            Member("mimetype", "application/vnd.oasis.opendocument.spreadsheet", method: 0),
            Member("META-INF/manifest.xml", "<manifest:manifest xmlns:manifest=\"m\">\(manifest)</manifest:manifest>"),
            Member(
                "content.xml",
                """
                <office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s" xmlns:draw="d">
                <office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/>
                </style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>
                </office:automatic-styles><office:body><office:spreadsheet>\(tables)</office:spreadsheet></office:body>
                </office:document-content>
                """),
        ])
    }
}
