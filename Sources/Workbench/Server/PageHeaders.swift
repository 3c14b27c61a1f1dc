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

    /// Adds them to an answer.
    static func add(to response: inout Response) {
        for field in fields { HTTPField.Name(field.name).map { response.headers[$0] = field.value } }
    }
}
#endif
