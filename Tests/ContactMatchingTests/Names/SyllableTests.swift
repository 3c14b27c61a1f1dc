import Testing

@testable import ContactMatching

/// Names that are made of syllables: of others, and of the same in another romanization.
@Suite struct SyllableTests {
    @Test(arguments: [
        ("Shao Yu", "Shao Yue"), ("Liu Jianyu", "Liu Jianyue"), ("Wang Lihua", "Wang Lihui"),
        ("Xiaoli Wang", "Xiaolin Wang"),
        ("Wang Xiaojing", "Wang Xiaoqing"), ("Wang Xiaojie", "Wang Xiaoji"),
        ("Nguyễn Minh Quân", "Nguyễn Minh Quang"), ("Nguyen Minh Quan", "Nguyen Minh Quang"),
        ("Nguyễn Thanh Phong", "Nguyễn Thanh Phương"), ("g:Minh Quân | f:Nguyễn", "g:Minh Quang | f:Nguyễn"),
        ("Kim Junho", "Kim Junhyo"), ("Jun-ho Kim", "Jun-hyo Kim"), ("Kim Jihye", "Kim Jiye"),
        ("Kim Minseo", "Kim Minseok"),
    ])
    func otherSyllablesAreTwoPeople(_ first: String, _ second: String) {
        #expect(!Book.areJoined(first, second))
    }

    @Test(arguments: [
        ("Guofang Li", "Guo-fang Li"), ("Guo Fang Li", "Guofang Li"), ("Hsu Chih-ming", "Xu Zhiming"),
        ("Tsai Pei-chen", "Cai Peizhen"), ("Wei Zhang", "Wei Chang"), ("Zhang Guangimng", "Zhang Guangming"),
        ("Wang Xiaoming", "Hsiao-ming Wang"),
        ("Jihun Kim", "Jihoon Kim"), ("Min-jun Kim", "Minjoon Kim"), ("Hyunwoo Kim", "Hyun-woo Kim"),
        ("Jiyoung Park", "Jiyeong Park"), ("Nguyen Thi Vy", "Nguyen Thi Vi"),
        ("Nguyen Thi Huong", "Nguyễn Thị Hương"), ("Lü Jianhua", "Lu Jianhua"),
        // Names of other languages, whose letters may be syllables.
        ("Anna Lee", "Ana Lee"), ("Sara Lee", "Sarah Lee"), ("Helena Long", "Helene Long"),
        ("Katharina Lang", "Katarina Lang"),
    ])
    func spellingsAreOnePerson(_ first: String, _ second: String) {
        #expect(Book.areJoined(first, second))
    }

    @Test func syllablesOfKoreaAreReadInAllWays() {
        func share(_ one: String, _ two: String) -> Bool {
            !KoreanSyllables.shared.readings(of: Array(one.utf8))
                .isDisjoint(with: KoreanSyllables.shared.readings(of: Array(two.utf8)))
        }
        #expect(share("jihoon", "jihun") && share("hyunwoo", "hyeon-u") && share("soyoung", "soyeong"))
        #expect(!share("junho", "junhyo") && !share("jihye", "jiye") && !share("sohee", "soee"))
        #expect(KoreanSyllables.shared.readings(of: Array("christopher".utf8)).isEmpty)
    }
}
