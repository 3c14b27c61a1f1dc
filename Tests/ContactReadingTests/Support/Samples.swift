import ReadingTestSupport

/// Small files of every kind, for tests that do not care what is in them.
enum Samples {
    static let google =
        CSVContentTests.google
        + "Anna,Lee,* myContacts ::: School,Home,a@example.com,Mobile,+1 202-555-0101 ::: 555-0102,Home,\"1 Main St\nApt 2\",X,US\r\n"
        + "Zoë,\"O\"\"Neil\",,,,Work Fax,\"555\"0103\",,,,\n,,,,,,,,,,\nBen,\"Lee,,,,Mobile,555-0104,,,,\n"
        + "Cy,Ray,,,,* ,555-0105,,,,,,surplus\n\nreport ends here\n"

    static let outlook =
        "\u{FEFF}sep=;\r\nVorname;Nachname;Telefon geschäftlich;Mobiltelefon;Geburtstag\r\n"
        + "\"Jörg\";\"Weiß\";\"030/1234567\";\"0151 0000000\";\"0.0.00\"\r\r\n\"Anna\";\"Lee\";;\"=\"\"0151\"\"\";1985-04-12\r"
        + "Ben;\"unterminated;1;2;3\r\nCy;Ray;1;2;3"

    static let cards =
        "junk\r\n" + VCardFramingTests.anna
        + "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=\r\n"
        + "=BCller;J=C3=B6rg;;;\r\nTEL;CELL;PREF:0151 0000000\r\nPHOTO;JPEG;ENCODING=BASE64:\r\n /9j/4AAQ\r\nSkZJRg==\r\n\r\n"
        + "AGENT:\r\nBEGIN:VCARD\r\nFN:Agent\r\nEND:VCARD\r\nNOTE:one\r\n two\r\nEND:VCARD\r\n"
        + "BEGIN:VCARD\nVERSION:4.0\nFN:Zoë\nitem1.TEL;waid=442079460101:020 7946 0101\nitem1.X-ABLabel:_$!<Mobile>!$_\n"
        + "no colon\nBDAY:1604-05-09\nX-ODD;A=\"b:c\":d\nADR;TYPE=home:;;1 Main St;X;;1;US\n"
        + "BEGIN:VCARD\rVERSION:3.0\rFN:Cut\rNOTE:line \r one\rTEL:55"

    static let all: [[UInt8]] = [
        Array(google.utf8), Array(outlook.utf8), Array(cards.utf8),
        utf16(google, isBigEndian: false, mark: true), utf16(cards, isBigEndian: true, mark: false),
        Array("+1 202-555-0101\n+44 20 7946 0101\r\n".utf8),
        Array("Name,Phone\nJos".utf8) + [0xE9] + Array(",555-0101\nZoë,555".utf8) + [0x96] + Array("0102\n".utf8),
    ]
}
