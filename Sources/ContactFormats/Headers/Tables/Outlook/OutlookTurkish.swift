extension HeaderTable {
    /// Outlook for the desktop, in Turkish.
    static let outlookTurkish = HeaderTable(
        "Outlook (Turkish)", language: "tr",
        """
        Unvan = namePrefix
        ! İlk Adı = givenName
        İkinci Adı = middleName
        ! Soyadı = familyName
        Şirket = organization
        Bölüm = department
        İş Unvanı = jobTitle
        ! Cep Telefonu = phone mobile
        ! İş Telefon No = phone work
        İş Telefon No 2 = phone work
        ! Ev Telefonu = phone home
        Ev Telefonu 2 = phone home
        Diğer Telefon = phone other
        ! İş Faks No = phone workFax
        Ev Faksı = phone homeFax
        Elektronik Posta Adresi = email
        E-posta 2 Adresi = email
        E-posta 3 Adresi = email
        Doğum Günü = birthday
        Kategoriler = category ;
        Notlar = note
        Web Sayfası = url
        Cinsiyet = setting
        Öncelik = setting
        """)
}
