package import PhoneNumbers

extension Classifier {
    /// The same classifier without a region: a national number that some country has is `ambiguous`.
    package var withoutRegion: Classifier { Classifier(like: self, region: nil, triesEveryRegion: true) }
}
