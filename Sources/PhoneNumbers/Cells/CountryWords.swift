/// Reads the words of a cell for the country that they name.
///
/// Digits and marks cut a cell into pieces. A piece names a country if all of it does but words like `Tel`. Codes of two or three
/// letters count in capitals before the digits and in brackets, unless they are words of lines: `PH` is a phone, and `FR` behind a
/// number a day of the week.
struct CountryWords {
    private(set) var country = CountryBesideNumber.none
    /// The country of a code that stands alone and means something else to readers at home: to those in Italy `NA` is Naples.
    private(set) var countryOfHomonym: RegionCode?
    /// `true` if the country is that of a code of two letters outside brackets.
    private(set) var isBareCode = false
    /// The name that leaves the country open, if nothing else does.
    private(set) var openName: CountryPiece.OpenName?
    private let home: RegionCode?
    private var piece = CountryPiece()
    private var word = CountryPiece.Word()
    private var hasDigits = false
    /// The number of digits since the last piece.
    private var digits = 0
    private var isFirst = true
    /// `true` if no letter stands in the piece yet.
    private var isEmpty = true
    private var isInBrackets = false
    /// The country without the code that the last digits follow, if a code did.
    private var withoutCode: CountryBesideNumber?
    /// `true` if that code is a word of a room, a floor or a box as well.
    private var isPlace = false
    /// `true` if that code stands in brackets.
    private var isCodeInBrackets = false

    /// Reads a cell for readers in a region.
    init(_ cell: Span<UInt8>, home: RegionCode?) {
        self.home = home
        var (position, before) = (0, UInt8(0))
        while position < cell.count {
            let byte = cell[unchecked: position]
            if NumberText.isMarkOrDigit(byte) {
                if beginsNumber(cell, at: position, behind: before) { endBox() }
                position &+= 1
                end(at: byte, behind: before)
                before = byte
                continue
            }
            let (scalar, length) = ScalarDecoder.scalar(in: cell, at: position)
            position += length
            let folded = scalar < 0x7F ? nil : NumberText.folded(scalar)
            if let letter = WordLetter.canonical(scalar), folded.map(NumberText.isLetter) ?? true {
                if word.bytes == 0 { word.isAttached = UInt8(ascii: "0")...UInt8(ascii: "9") ~= before }
                add(letter, isCapital: scalar &- 0x41 < 26, isSmall: scalar &- 0x61 < 26, bytes: length)
                before = 0
            } else if let mark = 0x20..<0x7F ~= scalar ? UInt8(scalar) : folded {
                end(at: mark, behind: before)
                before = mark
            }
        }
        endPiece()
    }

    private mutating func add(_ letter: UInt32, isCapital: Bool, isSmall: Bool, bytes: Int) {
        isEmpty = false
        if word.bytes == 0 { (word.before, word.isSmall) = (piece.named, isSmall) }
        guard letter != 0 else { return }
        word.bytes += bytes
        word.isDivided = word.isDivided || word.isEnded
        word.isCapital = word.isCapital && isCapital
        word.isLatin = word.isLatin && letter < 0x80
        word.letters += 1
        word.hash.add(letter)
        piece.letters.add(letter)
        piece.named.add(letter)
    }

