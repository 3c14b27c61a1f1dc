import ContactMatching

/// The agreement of found people with the true ones.
struct Quality {
    private(set) var found = 0
    private(set) var correct = 0
    private(set) var wanted = 0
    /// People who are found exactly, people found, and true people.
    private(set) var exactPeople = 0
    private(set) var foundPeople = 0
    private(set) var truePeople = 0
    private(set) var largest = 0

    /// - Parameters:
    ///   - match: the people that were found.
    ///   - people: the true person of each contact, by the contact's number.
    init(_ match: PeopleMatch, _ people: [Int32]) {
        self.init(groups: (0..<match.peopleCount).map { match.contacts(ofPerson: $0) }, people)
    }

    init(groups: [ArraySlice<Int64>], _ people: [Int32]) {
        var sizes = [Int](repeating: 0, count: Int(people.max() ?? -1) + 1)
        for person in people { sizes[Int(person)] += 1 }
        for size in sizes { wanted += size * (size - 1) / 2 }
        truePeople = sizes.lazy.filter { $0 > 0 }.count
        foundPeople = groups.count
        for members in groups {
            found += members.count * (members.count - 1) / 2
            largest = max(largest, members.count)
            if members.count == 1, let member = members.first {
                if sizes[Int(people[Int(member)])] == 1 { exactPeople += 1 }
                continue
            }
            var counts: [Int32: Int] = [:]
            for member in members { counts[people[Int(member)], default: 0] += 1 }
            for count in counts.values { correct += count * (count - 1) / 2 }
            if counts.count == 1, let person = counts.first, sizes[Int(person.key)] == members.count {
                exactPeople += 1
            }
        }
    }

    var precision: Double { found == 0 ? 1 : Double(correct) / Double(found) }
    var recall: Double { wanted == 0 ? 1 : Double(correct) / Double(wanted) }
    var f1: Double { Self.f1(precision, recall) }
    var clusterPrecision: Double { Double(exactPeople) / Double(max(1, foundPeople)) }
    var clusterRecall: Double { Double(exactPeople) / Double(max(1, truePeople)) }

    static func f1(_ precision: Double, _ recall: Double) -> Double {
        precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall)
    }

    /// The figures as members of a JSON object.
    var json: String {
        func text(_ value: Double) -> String { String((value * 100_000).rounded() / 100_000) }
        return "\"precision\": \(text(precision)), \"recall\": \(text(recall)), \"f1\": \(text(f1)), "
            + "\"cluster_precision\": \(text(clusterPrecision)), \"cluster_recall\": \(text(clusterRecall)), "
            + "\"cluster_f1\": \(text(Self.f1(clusterPrecision, clusterRecall))), \"pairs\": \(found), \"true_pairs\": \(wanted), "
            + "\"largest\": \(largest)"
    }
}
