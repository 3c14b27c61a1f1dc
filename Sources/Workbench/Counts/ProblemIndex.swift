import ContactStore

/// All problems of one state of a database, small enough to be kept: of each number its key, its kind, and a hash of
/// its text. Counts and pages of any filter are read from it alone.
///
/// A database of 1.4 million numbers, a fifth of them problems, takes 5 MB.
struct ProblemIndex: Sendable {
    /// The kinds of problems; ``counts`` has the number of numbers of each.
    private(set) var kinds: [Problem] = []
    private(set) var counts: [Int] = []
    /// The keys of the numbers, ascending, and beside each its kind and the hash of its text.
    private(set) var numbers: [Int] = []
    private var kindOf: [UInt32] = []
    private var hashes: [UInt32] = []
    private var places: [Problem: UInt32] = [:]

    /// No problems.
    init() {}

    /// Reads the problems as they were read from their files. Corrections are not looked at.
    init(reading database: ContactDatabase) throws {
        try database.forEachProblem { append($0) }
    }

    private mutating func append(_ entry: ProblemEntry) {
        append(Problem(kind: entry.kind), number: entry.number, hash: entry.rawHash)
    }

    private mutating func append(_ problem: Problem, number: Int, hash: UInt32) {
        let place = self.place(of: problem)
        counts[Int(place)] += 1
        numbers.append(number)
        kindOf.append(place)
        hashes.append(hash)
    }

    private mutating func place(of kind: Problem) -> UInt32 {
        if let place = places[kind] { return place }
        places[kind] = UInt32(kinds.count)
        kinds.append(kind)
        counts.append(0)
        return UInt32(kinds.count - 1)
    }

    /// Returns the index after corrections, each of which replaces the earlier entry of its number.
    ///
    /// - Parameter entries: the numbers that are corrected, in the order of their keys.
    /// - Complexity: O(*n* + *m*).
    func corrected(by entries: [ProblemEntry]) -> ProblemIndex {
        guard !entries.isEmpty else { return self }
        var result = ProblemIndex()
        (result.kinds, result.places, result.counts) = (kinds, places, kinds.map { _ in 0 })
        result.numbers.reserveCapacity(numbers.count)
        var next = entries[...]
        for index in numbers.indices {
            while let entry = next.first, entry.number < numbers[index] {
                result.append(entry)
                next.removeFirst()
            }
            if let entry = next.first, entry.number == numbers[index] {
                result.append(entry)
                next.removeFirst()
                continue
            }
            result.counts[Int(kindOf[index])] += 1
            result.numbers.append(numbers[index])
            result.kindOf.append(kindOf[index])
            result.hashes.append(hashes[index])
        }
        for entry in next { result.append(entry) }
        return result
    }

    /// Returns the index with the suggestions for numbers that are open.
    ///
    /// - Complexity: O(*n*).
    func suggesting(_ suggestions: [Int: Problem.Suggestion]) -> ProblemIndex {
        guard !suggestions.isEmpty else { return self }
        var result = ProblemIndex()
        result.numbers.reserveCapacity(numbers.count)
        for index in numbers.indices {
            var problem = kinds[Int(kindOf[index])]
            if problem.kind.state == .open { problem.suggestion = suggestions[numbers[index]] }
            result.append(problem, number: numbers[index], hash: hashes[index])
        }
        return result
    }

    // MARK: Questions

    /// All numbers that a filter admits, in the order of their keys.
    ///
    /// - Parameter isWanted: tells the problems that are given; by default all are.
    func numbers(_ filter: ProblemFilter, where isWanted: (Problem) -> Bool = { _ in true }) -> [Int] {
        let isAdmitted = kinds.map { filter.admits($0) && isWanted($0) }
        return numbers.indices.filter { isAdmitted[Int(kindOf[$0])] }.map { numbers[$0] }
    }

    /// Returns the number of numbers that a filter admits.
    func total(_ filter: ProblemFilter) -> Int {
        kinds.indices.reduce(0) { filter.admits(kinds[$1]) ? $0 + counts[$1] : $0 }
    }

    /// The values of a facet with their counts, the largest first, among the numbers that the rest of the filter admits.
    ///
    /// - Parameter isWanted: tells the problems that are counted; by default all are.
    func counts(
        of facet: ProblemFilter.Facet, _ filter: ProblemFilter, where isWanted: ((Problem) -> Bool)? = nil
    ) -> [(value: String, count: Int)] {
        var sums: [String: Int] = [:]
        if isWanted == nil, let value = filter.values[facet] { sums[value] = 0 }
        let other = isWanted == nil ? facet : nil
        for index in kinds.indices where counts[index] > 0 && filter.admits(kinds[index], without: other) {
            guard isWanted?(kinds[index]) ?? true else { continue }
            sums[facet.value(of: kinds[index]), default: 0] += counts[index]
        }
        return sums.map { (value: $0.key, count: $0.value) }.sorted { ($1.count, $0.value) < ($0.count, $1.value) }
    }

    /// The keys of a page.
    ///
    /// - Parameters:
    ///   - after: the number before the first of the page; 0 for the first page.
    ///   - limit: the maximum number of numbers of the page.
    /// - Returns: the keys, the number of numbers before them, and the key after which the page before this one begins;
    ///   `nil` on the first page.
    func page(
        _ filter: ProblemFilter, after: Int, limit: Int
    ) -> (numbers: [Int], before: Int, previous: Int?) {
        let isAdmitted = kinds.map { filter.admits($0) }
        var page: [Int] = []
        var earlier: [Int] = []
        var before = 0
        for index in numbers.indices where isAdmitted[Int(kindOf[index])] {
            if numbers[index] <= after {
                earlier.append(numbers[index])
                before += 1
                continue
            }
            page.append(numbers[index])
            if page.count == limit { break }
        }
        let previous = before == 0 ? nil : before <= limit ? 0 : earlier[before - limit - 1]
        return (page, before, previous)
    }

    /// The numbers that are still open and whose text may be equal, by its hash.
    func open(hash: UInt32) -> [Int] {
        hashes.indices.filter { hashes[$0] == hash && kinds[Int(kindOf[$0])].kind.state == .open }.map { numbers[$0] }
    }
}
