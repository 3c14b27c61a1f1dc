extension NicknameList {
    /// Turkish names, as in Wiktionary and in common use.
    static let turkish = NicknameList(
        language: "tr", source: "https://en.wiktionary.org/wiki/Category:Turkish_given_names",
        rows: """
            abdullah: apo abdo
            abdurrahman: apo
            ahmet: ahmo
            alaattin: alo
            ayşe: ayşecik
            bahadır: baho
            cemalettin: cemal
            fatma: fato fatoş
            hasan: haso
            hatice: hatço hatçe
            hüseyin: hüso
            ibrahim: ibo
            ismail: ismo
            mehmet: memo memet memiş
            mustafa: mıstık musti
            osman: osmo
            ömer: ömo
            süleyman: sülo
            şerafettin: şero
            zeynep: zeyno
            """)
}
