extension HeaderTable {
    /// Outlook for the desktop, in English. Numbers of other people and of machines have labels of their own.
    static let outlook = HeaderTable(
        "Outlook",
        """
        \(OutlookHeaders.desktop)
        Business Country/Region = country work
        Home Country/Region = country home
        Other Country/Region = country other
        ! Business Phone = phone work
        ! Home Phone = phone home
        ! Mobile Phone = phone mobile
        E-mail Type = setting
        E-mail Display Name = extra
        E-mail 2 Type = setting
        E-mail 2 Display Name = extra
        E-mail 3 Type = setting
        E-mail 3 Display Name = extra
        """)
}
