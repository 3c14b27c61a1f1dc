import ContactStore

/// Paths of joins between contacts.
enum JoinPath {
    /// The fewest joins that connect two contacts, in their order; none if nothing connects them.
    static func shortest(from start: Int, to end: Int, over joins: [StoredJoin]) -> [StoredJoin] {
        var neighbours: [Int: [StoredJoin]] = [:]
        for join in joins {
            neighbours[join.first, default: []].append(join)
            neighbours[join.second, default: []].append(join)
        }
        var reachedBy: [Int: StoredJoin] = [:]
        var queue = [start]
        var next = 0
        while next < queue.count, reachedBy[end] == nil {
            let contact = queue[next]
            next += 1
            for join in neighbours[contact] ?? [] {
                let other = join.first == contact ? join.second : join.first
                guard other != start, reachedBy[other] == nil else { continue }
                reachedBy[other] = join
                queue.append(other)
            }
        }
        var path: [StoredJoin] = []
        var contact = end
        while contact != start, let join = reachedBy[contact] {
            path.insert(join, at: 0)
            contact = join.first == contact ? join.second : join.first
        }
        return contact == start ? path : []
    }

    /// The groups that joins among some contacts alone connect, each in the order of the contacts.
    static func groups(of contacts: [Int], over joins: [StoredJoin]) -> [[Int]] {
        let inner = joins.filter { contacts.contains($0.first) && contacts.contains($0.second) }
        var groups: [[Int]] = []
        for contact in contacts {
            let place = groups.firstIndex { !shortest(from: $0[0], to: contact, over: inner).isEmpty }
            if let place { groups[place].append(contact) } else { groups.append([contact]) }
        }
        return groups
    }
}
