#if Workbench
import HTTPTypes
import Hummingbird

/// The headers of every answer: they limit what a page may load and do, and keep it from being stored or passed on.
enum PageHeaders {
    /// Nothing but this server's own files, no style or script in a page, and no frame around it.
    static let policy: ContentSecurityPolicy = [
        .defaultSrc(.none), .scriptSrc(.self, .wasmUnsafeEval), .styleSrc(.self), .imgSrc(.self), .connectSrc(.self),
        .formAction(.self), .baseURI(.none), .frameAncestors(.none),
    ]

    private static let fields: [(name: String, value: String)] = [
        ("Content-Security-Policy", policy.description),
        ("X-Content-Type-Options", "nosniff"),
        ("Cache-Control", "no-store"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("X-Frame-Options", "DENY"),
        ("Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
    ]

    /// The caching of files that are the same for everybody and as long as their address is.
    static let immutable = "private, max-age=31536000, immutable"

    /// Adds them to an answer, which may be kept only if it says so itself.
    static func add(to response: inout Response) {
        let mayBeKept = response.headers[.cacheControl] == immutable
        for field in fields where !(mayBeKept && field.name == "Cache-Control") {
            HTTPField.Name(field.name).map { response.headers[$0] = field.value }
        }
    }
}
#endif
