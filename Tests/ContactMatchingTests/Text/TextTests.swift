import SeededRandom
import Testing

@testable import ContactMatching

@Suite struct TextTests {
    @Test(arguments: [
        ("Jürgen  Müller", "jurgen muller"), ("O’Brien", "obrien"), ("d'Angelo", "dangelo"), ("Łukasz", "lukasz"),
        ("Straße 5", "strasse 5"),
        ("Smith-Jones", "smith jones"), ("Ægir Ørsted", "aegir orsted"), ("Дмитрий Щукин", "dmitriy shchukin"),
        ("Фёдор", "fedor"),
        ("Οὐρανία", "ourania"), ("Παναγιώτου", "panagiotou"), ("しょうた", "shouta"), ("サトウ", "satou"), ("さとう", "satou"),
        ("ハットリ", "hattori"), ("いっちょ", "iccho"), ("オオノ", "oono"),
        ("ノーダ", "nooda"), ("ー", ""), ("っ", ""),
        ("김민수", "gimminsu"),
        ("ＡＮＮＡ １２", "anna 12"), ("\u{200B}Anna\u{200F}", "anna"), ("  ", ""), ("...", ""), ("محمد", "محمد"),
        ("أحمد", "احمد"), ("山田太郎", "山田太郎"),
        ("渡邊", "渡边"), ("渡辺", "渡边"), ("髙橋", "高桥"), ("高橋", "高桥"), ("山﨑", "山崎"), ("張偉", "张伟"), ("鍾欣蘭", "锺欣兰"), ("鐘", "锺"),
        ("钟", "锺"), ("𠮷田", "吉田"),
        ("\u{F9DC}", "隆"), ("佐々木", "佐佐木"), ("々", "々"), ("ｻﾄｳ ﾀﾛｳ", "satou tarou"), ("ｶﾞｷﾞ ﾊﾟﾋﾞ", "gagi pabi"),
        ("か\u{3099}き\u{3099}", "gagi"), ("ハ\u{309A}ア\u{3099}", "paa"), ("ｳﾞ", "vu"),
        ("\u{1100}\u{1175}\u{11B7} \u{1106}\u{1175}\u{11AB}\u{1109}\u{116E}", "gim minsu"), ("\u{1100}a", "\u{1100}a"),
        ("e\u{301}lan", "elan"), ("İstanbul", "istanbul"), ("½", "1 2"), ("12½", "12 1 2"), ("⅝", ""), ("٠١", "01"),
    ]) func folds(_ text: String, _ folded: String) {
        #expect(Self.fold(text) == folded)
    }

    @Test func foldingAgainChangesNothing() {
        for text in ["Jürgen Müller", "Ёлка Щ", "Γιάννης", "きょうと", "서울", "山田", "髙﨑", "佐々木", "Ǆ ǅ", "ﬀ"] {
            #expect(Self.fold(Self.fold(text)) == Self.fold(text), "\(text)")
        }
    }

    @Test(arguments: [
        ("mueller", "muller"), ("sergey", "sergei"), ("alexey", "aleksei"), ("dmitriy", "dmitri"),
        ("stephan", "stefan"), ("yevgeniy", "evgeni"),
        ("johann", "johan"), ("mark", "marck"), ("wladimir", "vladimir"), ("mikhail", "mihail"),
    ]) func skeletonsAgree(_ first: String, _ second: String) {
        #expect(Self.skeleton(first) == Self.skeleton(second))
    }

    @Test(arguments: [("schmidt", "schmitt"), ("anna", "anne"), ("john", "joan"), ("meier", "maier")])
    func skeletonsDiffer(_ first: String, _ second: String) {
        #expect(Self.skeleton(first) != Self.skeleton(second))
    }

    @Test func editDistanceAgreesWithTheDefinition() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<3000 {
            let first = (0..<random.below(8)).map { _ in UInt8(97 + random.below(3)) }
            let second = (0..<random.below(8)).map { _ in UInt8(97 + random.below(3)) }
            let expected = Self.distance(first, second)
            for limit in 0...3 {
                let isWithin = first.withUnsafeBufferPointer { first in
                    second.withUnsafeBufferPointer { EditDistance.isWithin(limit, first, $0) }
                }
                #expect(isWithin == (expected <= limit), "\(first) \(second) \(expected) \(limit)")
            }
        }
    }

    @Test(arguments: [
        ("martha", "marhta", 0.9611), ("dixon", "dicksonx", 0.8133), ("dwayne", "duane", 0.84), ("abc", "", 0),
        ("a", "a", 1),
    ])
    func similarityIsWinklers(_ first: String, _ second: String, _ expected: Double) {
        let found = Array(first.utf8).withUnsafeBufferPointer { first in
            Array(second.utf8).withUnsafeBufferPointer { JaroWinkler.similarity(first, $0) }
        }
        #expect(abs(found - expected) < 0.0001)
    }

    @Test(arguments: [(1.0, 0), (2, 100), (8, 300), (0.5, -100), (1_000_000, 1993), (3, 158)])
    func logarithms(_ number: Double, _ hundredths: Int32) {
        #expect(Bits.log2(number).hundredths == hundredths)
    }

    // MARK: Helpers

    static func fold(_ text: String) -> String {
        var folded: [UInt8] = []
        Array(text.utf8).withUnsafeBufferPointer { TextFolder().fold($0, into: &folded) }
        return String(decoding: folded, as: UTF8.self)
    }

    static func skeleton(_ word: String) -> String {
        var skeleton: [UInt8] = []
        Array(word.utf8).withUnsafeBufferPointer { Skeleton.append($0, to: &skeleton) }
        return String(decoding: skeleton, as: UTF8.self)
    }

    /// Optimal string alignment, computed by its definition.
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var table = [[Int]](repeating: [Int](repeating: 0, count: second.count + 1), count: first.count + 1)
        for row in 0...first.count {
            for column in 0...second.count {
                if row == 0 || column == 0 {
                    table[row][column] = row + column
                    continue
                }
                let cost = first[row - 1] == second[column - 1] ? 0 : 1
                var best = min(
                    table[row - 1][column] + 1, table[row][column - 1] + 1, table[row - 1][column - 1] + cost)
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    best = min(best, table[row - 2][column - 2] + 1)
                }
                table[row][column] = best
            }
        }
        return table[first.count][second.count]
    }
}
