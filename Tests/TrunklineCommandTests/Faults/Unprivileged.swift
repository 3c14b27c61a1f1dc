import Foundation
import StoreTestSupport

/// Runs the command as somebody whom the system denies something: nobody denies anything to the superuser.
enum Unprivileged {
    /// The program and arguments that start a command without privileges, empty if this process has none; `nil` if that
    /// fails.
    static let wrapper: [String]? = {
        guard geteuid() == 0 else { return [] }
        let wrapper = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        guard let folder = try? TemporaryFolder(),
            let trial = try? RunningCommand(["plans", "1"], in: folder, wrapper: wrapper).end(within: 20),
            trial.exitCode == 0
        else { return nil }
        return wrapper
    }()
}
