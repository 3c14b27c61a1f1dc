import SeededRandom
import Testing

@testable import PhoneNumbers

@Suite struct GroupMapTests {
    /// The map has a bit for each digit, whatever bytes stand around them.
    @Test(arguments: UInt64(0)..<20) func mapsDigits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let bytes = (0..<Int.random(in: 8...GroupMap.capacity, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? UInt8.random(in: 0x28...0x3B, using: &random) : UInt8.random(in: .min ... .max, using: &random)
            }
            let map = bytes.withSpan { GroupMap($0) }
            for (position, byte) in bytes.enumerated() {
                #expect(map.digits >> UInt64(position) & 1 == (0x30...0x39 ~= byte ? 1 : 0))
            }
            #expect(map.digits >> UInt64(bytes.count) == 0)
        }
    }

    @Test(arguments: [
        ("2078-6970", false), ("2019-2020", true), ("812-75-00-62", false), ("172.16.254.1", true),
        ("587.76.15.08", false),
        ("05.07.48", true), ("4385.04.41", false), ("2021-03-12", true), ("9 - 17 0171 234567", true),
        ("0 - 05 - 4 - 9124", false),
        ("53 - 42 - 3853", false), ("6165 - 154 - 2", false), ("030 234567 - 2", true), ("030 234567 - 123", false),
        ("2. 030 234567", true),
        ("030 2345 67.", true), ("(340) 344-8344", false),
        ("+1 650-253-0000", false), ("+1 650-253-0000 9-17", true), ("650-2530-000", false), ("65-25-0000", true),
    ]) func knowsGroupsThatMayBeNoPartOfANumber(text: String, holdsShortGroups: Bool) {
        let marks = text.utf8.reduce(UInt64(0)) { $0 | ($1 < 0x30 ? 1 &<< UInt64($1) : 0) }
        let found = Array(text.utf8).withSpan {
            DialString.holdsShortGroups($0, GroupMap($0), marks, hasPlus: text.hasPrefix("+"))
        }
        #expect(found == holdsShortGroups)
    }
}
