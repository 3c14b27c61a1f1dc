import ContactModel
import ContactReading
import PhoneNumbers

/// Columns of districts beside those of cities: `İlçe` beside `Şehir`, `Bairro` beside `Cidade`.
///
/// An address has one city. A district is the second line of its address beside a city; some may be the city where there is none:
/// `Suburb`, `İlçe`. What finds no place in the address is kept as it is.
enum DistrictColumns {
    static func settle(_ columns: inout [DetectedColumn]) {
        for run in runs(columns) { place(run, &columns) }
    }

    /// The parts of one address, by their columns.
    private struct Run {
        var group: Int
        var columns: [Int] = []
    }

    /// The addresses of a table. One ends where a part stands again: `Billing city`, `Shipping city`.
    private static func runs(_ columns: [DetectedColumn]) -> [Run] {
        var done: [Run] = []
        var open: [Int: Run] = [:]
        for index in columns.indices where columns[index].basis == .words {
            guard case .value(let value) = columns[index].target, value.kind.isAddressPart, value.group != 0 else {
                continue
            }
            var run = open[value.group] ?? Run(group: value.group)
            if run.columns.contains(where: { isSame($0, index, columns) }) {
                done.append(run)
                run = Run(group: value.group)
            }
            run.columns.append(index)
            open[value.group] = run
        }
        return done + open.values.sorted { $0.group < $1.group }
    }

    /// Returns `true` if two columns are the same part of two addresses.
    private static func isSame(_ first: Int, _ second: Int, _ columns: [DetectedColumn]) -> Bool {
        let (one, other) = (columns[first], columns[second])
        guard case .value(let value) = one.target, other.target.isValue(value.kind) else { return false }
        let mayDiffer = value.kind == .extendedAddress || value.kind == .city
        return !mayDiffer || word(of: one.heading) == word(of: other.heading)
    }

    /// The word of a heading that names the place.
    private static func word(of heading: Heading) -> String? {
        heading.lastPosition(of: ColumnConcepts(.city, .district)).map { heading.words[$0] }
    }

    private static func place(_ run: Run, _ columns: inout [DetectedColumn]) {
        let cities = run.columns.filter { columns[$0].target.isValue(.city) }
        let districts = run.columns.filter { columns[$0].target.isValue(.extendedAddress) }
        guard cities.count + districts.count > 1 || !districts.isEmpty else { return }
        // A district that nothing beside it makes one of an address: those of sales, schools and courts.
        if districts.count == run.columns.count, districts.count == 1 {
            return columns[districts[0]].drop(Sentence(ColumnReason.noAddress))
        }
        let city = cities.first { !columns[$0].heading.concepts.contains(.district) } ?? cities.first
        var lesser = cities.filter { $0 != city && columns[$0].heading.concepts.contains(.district) }
        lesser += districts
        lesser += cities.filter { $0 != city && !lesser.contains($0) }
        for index in lesser.dropFirst() { columns[index].drop(Sentence(ColumnReason.otherDistrict)) }
        if let index = lesser.first, case .value(var value) = columns[index].target, value.kind == .city {
            value.kind = .extendedAddress
            columns[index].choose(
                .value(value), .words, ColumnWeights.certainHeading, Sentence(ColumnReason.besideCity))
        }
    }
}
