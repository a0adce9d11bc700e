package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeValidators;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Messages that validators sign on request, verified by the validators at the receiving chain's epoch. */
class WarpAggregationTest {
    /** The network of the recorded node. */
    private static final Network NETWORK = Network.of(88888);

    private static final Id SOURCE = Id.parse("2qaDZt3fX46j4Yqt7awrf5RBFQnm7GHggTt2CwASeJNjoG2tQd");
    private static final Id L1 = Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y");
    private static final UnsignedWarpMessage MESSAGE = UnsignedWarpMessage.of(NETWORK, SOURCE, Bytes.fromHex("0x0102"));
    /** What the recorded node says is the P-Chain height of the C-Chain's epoch. */
    private static final long EPOCH_HEIGHT = 17;

    private final FakeNode fake = FakeNode.start();
    private final NodeClient node = NodeClient.create(fake.url());
    private final FakeValidators validators = FakeValidators.of(10, 40, 20, 30);
    private final WarpAggregation toC = WarpAggregation.to("C", node);

    @BeforeEach
    void serve() {
        fake.on("platform.validatedBy")
                .respond(params -> "{\"subnetID\":\"" + (params.contains(SOURCE.toString()) ? L1 : Id.EMPTY) + "\"}")
                .always();
    }

    @AfterEach
    void close() {
        node.close();
        fake.close();
    }

    private static String signed(FakeValidators signers, UnsignedWarpMessage message, int quorum) {
        String hex = message.bytes().toHex().substring(2);
        return "0x" + Objects.requireNonNull(signers.sign(hex, quorum));
    }

    private void nodeGathers(String signed) {
        fake.on("warp_getMessageAggregateSignature")
                .respond("\"" + signed + "\"")
                .always();
    }

    @Test
    void a_node_gathers_signatures_and_the_validators_of_the_epoch_verify_them() {
        fake.validators(validators);
        nodeGathers(signed(validators, MESSAGE, 67));

        VerifiedWarpMessage verified = toC.aggregate(MESSAGE).execute();

        assertThat(verified.message().unsigned()).isEqualTo(MESSAGE);
        assertThat(verified.signedWeight()).isEqualTo(UInt64.of(70));
        assertThat(received("platform.getValidatorsAt").params().orElseThrow())
                .contains("\"height\":" + EPOCH_HEIGHT)
                .contains(L1.toString());
        ReceivedRequest gathering = received("warp_getMessageAggregateSignature");
        assertThat(gathering.path()).isEqualTo("/ext/bc/" + SOURCE + "/rpc");
        assertThat(gathering.params()).contains("[\"" + MESSAGE.id() + "\",67,\"" + L1 + "\"]");
    }

    @Test
    void any_aggregator_gets_the_subnet_the_height_the_quorum_and_the_justification() throws Exception {
        fake.validators(validators);
        List<WarpAggregator.Request> asked = new ArrayList<>();
        Bytes justification = Bytes.fromHex("0x55");
        UnsignedWarpMessage fromP = UnsignedWarpMessage.of(NETWORK, Id.EMPTY, Bytes.fromHex("0x03"));
        WarpAggregation aggregation = WarpAggregation.to(SOURCE.toString(), node)
                .height(20)
                .quorum(90)
                .aggregator(request -> {
                    asked.add(request);
                    return Call.completed(Bytes.fromHex(signed(validators, request.message(), 90)));
                });

        VerifiedWarpMessage verified =
                aggregation.aggregate(fromP, justification).executeAsync().get(60, TimeUnit.SECONDS);

        assertThat(verified.signedWeight()).isEqualTo(UInt64.of(90));
        assertThat(verified.quorum()).isEqualTo(QuorumFraction.percent(90));
        // what the P-Chain sends to an L1 is signed by the validators of the L1
        assertThat(asked).containsExactly(new WarpAggregator.Request(fromP, Optional.of(justification), L1, 90, 20));
    }

