import PhoneNumbers

extension Sentence {
    /// The kind of a number and its country, as the reason why a plan writes it.
    init(_ categories: PhoneNumber.Categories, of country: String) {
        let names = categories.names.map { name -> Value in
            .sentence(Sentence(family: "category", kind: name, pattern: name))
        }
        if names.isEmpty {
            self.init(PlanSentence.number, ["country": .text(country)])
        } else {
            self.init(
                PlanSentence.numberOfCategories, ["categories": .list(names, .or), "country": .text(country)])
        }
    }
}
