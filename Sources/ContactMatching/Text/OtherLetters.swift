/// Letters of other scripts that a standard writes in Latin letters, and letters that differ in writing only.
enum OtherLetters {
    /// Russian, Ukrainian, Belarusian, Bulgarian, Serbian, Macedonian and Kazakh letters as in
    /// [BGN/PCGN](https://www.gov.uk/government/publications/romanization-systems) and
    /// [ICAO 9303](https://www.icao.int/publications/doc-series/doc-9303), without the signs `ъ` and `ь`, which
    /// passports drop too. `ё` is written `е` more often than not, and so is `e` here.
    static let cyrillic = """
        a а
        b б
        v в
        g гґғ
        d д
        e еёэѐ
        zh жӂ
        z з
        i ииіїѝ
        y йы
        k кќ
        l л
        m м
        n нң
        o оө
        p п
        r р
        s с
        t т
        u уўүұ
        f ф
        kh х
        ts ц
        ch ч
        sh ш
        shch щ
        yu ю
        ya я
        ye є
        dj ђѓ
        j ј
        lj љ
        nj њ
        c ћ
        dz џѕ
        q қ
        h һҳ
        ae ә
        - ъь
        """

    /// Greek letters as in [ELOT 743 / ISO 843](https://www.iso.org/standard/5215.html); pairs are read in ``TextFolder``.
    static let greek = """
        a αάἀἁἂἃἄἅἆἇὰᾶᾳ
        v β
        g γ
        d δ
        e εέἐἑἒἓἔἕὲ
        z ζ
        i ηήιίϊΐἠἡἤἥἰἱἴἵὴὶῆῖῃ
        th θ
        k κ
        l λ
        m μ
        n ν
        x ξ
        o οόωώὀὁὄὅὠὡὤὥὸὼῶῳ
        p π
        r ρῥ
        s σς
        t τ
        y υύϋΰὐὑὔὕὺῦ
        f φ
        ch χ
        ps ψ
        """

    /// Georgian letters as in the [national system](https://www.gov.uk/government/publications/romanization-systems), without apostrophes.
    static let georgian = """
        a ა
        b ბ
        g გ
        d დ
        e ე
        v ვ
        z ზ
        t თტ
        i ი
        k კქ
        l ლ
        m მ
        n ნ
        o ო
        p პფ
        zh ჟ
        r რ
        s ს
        u უ
        gh ღ
        q ყ
        sh შ
        ch ჩჭ
        ts ცწ
        dz ძ
        kh ხ
        j ჯ
        h ჰ
        """

    /// Armenian letters as in [BGN/PCGN](https://www.gov.uk/government/publications/romanization-systems), without apostrophes.
    static let armenian = """
        a ա
        b բ
        g գ
        d դ
        e եէը
        z զ
        t թտ
        zh ժ
        i ի
        l լ
        kh խ
        ts ծց
        k կք
        h հ
        dz ձ
        gh ղ
        ch ճչ
        m մ
        y յ
        n ն
        sh շ
        o ոօ
        p պփ
        j ջ
        r ռր
        s ս
        v վ
        u ւ
        f ֆ
        ev և
        """

    /// Hiragana by the [Hepburn system](https://www.loc.gov/catdir/cpso/romanization/japanese.pdf); katakana are the same
    /// letters 0x60 further on. Small letters and long vowels are read in ``TextFolder``.
    static let hiragana = """
        a あぁ
        i いぃ
        u うぅ
        e えぇ
        o おぉ
        ka か
        ki き
        ku く
        ke け
        ko こ
        ga が
        gi ぎ
        gu ぐ
        ge げ
        go ご
        sa さ
        shi し
        su す
        se せ
        so そ
        za ざ
        ji じぢ
        zu ずづ
        ze ぜ
        zo ぞ
        ta た
        chi ち
        tsu つ
        te て
        to と
        da だ
        de で
        do ど
        na な
        ni に
        nu ぬ
        ne ね
        no の
        ha は
        hi ひ
        fu ふ
        he へ
        ho ほ
        ba ば
        bi び
        bu ぶ
        be べ
        bo ぼ
        pa ぱ
        pi ぴ
        pu ぷ
        pe ぺ
        po ぽ
        ma ま
        mi み
        mu む
        me め
        mo も
        ya やゃ
        yu ゆゅ
        yo よょ
        ra ら
        ri り
        ru る
        re れ
        ro ろ
        wa わ
        o を
        n ん
        vu ゔ
        - っ
        """

    /// Letters of Arabic and Hebrew that differ in writing only, as search engines fold them. Vowels are not written in
    /// these scripts, so that their romanizations say less than the letters themselves.
    static let semitic = """
        ا أإآٱ
        ي ىیئ
        ه ةۀ
        ك ک
        و ؤ
        כ ך
        מ ם
        נ ן
        פ ף
        צ ץ
        - ًٌٍَُِّْٰـ
        """

    /// Initial consonants, vowels and final consonants of Hangul syllables, in the order in which Unicode composes them, by the
    /// [Revised Romanization](https://www.korean.go.kr/front_eng/roman/roman_01.do).
    static let hangulInitials = "g kk n d tt r m b pp s ss - j jj ch k t p h"
    static let hangulVowels = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i"
    static let hangulFinals = "- k k k n n n t l k m l l l p l m p p t t ng t t k t p t"

    /// The spellings of the same vowels in the names of Koreans, most of whom write theirs in an older or in no system.
    static let hangulVowelSpellings =
        "a ae,e,ai,ay ya yae,ye eo,u,er e,ae yeo,yu ye,ie o wa wae,we oe,we,oi,wae yo u,woo wo,wu we,wae wi,ui yu,you eu,u,eo ui,eui,i,ee i,yi"
    /// The spellings of initial consonants and finals where they are not ``RomanizationKey``'s of the others.
    static let hangulInitialSpellings = "g kk n d tt r,l m b pp s ss -,y j jj ch k t p h"
    static let hangulFinalSpellings = "- k k k n n n t l,r k m l l l p l m p p t t ng t t k t p t,-"
}
