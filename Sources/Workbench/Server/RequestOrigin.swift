/// The origin of a request according to its headers, which decides whether this server answers it.
///
/// A page of another site in the same browser can send requests here. It cannot forge these headers: the browser writes them.
struct RequestOrigin {
    /// The hosts that the request is for, by its header `Host`; a page that had its own name resolved to this machine shows that name
    /// here.
    var hosts: [String]
    /// The header `Origin`, which every browser sends with requests that may change something.
    var origin: String?
    /// The header `Sec-Fetch-Site`.
    var fetchSite: String?
    /// `true` if the request may change something.
    var isUnsafe: Bool

    /// The reason for which a request is refused.
    enum Refusal: Error, Equatable {
        /// It is for another host, or for several.
        case misdirected
        /// It comes from a page of another site, or nothing shows that it does not.
        case otherSite
    }

    /// Checks the request.
    ///
    /// - Parameters:
    ///   - port: the port of this server.
    ///   - isEntrance: `true` if the request is for the start address, to which any program may lead.
    /// - Throws: ``Refusal``.
    func check(port: Int, isEntrance: Bool) throws(Refusal) {
        guard hosts.count == 1, let host = hosts.first, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host)
        else { throw .misdirected }
        if let origin, origin != "http://\(host)" { throw .otherSite }
        if let fetchSite, fetchSite != "same-origin", fetchSite != "none", !isEntrance { throw .otherSite }
        // A request that may change something has to show that it comes from a page of ours.
        if isUnsafe, fetchSite != "same-origin", origin == nil { throw .otherSite }
    }
}
