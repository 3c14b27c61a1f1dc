extension HeaderTable {
    /// Google Contacts, downloaded as "Outlook CSV".
    static let googleForOutlook = HeaderTable(
        "Google Contacts (Outlook CSV)",
        """
        \(OutlookHeaders.desktop)
        Business Phone = phone work
        Home Phone = phone home
        Mobile Phone = phone mobile
        ! Business Address = formattedAddress work
        ! Home Address = formattedAddress home
        ! Other Address = formattedAddress other
        """)
}
