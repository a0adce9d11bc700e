package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.aggregator.AggregatedMessage;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.signature.CanonicalValidatorSet;
import io.github.avalanche4j.signature.QuorumFraction;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.ValidatorSets;
import io.github.avalanche4j.signature.VerifiedWarpMessage;
import io.github.avalanche4j.signature.WarpAccessList;
import io.github.avalanche4j.signature.WarpAggregation;
import io.github.avalanche4j.signature.WarpAggregator;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.signature.WarpVerification;
import io.github.avalanche4j.signature.WarpVerifier;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SignaturesGuideTest extends GuideTest {
    private static final String CHAIN = "2qaDZt3fX46j4Yqt7awrf5RBFQnm7GHggTt2CwASeJNjoG2tQd";
    private static final String L1 = "2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y";
    private static final Id MESSAGE = Id.parse("4cG2a9tVewHqhXwfcTPLGfy59WDmCVXkWRcT9zPUY4t7KKLZo");

    private final List<VerifiedWarpMessage> accepted = new ArrayList<>();

    /** A log of the chain, in which the first one is that of {@link #MESSAGE}. */
    private EvmLog log(int index) {
        fake.on("eth_getLogs").respondRecording("evm/chain2.eth_getLogs");
        return node.evm(CHAIN)
                .getLogs(BlockRef.EARLIEST, BlockRef.LATEST, f -> f.addAddresses(WarpLogs.PRECOMPILE))
                .execute()
                .get(index);
    }

    private void accept(VerifiedWarpMessage verified) {
        accepted.add(verified);
    }

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
        EvmLog log = log(0);
        try (SelfHostedAggregator ours = aggregator()) {
            // snippet: aggregate
            WarpAggregator aggregator =
                    request -> ours.aggregate(q -> q.message(request.message().bytes())
                                    .signingSubnetId(request.signingSubnet())
                                    .quorumPercentage(request.quorumPercent())
                                    .pChainHeight(request.pChainHeight()))
                            .map(AggregatedMessage::signedMessage);
            VerifiedWarpMessage message = WarpAggregation.to("C", node, aggregator) // the chain that will receive it
                    .aggregate(WarpLogs.message(log).orElseThrow()) // the event of the chain that sent it
                    .execute();
            List<Bytes> storageKeys = WarpAccessList.storageKeys(message.message()); // how a transaction delivers it
            // end
            assertThat(message.signers()).hasSize(2);

            // snippet: signed
            VerifiedWarpMessage verified = WarpAggregation.to("C", node, aggregator)
                    .aggregate(WarpLogs.message(log).orElseThrow()) // the event of the chain that sent it
                    .execute(); // fails unless the quorum of the validators signed
            System.out.println(verified.signedWeight() + " of " + verified.totalWeight() + " signed");
            // end
            assertThat(verified.message()).isEqualTo(message.message());
            assertThat(WarpAccessList.parse(storageKeys)).isEqualTo(message.message());
        }
    }

    @Test
    void a_message_is_believed_only_once_it_is_verified() {
        verify(log(0));
        assertThat(accepted).extracting(verified -> verified.message().id()).containsExactly(MESSAGE);
        assertThat(service.received().get(0).body()).contains("\"pchain-height\":21");
    }

    @Test
    void another_message_with_a_valid_signature_is_not_believed() {
        verify(log(1)); // the aggregator returns the first one
        assertThat(accepted).isEmpty();
    }

    private void verify(EvmLog log) {
        try (SelfHostedAggregator aggregator = aggregator()) {
            // snippet: verify
            // who the validators are must come from a node that you trust: your own
            UInt64 height = node.platform().getHeight().execute();
            UnsignedWarpMessage message = WarpLogs.message(log).orElseThrow();
            Id subnet = node.platform().validatedBy(message.sourceChainId()).execute(); // else see SigningSubnet
            CanonicalValidatorSet validators =
                    ValidatorSets.of(node).at(subnet, Height.of(height)).execute();
            Network network = Network.of(node.info().getNetworkId().execute());

            Bytes signed = aggregator // any source
                    .aggregate(q -> q.message(message.bytes())
                            .signingSubnetId(subnet)
                            .pChainHeight(height.longValue())) // the signers are numbered as of this height
                    .execute()
                    .signedMessage();
            WarpVerification result = WarpVerifier.forNetwork(network)
                    .quorum(QuorumFraction.percent(67))
                    .verify(signed, validators);
            if (result instanceof VerifiedWarpMessage verified
                    && verified.message().unsigned().equals(message)) {
                accept(verified);
            } else {
                System.out.println(result); // the rule that is broken, or the other message
            }
            // end
        }
    }
}
