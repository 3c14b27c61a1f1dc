import PhoneNumbers

/// Compiles the files of `Knowledge/countries` to the table of the countries that words beside numbers name.
enum CountryWordsCompiler {
    /// The table of the files in the folder `countries`: a name of several files means what the first of them says.
    static func compile(_ files: [KnowledgeFile]) throws(KnowledgeError) -> CountryWordTable {
        var table = CountryWordTable()
        for name in ["people", "words", "aliases", "names", "shared", "codes", "signs"] {
            guard let file = files.first(where: { $0.path == "countries/\(name).txt" }) else { continue }
            for (row, line) in try KnowledgeText(file).rows {
                let parts = row.split(separator: ":", maxSplits: 1)
                guard parts.count == 2 else { throw file.error(line, 1, "a row is codes, a colon, and names") }
                var names = parts[1].split(separator: "|")
                if name == "codes" { names += [parts[0], flag(of: parts[0])] }
                let isSure = !["people", "words", "shared"].contains(name)
                for name in names where !table.insert(name, isSure ? RegionCode(String(parts[0])) : nil) {
                    throw file.error(line, 1, "more names than the table has room for")
                }
            }
        }
        try forEachWord(of: "states", files) { table.insert(homonym: $0, in: $1) }
        try forEachWord(of: "papers", files) { table.insert(paper: $0, in: $1) }
        return table
    }

    /// Passes the words of a file to a closure, each with the region that it is of; the closure returns `false` if the table is full.
    private static func forEachWord(
        of name: String, _ files: [KnowledgeFile], _ insert: (Substring, RegionCode) -> Bool
    ) throws(KnowledgeError) {
        guard let file = files.first(where: { $0.path == "countries/\(name).txt" }) else { return }
        for (row, line) in try KnowledgeText(file).rows {
            let parts = row.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let region = RegionCode(String(parts[0])) else {
                throw file.error(line, 1, "a row is the code of a country, a colon, and words")
            }
            for word in parts[1].split(separator: "|") where !insert(word, region) {
                throw file.error(line, 1, "more names than the table has room for")
            }
        }
    }

    /// The flag of a country, which is two [regional indicators](https://www.unicode.org/reports/tr51/#Flags).
    private static func flag(of code: Substring) -> Substring {
        var flag = Substring.UnicodeScalarView()
        for letter in code.unicodeScalars { Unicode.Scalar(letter.value + 0x1F1A5).map { flag.append($0) } }
        return Substring(flag)
    }
}