    private mutating func end(at mark: UInt8, behind before: UInt8) {
        switch mark {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            if isInBrackets, before == 0 { word.isAttached = true }
            endPiece()
            hasDigits = true
            digits += 1
        case UInt8(ascii: ":") where UInt8(ascii: "0")...UInt8(ascii: "9") ~= before && digits < 7:
            // `KH 4711: (0696) 80514`
            country = withoutCode ?? country
        case UInt8(ascii: "("), UInt8(ascii: "["):
            endPiece()
            isInBrackets = true
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ","),
            UInt8(ascii: "/"), UInt8(ascii: "|"):
            // `(PL 123)`
            if isInBrackets, isCodeInBrackets, let withoutCode, digits > 0 { country = withoutCode }
            endPiece()
            (isInBrackets, isCodeInBrackets) = (false, false)
        case UInt8(ascii: " "):
            if before == UInt8(ascii: "-") { endPiece() } else { endWord() }
        case UInt8(ascii: "-") where before == UInt8(ascii: " "): endPiece()
        // `US$ 1,200`
        case UInt8(ascii: "$"):
            piece.named = word.before
            word = CountryPiece.Word()
        default: word.isEnded = word.letters > 0
        }
    }

    /// Returns `true` if a bracket or a group with a trunk zero stands at a position, but for a zero alone in brackets, and a group as long as
    /// the one before: `UK 44 (0)20 7946 0958`, `PL 602 012 345`.
    private func beginsNumber(_ cell: Span<UInt8>, at position: Int, behind before: UInt8) -> Bool {
        guard isPlace, before == UInt8(ascii: " "), 1...4 ~= digits else { return false }
        if cell[position] == UInt8(ascii: "(") {
            return position &+ 2 < cell.count && cell[position &+ 2] != UInt8(ascii: ")")
        }
        var last = position
        while last < cell.count, cell[last] &- UInt8(ascii: "0") < 10 { last &+= 1 }
        let isGroup = last &- position == digits && last < cell.count && cell[last] == UInt8(ascii: " ")
        return cell[position] == UInt8(ascii: "0") && !isGroup
    }

    /// Leaves the country open where the digits behind its code may be those of a box or a room: `PL 123 (061) 911 2584`.
    private mutating func endBox() {
        if withoutCode != nil { country = .undecided }
    }

    private mutating func endWord() {
        guard word.bytes > 0 else { return }
        defer { word = CountryPiece.Word() }
        guard word.letters > 0 else { return }
        piece.note(word)
        let kind = WordTable.kind(of: word.hash)
        let mayBeCode = kind == .number && word.letters == 2 && word.isCapital && !word.isEnded
        if kind.isLabel, !mayBeCode {
            piece.named = word.before
            piece.hasLabel = true
            return
        }
        piece.add(word)
        guard word.letters > 3 else { return }
        switch country(named: word.hash) {
        case .none: break
        case .region(let region): if region != home { piece.note(.part(region)) }
        case .undecided: piece.note(.name(word.hash))
        }
    }

    private mutating func endPiece() {
        guard !isEmpty else { return }
        isEmpty = true
        endWord()
        guard piece.words > 0 else {
            piece = CountryPiece()
            return
        }
        var found = countryOfPiece()
        // `DE-80331 München 0662 843211`, `L-1234 Luxembourg`: a post code and the place that it is of.
        let isBehindPostCode = digits > 3 && digits < 7
        if withoutCode != nil, isBehindPostCode { country = .undecided }
        if isBehindPostCode, found != .none, found != home.map({ .region($0) }) { found = .undecided }
        if isBehindPostCode || country != .none && found != .none { openName = nil }
        digits = 0
        withoutCode = found != .none && isCode ? country : nil
        isCodeInBrackets = isInBrackets
        isPlace = WordTable.kind(of: piece.last.hash) == .place
        if found != .none {
            country = country == .none || country == found ? found : .undecided
            isBareCode = isCode && piece.last.letters == 2 && !piece.last.isDivided && !isInBrackets
        }
        piece = CountryPiece()
        isFirst = false
    }

    /// `true` for one word of three letters or fewer, other than those of scripts without an alphabet.
    private var isCode: Bool {
        piece.words == 1 && (piece.last.isLatin ? piece.last.letters <= 3 : piece.last.bytes <= 3)
    }

    private mutating func countryOfPiece() -> CountryBesideNumber {
        if isCode { return countryOfCode() }
        if !piece.isChance {
            let whole = country(named: piece.letters)
            if whole != .none { return noteOpen(whole, .name(piece.letters)) }
        }
        if !piece.isNameChance {
            let named = country(named: piece.named)
            if named != .none { return noteOpen(named, .name(piece.named)) }
        }
        return piece.countries == 0 ? .none : noteOpen(.undecided, piece.countries == 1 ? piece.open : nil)
    }

    /// The country of a name; the reader's own one if it is called so, whatever else the name means.
    private func country(named name: WordHash) -> CountryBesideNumber {
        let found = CountryWordTable.country(of: name)
        guard found == .undecided, let home, CountryWordTable.isName(name, of: home) else { return found }
        return .region(home)
    }

    /// Notes the first name that leaves the country open.
    private mutating func noteOpen(_ found: CountryBesideNumber, _ name: CountryPiece.OpenName?) -> CountryBesideNumber
    {
        if found == .undecided, country == .none { openName = name }
        return found
    }

    /// The country of a word of three letters or fewer.
    private mutating func countryOfCode() -> CountryBesideNumber {
        var code = piece.last
        guard code.letters > 1, !code.isAttached, isInBrackets || !hasDigits else { return .none }
        guard code.isCapital else { return countryOfSmallCode(code) }
        if code.isDivided {
            code.hash.add(CountryWordTable.point)
            return CountryWordTable.country(of: code.hash)
        }
        let found = CountryWordTable.country(of: code.hash)
        guard case .region(let region) = found else { return found }
        if let home, CountryWordTable.isPaper(code.hash, in: home) { return .none }
        switch WordTable.kind(of: code.hash) {
        case .label, .labelOrReference, .extension, .weakExtension, .hourOrExtension, .postExtension, .identifier,
            .registry:
            noteHomonym(code, region)
            return .none
        case .number, .currency, .unit, .counted, .month: return noteHomonym(code, region) ? .none : .undecided
        case .time where !isInBrackets: return noteHomonym(code, region) ? .none : .undecided
        default: break
        }
        if noteHomonym(code, region) { return .none }
        return isFirst || isInBrackets ? found : .undecided
    }

    /// The country of a word of three letters or fewer that are not all capital ones: `(mx)`.
    private mutating func countryOfSmallCode(_ code: CountryPiece.Word) -> CountryBesideNumber {
        let mayBeCode =
            isInBrackets && !piece.hasLabel && code.letters == code.bytes && WordTable.kind(of: code.hash).isUnknown
        guard mayBeCode else { return .none }
        let found = CountryWordTable.country(of: code.hash)
        if case .region(let region) = found, noteHomonym(code, region) { return .none }
        guard case .region(let region) = found else { return found }
        // `07911 123456 (Jo)`: a name.
        return hasDigits ? noteOpen(.undecided, .part(region)) : .undecided
    }

    /// Notes the country of a code that means something else to readers at home; `false` for any other code.
    @discardableResult
    private mutating func noteHomonym(_ code: CountryPiece.Word, _ region: RegionCode) -> Bool {
        guard let home, CountryWordTable.isHomonym(code.hash, in: home, isInBrackets: isInBrackets) else {
            return false
        }
        if isFirst || isInBrackets { countryOfHomonym = region }
        return true
    }
}
