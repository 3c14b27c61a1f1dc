extension HeaderTable {
    /// HubSpot contacts.
    static let hubSpot = HeaderTable(
        "HubSpot",
        """
        ! Record ID = uid
        First Name = givenName
        Last Name = familyName
        Email = email
        Phone Number = phone
        Mobile Phone Number = phone mobile
        Fax Number = phone otherFax
        WhatsApp Phone Number = phone WhatsApp
        Job Title = jobTitle
        Company Name = organization
        Lead Status = extra
        Contact owner = extra
        Create Date = extra
        Last Activity Date = extra
        Marketing contact status = extra
        Street Address = street
        City = city
        State/Region = region
        Postal Code = postalCode
        Country/Region = country
        Website URL = url
        Date of birth = birthday
        """)

    /// Salesforce, by the names of its programming interface.
    static let salesforce = HeaderTable(
        "Salesforce",
        """
        ! Id = uid
        ! AccountId = extra
        LastName = familyName
        FirstName = givenName
        MiddleName = middleName
        Suffix = nameSuffix
        ! Salutation = namePrefix
        Name = displayName
        ! MailingStreet = street mailing
        MailingCity = city mailing
        MailingState = region mailing
        MailingPostalCode = postalCode mailing
        MailingCountry = country mailing
        OtherStreet = street other
        OtherCity = city other
        OtherState = region other
        OtherPostalCode = postalCode other
        OtherCountry = country other
        Phone = phone work @phone
        Fax = phone otherFax
        MobilePhone = phone mobile
        HomePhone = phone home
        OtherPhone = phone other
        AssistantPhone = phone assistant
        AssistantName = related assistant
        Email = email
        Title = jobTitle
        Department = department
        Birthdate = birthday
        Description = note
        DoNotCall = setting
        HasOptedOutOfEmail = setting
        HasOptedOutOfFax = setting
        OwnerId = extra
        CreatedDate = extra
        LastModifiedDate = revision
        """)

    /// Salesforce reports, by the labels on the screen; extensions have columns of their own.
    static let salesforceReport = HeaderTable(
        "Salesforce report",
        """
        ! Salutation = namePrefix
        First Name = givenName
        Last Name = familyName
        Title = jobTitle
        Account Name = organization
        ! Mailing Street = street mailing
        Mailing City = city mailing
        Mailing State/Province = region mailing
        Mailing Zip/Postal Code = postalCode mailing
        Mailing Country = country mailing
        Phone = phone work @phone
        Phone Ext. = phoneExtension @phone
        ! Business Phone = phone work @business
        ! Business Phone Ext. = phoneExtension @business
        Mobile = phone mobile @mobile
        Mobile Ext. = phoneExtension @mobile
        Home Phone = phone home @home
        Home Phone Ext. = phoneExtension @home
        Other Phone = phone other @other
        Other Phone Ext. = phoneExtension @other
        Fax = phone otherFax
        Fax Ext. = extra
        ! Asst. Phone = phone assistant
        Email = email
        ! Account Owner = extra
        ! Contact Owner = extra
        """)

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
