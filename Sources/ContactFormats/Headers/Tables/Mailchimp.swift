extension HeaderTable {
    /// Mailchimp audiences. `CC` is the country that the address was seen in.
    static let mailchimp = HeaderTable(
        "Mailchimp",
        """
        Email Address = email
        First Name = givenName
        Last Name = familyName
        Address = formattedAddress
        Phone Number = phone
        Birthday = birthday
        Company = organization
        ! MEMBER_RATING = extra
        ! OPTIN_TIME = extra
        ! OPTIN_IP = extra
        CONFIRM_TIME = extra
        CONFIRM_IP = extra
        LATITUDE = extra
        LONGITUDE = extra
        GMTOFF = extra
        DSTOFF = extra
        TIMEZONE = extra
        CC = regionHint
        REGION = extra
        LAST_CHANGED = revision
        ! LEID = extra
        ! EUID = uid
        NOTES = note
        TAGS = category ,
        """)
}
