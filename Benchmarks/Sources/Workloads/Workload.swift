/// Work that can be repeated identically.
package protocol Workload {
    /// Prepares the work for a number of items and a seed; this is not measured.
    init(count: Int, seed: UInt64) throws

    /// Does the work once. Returns the number of items processed.
    mutating func run() throws -> Int
}
