/// Work that can be done again and again, each time the same.
package protocol Workload {
    /// Prepares so much work of a seed; what this costs is not looked at.
    init(count: Int, seed: UInt64) throws

    /// Does the work once. Returns how many things it was done to.
    mutating func run() throws -> Int
}
