extension HeaderTable {
    /// Outlook for the desktop, in Japanese.
    static let outlookJapanese = HeaderTable(
        "Outlook (Japanese)", language: "ja",
        """
        敬称 = namePrefix
        ! 名 = givenName
        ミドル ネーム = middleName
        ! 姓 = familyName
        肩書き = nameSuffix
        会社名 = organization
        部署 = department
        役職 = jobTitle
        番地 (会社) = street work
        市町村 (会社) = city work
        都道府県 (会社) = region work
        郵便番号 (会社) = postalCode work
        国 (会社)/地域 = country work
        番地 (自宅) = street home
        市町村 (自宅) = city home
        都道府県 (自宅) = region home
        郵便番号 (自宅) = postalCode home
        国 (自宅)/地域 = country home
        ! 携帯電話 = phone mobile
        ! 会社電話 = phone work
        会社電話 2 = phone work
        会社代表電話 = phone company main
        ! 自宅電話 = phone home
        自宅電話 2 = phone home
        その他の電話 = phone other
        通常の電話 = phone main
        秘書の電話 = phone assistant
        自動車電話 = phone car
        ! 会社 FAX = phone workFax
        自宅 FAX = phone homeFax
        その他の FAX = phone otherFax
        ポケットベル = phone pager
        電子メール アドレス = email
        電子メール 2 アドレス = email
        電子メール 3 アドレス = email
        フリガナ (名) = phoneticGivenName
        フリガナ (姓) = phoneticFamilyName
        誕生日 = birthday
        記念日 = anniversary
        分類 = category ;
        メモ = note
        Web ページ = url
        性別 = setting
        優先度 = setting
        プライベート = setting
        """)
}
