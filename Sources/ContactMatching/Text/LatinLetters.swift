/// Letters of the Latin script that are a letter of ASCII with a mark, or that have a usual spelling in ASCII.
enum LatinLetters {
    /// One spelling and its letters a line, letters in lower case.
    ///
    /// Decompositions from the [Unicode Character Database](https://www.unicode.org/ucd/); letters without one, as `ø`
    /// and `ł`, from [Unicode's Latin-ASCII transform](https://github.com/unicode-org/cldr/tree/main/common/transforms).
    static let rows = """
        a àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ
        ae æǣǽ
        b ƀḃḅḇ
        c çćĉċčƈḉ
        d ðďđḋḍḏḑḓ
        dz ǆǳ
        e èéêëēĕėęěǝȅȇȩḕḗḙḛḝẹẻẽếềểễệ
        f ƒḟ
        g ĝğġģǧǵḡ
        h ĥħȟḣḥḧḩḫẖ
        i ìíîïĩīĭįıǐȉȋḭḯỉị
        ij ĳ
        j ĵǰ
        k ķĸƙǩḱḳḵ
        l ĺļľŀłƚḷḹḻḽ
        lj ǉ
        m ḿṁṃ
        n ñńņňŉŋǹṅṇṉṋ
        nj ǌ
        o òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ
        oe œ
        p ƥṕṗ
        r ŕŗřȑȓṙṛṝṟ
        s śŝşšſșṡṣṥṧṩẛ
        ss ß
        t ţťŧƭțṫṭṯṱẗ
        th þ
        u ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự
        v ṽṿ
        w ŵẁẃẅẇẉẘ
        x ẋẍ
        y ýÿŷƴȳẏẙỳỵỷỹ
        z źżžƶẑẓẕ
        """
}
