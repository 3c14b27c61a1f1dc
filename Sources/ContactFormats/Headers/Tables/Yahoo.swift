extension HeaderTable {
    /// Yahoo: `Home`, `Work` and `Mobile` are phone numbers, and `Primary` is the digit of a list, not one.
    static let yahoo = HeaderTable(
        "Yahoo",
        """
        First = givenName
        Middle = middleName
        Last = familyName
        Nickname = nickname
        Email = email
        ! Category = category ;
        ! Distribution Lists = category ;
        ! Messenger ID = instantMessage Yahoo
        Home = phone home
        Work = phone work
        Pager = phone pager
        Fax = phone otherFax
        Mobile = phone mobile
        Other = phone other
        ! Yahoo! Phone = phone Yahoo
        Primary = setting
        ! Alternate Email 1 = email
        ! Alternate Email 2 = email
        Personal Website = url home
        Business Website = url work
        Title = jobTitle
        Company = organization
        Work Address = street work
        Work City = city work
        Work State = region work
        Work ZIP = postalCode work
        Work County = extra
        Work Post Code = postalCode work
        Work Country = country work
        Home Address = street home
        Home City = city home
        Home State = region home
        Home ZIP = postalCode home
        Home Town = city home
        Home Post Code = postalCode home
        Home Country = country home
        Birthday = birthday
        Anniversary = anniversary
        Custom 1 = extra
        Custom 2 = extra
        Custom 3 = extra
        Custom 4 = extra
        Comments = note
        Messenger ID# = instantMessage Yahoo
        Skype ID = instantMessage Skype
        IRC ID = instantMessage IRC
        ICQ ID = instantMessage ICQ
        Google ID = instantMessage Google
        MSN ID = instantMessage MSN
        AIM ID = instantMessage AIM
        QQ ID = instantMessage QQ
        """)
}
