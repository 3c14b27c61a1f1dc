package import Archives

/// The XLSX file around a sheet: a ZIP archive of the parts that
/// [ECMA-376](https://ecma-international.org/publications-and-standards/standards/ecma-376/) part 1, 12 requires of a workbook.
package struct WorkbookWriter: ~Copyable {
    private var zip: ZipWriter

    /// A workbook of one sheet.
    ///
    /// - Throws: `ArchiveError` if there is no memory to compress.
    package init() throws(ArchiveError) { zip = try ZipWriter() }

    /// Writes all that stands before the rows of the sheet.
    ///
    /// - Throws: `ArchiveError`.
    package mutating func begin(into output: inout [UInt8]) throws(ArchiveError) {
        for (path, text) in Self.parts {
            zip.begin(path, into: &output)
            try zip.write(Array(text.utf8)[...], into: &output)
            zip.end(into: &output)
        }
        zip.begin("xl/worksheets/sheet1.xml", into: &output)
    }

    /// Writes the next bytes of the sheet.
    ///
    /// - Throws: `ArchiveError.tooLarge(limit:)` if the file or the sheet would have 4 GiB.
    package mutating func write(_ sheet: ArraySlice<UInt8>, into output: inout [UInt8]) throws(ArchiveError) {
        try zip.write(sheet, into: &output)
    }

    /// Ends the file.
    package mutating func finish(into output: inout [UInt8]) {
        zip.end(into: &output)
        zip.finish(into: &output)
    }

    private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
    private static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    private static let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    private static let package = "http://schemas.openxmlformats.org/package/2006"
    private static let content = "application/vnd.openxmlformats-officedocument.spreadsheetml"

    private static let parts: [(path: String, text: String)] = [
        (
            "[Content_Types].xml",
            """
            \(declaration)<Types xmlns="\(package)/content-types">\
            <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
            <Override PartName="/xl/workbook.xml" ContentType="\(content).sheet.main+xml"/>\
            <Override PartName="/xl/worksheets/sheet1.xml" ContentType="\(content).worksheet+xml"/>\
            <Override PartName="/xl/styles.xml" ContentType="\(content).styles+xml"/></Types>
            """
        ),
        (
            "_rels/.rels",
            """
            \(declaration)<Relationships xmlns="\(package)/relationships">\
            <Relationship Id="rId1" Type="\(office)/officeDocument" Target="xl/workbook.xml"/></Relationships>
            """
        ),
        (
            "xl/workbook.xml",
            """
            \(declaration)<workbook xmlns="\(main)" xmlns:r="\(office)"><sheets>\
            <sheet name="Contacts" sheetId="1" r:id="rId1"/></sheets></workbook>
            """
        ),
        (
            "xl/_rels/workbook.xml.rels",
            """
            \(declaration)<Relationships xmlns="\(package)/relationships">\
            <Relationship Id="rId1" Type="\(office)/worksheet" Target="worksheets/sheet1.xml"/>\
            <Relationship Id="rId2" Type="\(office)/styles" Target="styles.xml"/></Relationships>
            """
        ),
        ("xl/styles.xml", declaration + styles),
    ]

    /// The styles of cells: the general one, text, and text in bold. 49 is the number of the format "text".
    private static let styles = """
        <styleSheet xmlns="\(main)"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>\
        <font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
        <fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
        <borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
        <cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
        <cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>\
        <xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>\
        <xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs>\
        <cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>
        """
}
