/// Finds the values of a contact again among those of the contact that takes its place: by what they were when they were read, or by what
/// edits made of them, and only then by their place.
///
/// As many values as possible are found: of two that fit one value, that goes to another which fits it, too. So the order in which a newer
/// file has its values makes no difference.
struct ValueSuccession {
    private let old: [CarriedValue], new: [CarriedValue]
    /// `true` if the newer values are what a plan wrote: a value is rather what an edit made of it than what it was.
    private let isWritten: Bool
    /// By the older value: the newer ones that fit it, the best first.
    private var fits: [[Fit]]
    /// By the older value the newer one that it is, and the other way round.
    private var partners: [Int?], owners: [Int?]

    private struct Fit {
        var new: Int
        /// 0 for a value with its label, 1 for one with another label, 2 for a similar address.
        var level: Int
        var rank: [Int]
    }

    /// The newer value that each of the older ones is; `nil` for one that the newer contact lacks.
    ///
    /// - Parameters:
    ///   - old, new: Values of one group.
    ///   - isWritten: `true` if the newer values are what a plan wrote of the older ones.
    /// - Complexity: O(*n* *m*) for *n* values of which *m* have other places or texts.
    static func partners(of old: [CarriedValue], among new: [CarriedValue], isWritten: Bool) -> [Int?] {
        var succession = ValueSuccession(old, new, isWritten)
        succession.run()
        return succession.partners
    }

    private init(_ old: [CarriedValue], _ new: [CarriedValue], _ isWritten: Bool) {
        (self.old, self.new, self.isWritten) = (old, new, isWritten)
        fits = Array(repeating: [], count: old.count)
        partners = Array(repeating: nil, count: old.count)
        owners = Array(repeating: nil, count: new.count)
    }

    private mutating func run() {
        claimUnmoved()
        findFits()
        let left = old.indices.filter { partners[$0] == nil }
        let added = left.filter { old[$0].isNew }
        let removed = left.filter { !old[$0].isNew && old[$0].isRemoved }
        let others = left.filter { !old[$0].isNew && !old[$0].isRemoved }
        // Whoever has one text only comes before those that may be one of two.
        func isEdited(_ index: Int) -> Bool { old[index].isEdited || old[index].label.isEdited }
        let staying = others.filter { !isEdited($0) } + others.filter(isEdited)
        for level in 0...2 { match(staying, upTo: level) }
        for level in 0...2 {
            match(added, upTo: level)
            match(removed, upTo: level)
        }
    }

    /// Pairs values without edits that stand where they stood.
    private mutating func claimUnmoved() {
        let places = Dictionary(new.indices.map { (new[$0].places, $0) }) { first, _ in first }
        for index in old.indices where !old[index].isEdited && !old[index].isAdded && !old[index].label.isEdited {
            guard let place = places[old[index].places], old[index].parts.map(\.read) == new[place].parts.map(\.read),
                old[index].label.read.isSame(as: new[place].label.read)
            else { continue }
            (partners[index], owners[place]) = (place, index)
        }
    }

    private mutating func findFits() {
        let free = new.indices.filter { owners[$0] == nil }
        var byText: [String: [Int]] = [:]
        for index in free {
            let text = new[index].parts[0].read
            byText[text.text, default: []].append(index)
            if let form = text.form, form != text.text { byText[form, default: []].append(index) }
        }
        for index in old.indices where partners[index] == nil {
            let candidates: [Int]
            if old[index].parts.count > 1 {
                candidates = free
            } else {
                let part = old[index].parts[0]
                let keys = Set([part.read.text, part.read.form, part.now.text, part.now.form].compactMap { $0 })
                candidates = Set(keys.flatMap { byText[$0] ?? [] }).sorted()
            }
            fits[index] = candidates.compactMap { fit(old[index], $0) }
                .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
        }
    }

    private func fit(_ value: CarriedValue, _ index: Int) -> Fit? {
        let other = new[index]
        let pairs = zip(value.parts, other.parts.map(\.read))
        let isWhole =
            value.isRemoved ? pairs.allSatisfy { $1.isSame(as: $0.read) } : pairs.allSatisfy { $0.admits($1) }
        var level = value.label.admits(other.label.read) ? 0 : 1
        var likeness = 0
        if !isWhole {
            // Of a removed address, nothing similar is to go.
            guard value.parts.count > 1, !value.isRemoved, let alike = Self.likeness(of: value, other) else {
                return nil
            }
            (level, likeness) = (2, alike)
        }
        let edited = (Array(pairs) + [(value.label, other.label.read)]).filter { $0.0.isEdited }
        let written = edited.count { $1.isSame(as: $0.now) }
        let kept = edited.count { $1.isSame(as: $0.read) }
        let distance = value.places.first == other.places.first ? 0 : 1
        let preference = isWritten ? [-written, distance] : [distance, -kept]
        return Fit(new: index, level: level, rank: [level, -likeness] + preference + [index])
    }

    /// The number of parts that two addresses share; `nil` for different addresses: they share neither half of their parts nor one that was
    /// edited.
    private static func likeness(of value: CarriedValue, _ other: CarriedValue) -> Int? {
        var (shared, all, isEditedShared) = (0, 0, false)
        for (part, text) in zip(value.parts, other.parts.map(\.read)) {
            if part.read.text.isEmpty, part.now.text.isEmpty, text.text.isEmpty { continue }
            all += 1
            guard !text.text.isEmpty, part.admits(text) else { continue }
            shared += 1
            if part.isEdited { isEditedShared = true }
        }
        return shared > 0 && (isEditedShared || shared * 2 >= all) ? shared : nil
    }

    // MARK: - Pairs

    private mutating func match(_ values: [Int], upTo level: Int) {
        for value in values where partners[value] == nil {
            if let fit = fits[value].first(where: { $0.level <= level && owners[$0.new] == nil }) {
                (partners[value], owners[fit.new]) = (fit.new, value)
            } else {
                var visited: Set<Int> = []
                _ = find(value, level, &visited)
            }
        }
    }

    /// Gives a value a newer one, by letting others go to newer ones that fit them, too.
    private mutating func find(_ value: Int, _ level: Int, _ visited: inout Set<Int>) -> Bool {
        for fit in fits[value] where fit.level <= level && visited.insert(fit.new).inserted {
            if let owner = owners[fit.new], !find(owner, level, &visited) { continue }
            (partners[value], owners[fit.new]) = (fit.new, value)
            return true
        }
        return false
    }
}
