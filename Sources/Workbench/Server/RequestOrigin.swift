/// Where a request comes from, as its headers say, and whether this server answers it.
///
/// A page of another site in the same browser can send requests here. It cannot forge these headers: the browser writes them.
struct RequestOrigin {
    /// The header `Host`; a page that had its own name resolved to this machine shows that name here.
    var host: String?
    /// The header `Origin`, which every browser sends with what is not a plain look.
    var origin: String?
    /// The header `Sec-Fetch-Site`.
    var fetchSite: String?
    /// `true` if the request may change something.
    var isUnsafe: Bool

    /// Why a request is not answered.
    enum Refusal: Error, Equatable {
        /// It is for another host.
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
        guard let host, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else { throw .misdirected }
        if let origin, origin != "http://\(host)" { throw .otherSite }
        if let fetchSite, fetchSite != "same-origin", fetchSite != "none", !isEntrance { throw .otherSite }
        // Without any sign of a page of ours nothing is changed.
        if isUnsafe, fetchSite != "same-origin", origin == nil { throw .otherSite }
    }
}
