package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.aggregator.AggregatedMessage;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.signature.CanonicalValidatorSet;
import io.github.avalanche4j.signature.QuorumFraction;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.ValidatorSets;
import io.github.avalanche4j.signature.VerifiedWarpMessage;
import io.github.avalanche4j.signature.WarpAccessList;
import io.github.avalanche4j.signature.WarpAggregation;
import io.github.avalanche4j.signature.WarpAggregator;
import io.github.avalanche4j.signature.WarpVerification;
import io.github.avalanche4j.signature.WarpVerifier;
import java.util.List;
import org.junit.jupiter.api.Test;

class SignaturesGuideTest extends GuideTest {
    private static final String CHAIN = "2qaDZt3fX46j4Yqt7awrf5RBFQnm7GHggTt2CwASeJNjoG2tQd";
    private static final String L1 = "2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y";
    private static final Id MESSAGE = Id.parse("4cG2a9tVewHqhXwfcTPLGfy59WDmCVXkWRcT9zPUY4t7KKLZo");

    private SelfHostedAggregator aggregator() {
        fake.on("platform.validatedBy").respond("{\"subnetID\":\"" + L1 + "\"}").always();
        fake.on("platform.getValidatorsAt")
                .respondRecording("platform/getValidatorsAt.subnet")
                .always();
        Bytes recorded =
                node.evm(CHAIN).warp().getMessageAggregateSignature(MESSAGE, 67).execute();
        service.aggregator((message, quorum) -> recorded.toHex().substring(2));
        return SelfHostedAggregator.create(serviceUrl);
    }

    @Test
    void a_message_is_signed_and_verified_in_one_call() {
        try (SelfHostedAggregator ours = aggregator()) {
            // snippet: aggregate
            WarpAggregator aggregator =
                    request -> ours.aggregate(q -> q.message(request.message().bytes())
                                    .signingSubnetId(request.signingSubnet())
                                    .quorumPercentage(request.quorumPercent())
                                    .pChainHeight(request.pChainHeight()))
                            .map(AggregatedMessage::signedMessage);
            VerifiedWarpMessage message = WarpAggregation.to("C", node, aggregator) // the chain that will receive it
                    .aggregate(CHAIN, MESSAGE)
                    .execute();
            List<Bytes> storageKeys = WarpAccessList.storageKeys(message.message()); // how a transaction delivers it
            // end
            assertThat(message.signers()).hasSize(2);

            // snippet: signed
            VerifiedWarpMessage verified = WarpAggregation.to("C", node, aggregator)
                    .aggregate(CHAIN, MESSAGE)
                    .execute(); // fails unless the quorum of the validators signed
            System.out.println(verified.signedWeight() + " of " + verified.totalWeight() + " signed");
            // end
            assertThat(verified.message()).isEqualTo(message.message());
            assertThat(WarpAccessList.parse(storageKeys)).isEqualTo(message.message());
        }
    }

    @Test
    void a_message_is_believed_only_once_it_is_verified() {
        try (SelfHostedAggregator aggregator = aggregator()) {
            // snippet: verify
            // who the validators are must come from a node that you trust: your own
            Height height = Height.of(node.platform().getHeight().execute());
            UnsignedWarpMessage message = UnsignedWarpMessage.parse(
                    node.evm(CHAIN).warp().getMessage(MESSAGE).execute());
            Id subnet = node.platform().validatedBy(message.sourceChainId()).execute();
            CanonicalValidatorSet validators =
                    ValidatorSets.of(node).at(subnet, height).execute();
            Network network = Network.of(node.info().getNetworkId().execute());

            Bytes signed = aggregator // any source
                    .aggregate(q -> q.message(message.bytes()).signingSubnetId(subnet))
                    .execute()
                    .signedMessage();
            WarpVerification result = WarpVerifier.forNetwork(network)
                    .quorum(QuorumFraction.percent(67))
                    .verify(signed, validators);
            if (result instanceof VerifiedWarpMessage verified) {
                System.out.println(verified.signedWeight() + " of " + verified.totalWeight() + " signed");
            } else {
                System.out.println(result); // says which rule is broken
            }
            // end
            assertThat(result.isVerified()).isTrue();
        }
    }
}
