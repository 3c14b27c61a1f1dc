import Foundation

/// Runs a closure on a thread that may wait, so that those that answer requests do not.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    let body = Texts.keepingLanguage(body)
    return try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Swift.Result { try body() }) }
    }
}
