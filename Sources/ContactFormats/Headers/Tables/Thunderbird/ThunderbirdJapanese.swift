extension HeaderTable {
    /// Thunderbird, in Japanese.
    static let thunderbirdJapanese = HeaderTable(
        "Thunderbird (Japanese)", language: "ja",
        """
        名 = givenName
        姓 = familyName
        ! 表示名 = displayName
        ニックネーム = nickname
        ! メールアドレス = email
        別のメールアドレス = email
        ! 勤務先の電話番号 = phone work
        ! 自宅の電話番号 = phone home
        FAX番号 = phone otherFax
        ポケットベル番号 = phone pager
        ! 携帯電話番号 = phone mobile
        役職 = jobTitle
        部署 = department
        会社名 = organization
        メモ = note
        """)
}
