import ContactModel
import ContactReading
import Testing

@testable import ColumnRecognition

/// The extensions of phones in columns of their own.
@Suite struct ColumnCompanionsTests {
    /// An extension belongs to a phone of its kind, or to one of no kind.
    @Test(
        arguments: [
            ("firstName;lastName;cellPhone;workPhoneExt", nil), ("Name;Home Phone;Office Ext", nil),
            ("Name;Mobile;Work Phone;Work Phone Ext.", 2), ("Name;Work Phone;Mobile;Work Ext", 1),
            ("Name;Phone;Work Ext", 1), ("Name;Work Phone;Ext", 1), ("Name;Cell Phone;Ext", 1),
            ("Name;Telefon Büro;Durchwahl", 1), ("Name;Fax;Work Ext", nil),
        ] as [(String, Int?)])
    func extensions(headings: String, phone: Int?) {
        let map = KnownColumns().map(of: headings.split(separator: ";").map(String.init))
        guard case .value(let last)? = map.columns.last?.target, last.kind == .phoneExtension else {
            #expect(phone == nil && map.columns.last?.target == .extra)
            return
        }
        let groups = map.columns.map { column -> UInt16 in
            if case .value(let value) = column.target, value.kind == .phone { UInt16(value.group) } else { 0 }
        }
        #expect(phone.map { groups[$0] == UInt16(last.group) && last.group != 0 } == true)
    }
}