    @Test
    void a_message_is_fetched_by_its_id() {
        fake.validators(validators);
        fake.on("warp_getMessage").respond("\"" + MESSAGE.bytes().toHex() + "\"");
        nodeGathers(signed(validators, MESSAGE, 67));

        VerifiedWarpMessage verified =
                toC.aggregate(SOURCE.toString(), MESSAGE.id()).execute();

        assertThat(verified.message().id()).isEqualTo(MESSAGE.id());
    }

    /** Two validators have left between the epoch's height and the height at which the node numbered the signers. */
    @Test
    void signers_that_a_node_numbered_at_its_own_height_are_numbered_again_for_the_epoch() {
        FakeValidators more = FakeValidators.of(10, 40, 20, 30, 15, 25);
        fake.on("platform.getHeight").respond("{\"height\":\"30\"}");
        fake.on("platform.getValidatorsAt").respond(listed(more));
        fake.on("platform.getValidatorsAt").respond(listed(validators));
        String byNode = signed(validators, MESSAGE, 100);
        nodeGathers(byNode);

        VerifiedWarpMessage verified = toC.quorum(70).aggregate(MESSAGE).execute();

        assertThat(verified.signedWeight()).isEqualTo(UInt64.of(100));
        assertThat(verified.totalWeight()).isEqualTo(UInt64.of(140));
        assertThat(verified.message().bytes()).isNotEqualTo(Bytes.fromHex(byNode));
        assertThat(verified.message().signature())
                .isEqualTo(WarpMessage.parse(Bytes.fromHex(byNode)).signature());
    }

    private static String listed(FakeValidators signers) {
        return signers.validators().stream()
                .map(one -> "\"" + one.nodeId() + "\":{\"publicKey\":\"0x" + one.publicKey() + "\",\"weight\":\""
                        + one.weight() + "\"}")
                .collect(Collectors.joining(",", "{", "}"));
    }

    private ReceivedRequest received(String method) {
        List<ReceivedRequest> all = fake.received().stream()
                .filter(request -> request.rpcMethods().contains(method))
                .toList();
        assertThat(all).hasSize(1);
        return all.get(0);
    }

    @Test
    void too_little_weight_is_rejected_and_so_is_a_signature_of_others() {
        fake.validators(validators);
        nodeGathers(signed(validators, MESSAGE, 40));

        assertThatThrownBy(() -> toC.aggregate(MESSAGE).execute())
                .isInstanceOfSatisfying(
                        WarpRejectedException.class,
                        e -> assertThat(e.reason()).isEqualTo(RejectedWarpMessage.Reason.INSUFFICIENT_WEIGHT));
    }

    @Test
    void another_message_than_the_one_that_was_asked_for_is_an_error() {
        fake.validators(validators);
        UnsignedWarpMessage other = UnsignedWarpMessage.of(NETWORK, SOURCE, Bytes.fromHex("0x09"));
        nodeGathers(signed(validators, other, 67));

        assertThatThrownBy(() -> toC.aggregate(MESSAGE).execute())
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining(other.id().toString())
                .hasMessageContaining(MESSAGE.id().toString());
    }

    @Test
    void a_message_for_another_network_is_refused_before_it_is_sent_to_signers() {
        UnsignedWarpMessage mainnet = UnsignedWarpMessage.of(Network.MAINNET, SOURCE, Bytes.fromHex("0x01"));

        assertThatThrownBy(() -> toC.aggregate(mainnet).execute()).isInstanceOf(InvalidRequestException.class);
        assertThat(fake.receivedCount("warp_getMessageAggregateSignature")).isZero();
    }

    @Test
    void wrong_arguments_are_refused_where_they_are_given() {
        assertThatThrownBy(() -> WarpAggregation.to(" ", node)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> toC.quorum(0)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> toC.height(-1)).isInstanceOf(InvalidRequestException.class);
    }
}
