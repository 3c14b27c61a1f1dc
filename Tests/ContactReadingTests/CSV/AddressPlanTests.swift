import Testing

@testable import ContactReading

struct AddressPlanTests {
    private func plan(_ targets: String) -> AddressPlan {
        AddressPlan(
            HeaderMap(
                columns: targets.split(separator: ",").map {
                    HeaderMap.Column("", HeaderMap.Target(String($0)) ?? .extra)
                }
            ))
    }

    @Test(arguments: [
        ("street @1,street @1,city @1", [[0, 1]]), ("street @1,city @1,street @1", [[0, 2]]),
        ("street @1,city @1,street @1,city @1", [[0], [2]]),
        ("street @1,street @1,city @1,street @1,street @1,city @1", [[0, 1], [3, 4]]),
        // A county and a state are of one address.
        ("street @1,street @1,city @1,region @1,region @1", [[0, 1]]),
        // Streets that stand together, with as many cities, are streets of so many addresses.
        ("street @1,street @1,city @1,city @1", [[0], [1]]),
        ("street @1 :::,street @1 :::,city @1 :::", [[0], [1]]), ("street,street,city", []),
    ])
    func streets(targets: String, columns: [[Int]]) { #expect(plan(targets).streets == columns) }

    @Test(arguments: [
        ("street @1,city @1,street @2,city @2", false), ("street @1,street @2,city @1,city @2", true),
        ("street @1 :::,city @1 :::", true), ("displayName,phone", false),
    ])
    func scattered(targets: String, isScattered: Bool) { #expect(plan(targets).isScattered == isScattered) }
}
