package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.RecordedAnswers;
import io.github.avalanche4j.testing.FakeNode;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class PlatformRecordingsTest {
    private static final Id L1 = Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y");
    private static final Id WITHOUT_VALIDATORS = Id.parse("4vicVG6ygbFfAmrUcBqAofvKssSSYPWXpwjLn9ahvSiPd6j6y");
    private static final Id CHAIN_1 = Id.parse("2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX");
    private static final Id VALIDATION = Id.parse("2KxYddPn2ghddsExU8kH4ppAiYpofjupCTf2BaabGbsrHDbrV9");
    private static final Id UNKNOWN = Id.parse("Z3W9WBuxhfUBSCFVCjCEvotAUkC8BQLGgKdespFoAzzmdmGeB");
    private static final NodeId NODE = NodeId.parse("NodeID-D44dhqgd8JFBbGvDkxARMZj7N2KN1x9ic");

    private static Function<NodeClient, Call<?>> on(Function<PlatformClient, Call<?>> call) {
        return node -> call.apply(node.platform());
    }

    @TestFactory
    Stream<DynamicTest> recorded_answers_about_validators() {
        RecordedAnswers recorded = new RecordedAnswers("platform")
                .answer("getHeight", on(PlatformClient::getHeight))
                .answer("getProposedHeight", on(PlatformClient::getProposedHeight))
                .answer("getValidatorsAt.int", on(p -> p.getValidatorsAt(Height.of(21))))
                .answer("getValidatorsAt.str", on(p -> p.getValidatorsAt(Height.of(21))))
                .answer("getValidatorsAt.zero", on(p -> p.getValidatorsAt(Height.of(0))))
                .answer("getValidatorsAt.proposed", on(p -> p.getValidatorsAt(Height.PROPOSED)))
                .answer("getValidatorsAt.subnet", on(p -> p.getValidatorsAt(Height.PROPOSED, L1)))
                .answer("getValidatorsAt.noValidators", on(p -> p.getValidatorsAt(Height.PROPOSED, WITHOUT_VALIDATORS)))
                .answer("getAllValidatorsAt.int", on(p -> p.getAllValidatorsAt(Height.of(21))))
                .answer("getAllValidatorsAt.proposed", on(p -> p.getAllValidatorsAt(Height.PROPOSED)))
                .answer("getCurrentValidators", on(PlatformClient::getCurrentValidators))
                .answer("getCurrentValidators.l1", on(p -> p.getCurrentValidators(L1)))
                .answer("getCurrentValidators.one", on(p -> p.getCurrentValidators(List.of(NODE))))
                .answer("getL1Validator", on(p -> p.getL1Validator(VALIDATION)))
                .answer("validatedBy", on(p -> p.validatedBy(CHAIN_1)))
                .answer("validates", on(p -> p.validates(L1)))
                .answer("validates.primary", on(p -> p.validates(Id.EMPTY)))
                .error("getL1Validator.unknown", Reason.NOT_FOUND, on(p -> p.getL1Validator(UNKNOWN)))
                .error("validatedBy.unknown", Reason.NOT_FOUND, on(p -> p.validatedBy(UNKNOWN)));
        FakeNode.recordings().stream()
                .filter(name ->
                        name.matches("platform/(alias|get(B|Cu.*Su|Fee|M|R|S|T|U|ValidatorFee)|issue|sample).*"))
                .forEach(name -> recorded.unused(name.substring(9), "the rest of the P-Chain follows"));
        return recorded.tests();
    }
}
