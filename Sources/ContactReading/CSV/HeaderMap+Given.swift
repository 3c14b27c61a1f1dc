import ContactModel
import PhoneNumbers

extension HeaderMap {
    /// Takes the meaning of columns without a header from a given map: by the names `Column 1`, `Column 2` and so on, or,
    /// if it has none of these, in their order.
    mutating func override(by given: HeaderMap) {
        let names = Set(columns.map { HeaderName($0.name) })
        if given.columns.contains(where: { names.contains(HeaderName($0.name)) }) {
            for column in given.columns {
                let name = HeaderName(column.name)
                guard let index = columns.firstIndex(where: { HeaderName($0.name) == name }) else { continue }
                columns[index].target = column.target
                columns[index].basis = .given
            }
        } else {
            columns.replaceSubrange(
                ..<min(given.columns.count, columns.count), with: given.columns.prefix(columns.count))
        }
    }
}

extension HeadSample {
    /// Columns that a given map names and the file does not have, most likely misspelled.
    func unknownMapColumns(_ map: HeaderMap, _ row: Row, headerLine: Int) -> [Finding] {
        let names = Set(map.columns.map { HeaderName($0.name) })
        let unknown = (options.headerMap?.columns ?? []).filter { !names.contains(HeaderName($0.name)) }
        return unknown.map { column in
            Finding(
                .unknownMapColumn, .warning, line: headerLine, byteOffset: row.start, field: column.name,
                Sentence(ReadingSentence.unknownMapColumn))
        }
    }
}
