/// Answers questions that come at the same time by one reading.
actor SharedReading<Value: Sendable> {
    private var running: Task<Value, any Error>?

    /// Returns the value of the reading that runs, or of a new one.
    ///
    /// - Throws: the error of the reading.
    func value(_ read: @escaping @Sendable () async throws -> Value) async throws -> Value {
        if let running { return try await running.value }
        let task = Task { try await read() }
        running = task
        defer { running = nil }
        return try await task.value
    }

    /// Waits until the reading that runs has ended.
    func finish() async { _ = try? await running?.value }
}
