import Foundation
import StoreTestSupport

/// Files of many invented people, the same for the same count.
enum ManyContacts {
    /// A CSV file with accepted and rejected numbers, dates, and rows that are too short.
    static func csv(_ count: Int) -> String {
        var text = "First Name,Home Phone,Mobile Phone,E-mail Address,Shoe Size,Birthday\n"
        for number in 0..<count {
            let line = 1000 + number % 9000
            text +=
                number % 37 == 0
                ? "Person \(number)\n"
                : """
                Person \(number),650-253-\(line),212-555-01\(10 + number % 90),person\(number)@example.com,\
                \(number % 50),\(number % 40)/4/1985

                """
        }
        return text
    }

    /// A file of cards.
    static func cards(_ count: Int) -> String {
        (0..<count).map { number in
            """
            BEGIN:VCARD
            VERSION:3.0
            FN:Person \(number)
            TEL;TYPE=cell:+1 650-253-\(1000 + number % 9000)
            TEL;TYPE=work:911
            EMAIL:person\(number)@example.com
            NOTE:Sits at desk \(number)
            END:VCARD

            """
        }.joined()
    }
}
