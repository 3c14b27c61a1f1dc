extension HeaderTable {
    /// Outlook.com and Outlook on the web.
    static let outlookWeb = HeaderTable(
        "Outlook.com",
        """
        \(OutlookHeaders.common)
        Nickname = nickname
        ! Given Yomi = phoneticGivenName
        Surname Yomi = phoneticFamilyName
        Business Phone = phone work
        Home Phone = phone home
        Mobile Phone = phone mobile
        ! IMAddress = instantMessage
        Company Yomi = extra
        Business Country/Region = country work
        Home Country/Region = country home
        Other Country/Region = country other
        ! Personal Web Page = url home
        ! Schools = extra
        """)
}
