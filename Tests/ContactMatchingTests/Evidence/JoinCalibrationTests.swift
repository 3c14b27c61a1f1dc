import Testing

@testable import ContactMatching

@Suite struct JoinCalibrationTests {
    @Test func moreEvidenceIsNeverLess() {
        for (one, two) in zip(JoinCalibration.steps, JoinCalibration.steps.dropFirst()) {
            #expect(one.from < two.from && one.probability <= two.probability, "\(one) \(two)")
        }
        #expect(JoinCalibration.steps.allSatisfy { (0...1).contains($0.probability) })
        #expect(JoinCalibration.probability(of: -100) == 0)
        #expect(JoinCalibration.probability(of: MatchSettings().automaticFrom) > 0.9)
        #expect(JoinCalibration.probability(of: 40) == JoinCalibration.steps.last?.probability)
    }
}
