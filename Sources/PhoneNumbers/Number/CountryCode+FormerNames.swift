/// Names under which other phone number formatters in Swift know some calling codes, for programs that move over.
extension PhoneNumber.CountryCode {
    /// Australia.
    @available(*, deprecated, renamed: "australia")
    public static var austrailia: Self { australia }
    /// Denmark.
    @available(*, deprecated, renamed: "denmark")
    public static var danmark: Self { denmark }
    /// Spain.
    @available(*, deprecated, renamed: "spain")
    public static var españa: Self { spain }
    /// Greece.
    @available(*, deprecated, renamed: "greece")
    public static var ελλάδα: Self { greece }
    /// Iceland.
    @available(*, deprecated, renamed: "iceland")
    public static var ísland: Self { iceland }
    /// Italy and Vatican City.
    @available(*, deprecated, renamed: "italy")
    public static var italia: Self { italy }
    /// Poland.
    @available(*, deprecated, renamed: "poland")
    public static var polska: Self { poland }
    /// Portugal.
    @available(*, deprecated, renamed: "portugal")
    public static var repúblicaPortuguesa: Self { portugal }
}
