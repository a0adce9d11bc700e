package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.SkippingClock;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeValidators;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages that validators sign on request, verified by the validators at the receiving chain's epoch. */
class WarpAggregationTest {
    /** The network of the recorded node. */
    private static final Network NETWORK = Network.of(88888);

    private static final Id SOURCE = Id.parse("2qaDZt3fX46j4Yqt7awrf5RBFQnm7GHggTt2CwASeJNjoG2tQd");
    private static final String C_CHAIN = "2ZyWtxEA6d8shEUQtC1M4EhwGEFfWyCa7V4umppAwiQm5Y4aGN";
    private static final Id L1 = Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y");
    private static final UnsignedWarpMessage MESSAGE = UnsignedWarpMessage.of(NETWORK, SOURCE, Bytes.fromHex("0x0102"));
    /** What the recorded node says is the P-Chain height of the C-Chain's epoch. */
    private static final long EPOCH_HEIGHT = 17;

    private final FakeNode fake = FakeNode.start();
    private final SkippingClock clock = new SkippingClock();
    private final NodeClient node = clock.node(fake.url(), options -> {});
    private final FakeValidators validators = FakeValidators.of(10, 40, 20, 30);
    private final WarpAggregation toC = WarpAggregation.throughNode("C", node);
    private volatile FakeValidators atEpoch = validators;
    private volatile FakeValidators atOthers = validators; // at other heights
    private volatile String gathered = ""; // by the node

    @BeforeEach
    void serve() {
        fake.on("platform.validatedBy")
                .respond(params -> "{\"subnetID\":\"" + (params.contains(SOURCE.toString()) ? L1 : Id.EMPTY) + "\"}")
                .always();
        fake.on("warp_getMessageAggregateSignature")
                .respond(params -> "\"" + gathered + "\"")
                .always();
        fake.on("platform.getValidatorsAt")
                .respond(params -> listed(params.contains("\"height\":" + EPOCH_HEIGHT) ? atEpoch : atOthers))
                .always();
        gathered = signed(validators, MESSAGE, 67);
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

    @Test
    void a_node_gathers_signatures_and_the_validators_of_the_epoch_verify_them() {
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

    private WarpAggregation toL1(List<WarpAggregator.Request> asked, int quorum) {
        return WarpAggregation.to(SOURCE.toString(), node, request -> {
                    asked.add(request);
                    return Call.completed(Bytes.fromHex(signed(validators, request.message(), quorum)));
                })
                .height(20);
    }

    @Test
    void any_aggregator_gets_the_subnet_the_height_the_quorum_and_the_justification() throws Exception {
        List<WarpAggregator.Request> asked = new ArrayList<>();
        Bytes justification = Bytes.fromHex("0x55");
        UnsignedWarpMessage fromP = UnsignedWarpMessage.of(NETWORK, Id.EMPTY, Bytes.fromHex("0x03"));
        WarpAggregation aggregation = toL1(asked, 90).quorum(90);

        VerifiedWarpMessage verified =
                aggregation.aggregate(fromP, justification).executeAsync().get(60, TimeUnit.SECONDS);

        assertThat(verified.signedWeight()).isEqualTo(UInt64.of(90));
        assertThat(verified.quorum()).isEqualTo(QuorumFraction.percent(90));
        // what the P-Chain sends to an L1 is signed by the validators of the L1
        assertThat(asked).containsExactly(new WarpAggregator.Request(fromP, Optional.of(justification), L1, 90, 20));
    }

    /** A chain that does not serve the method requires nothing. */
    @Test
    void an_l1_says_whether_the_primary_network_signs_its_messages() {
        UnsignedWarpMessage fromC = UnsignedWarpMessage.of(NETWORK, Id.parse(C_CHAIN), Bytes.fromHex("0x03"));
        String config = "{\"warpConfig\":{\"blockTimestamp\":0,\"requirePrimaryNetworkSigners\":%s}}";
        fake.on("eth_getActivePrecompilesAt").respond(config.formatted(true));
        fake.on("eth_getActivePrecompilesAt").respond(config.formatted(false));
        fake.on("eth_getActivePrecompilesAt").respond("{}");
        fake.on("eth_getActivePrecompilesAt").respondError(-32601, "the method does not exist/is not available");
        List<WarpAggregator.Request> asked = new ArrayList<>();
        WarpAggregation toL1 = toL1(asked, 67);

        for (int i = 0; i < 4; i++) {
            toL1.aggregate(fromC).execute();
        }
        toL1.requirePrimaryNetworkSigners(true).aggregate(fromC).execute();

        assertThat(asked)
                .extracting(WarpAggregator.Request::signingSubnet)
                .containsExactly(Id.PRIMARY_NETWORK, L1, L1, L1, Id.PRIMARY_NETWORK);
        assertThat(fake.receivedCount("eth_getActivePrecompilesAt")).isEqualTo(4);
    }

    @Test
    void a_message_is_fetched_by_its_id() {
        fake.on("warp_getMessage").respond("\"" + MESSAGE.bytes().toHex() + "\"");

        VerifiedWarpMessage verified =
                toC.aggregate(SOURCE.toString(), MESSAGE.id()).execute();

        assertThat(verified.message().id()).isEqualTo(MESSAGE.id());
    }

    /** Two validators have left between the epoch's height and the height at which the node numbered the signers. */
    @Test
    void signers_that_a_node_numbered_at_its_own_height_are_numbered_again_for_the_epoch() {
        atEpoch = FakeValidators.of(10, 40, 20, 30, 15, 25);
        fake.on("platform.getHeight").respond("{\"height\":\"30\"}");
        String byNode = signed(validators, MESSAGE, 100);
        gathered = byNode;

        VerifiedWarpMessage verified = toC.quorum(70).aggregate(MESSAGE).execute();

        assertThat(verified.signedWeight()).isEqualTo(UInt64.of(100));
        assertThat(verified.totalWeight()).isEqualTo(UInt64.of(140));
        assertThat(verified.message().bytes()).isNotEqualTo(Bytes.fromHex(byNode));
        assertThat(verified.message().signature())
                .isEqualTo(WarpMessage.parse(Bytes.fromHex(byNode)).signature());
    }

    private static String listed(FakeValidators signers) {
        return signers.validators().stream()
                .map(signer -> "\"" + signer.nodeId() + "\":{\"publicKey\":\"0x" + signer.publicKey()
                        + "\",\"weight\":\"" + signer.weight() + "\"}")
                .collect(Collectors.joining(",", "{", "}"));
    }

    private ReceivedRequest received(String method) {
        List<ReceivedRequest> all = fake.received().stream()
                .filter(request -> request.rpcMethods().contains(method))
                .toList();
        assertThat(all).hasSize(1);
        return all.get(0);
    }

    private static void isTooFew(Call<?> call, String detail) {
        assertThatThrownBy(call::execute).isInstanceOfSatisfying(WarpRejectedException.class, e -> {
            assertThat(e.reason()).isEqualTo(RejectedWarpMessage.Reason.INSUFFICIENT_WEIGHT);
            assertThat(e.detail())
                    .contains(detail)
                    .endsWith("; the validators are those of subnet " + L1 + " at P-Chain height " + EPOCH_HEIGHT);
            assertThat(e.isTransient()).isTrue();
        });
    }

    private String nodeIds(int... places) {
        return IntStream.of(places)
                .mapToObj(place -> validators.validators().get(place).nodeId())
                .toList()
                .toString();
    }

    /** A node returns what it has when its time is up, and a message without signers if it has nothing. */
    @Test
    void a_message_that_fewer_signed_than_asked_names_those_who_did_not() {
        gathered = signed(validators, MESSAGE, 40);
        isTooFew(
                toC.aggregate(MESSAGE),
                "weight 40 of 100 signed, the quorum is 67/100; did not sign: " + nodeIds(0, 2, 3));

        gathered = WarpMessage.withoutSigners(MESSAGE).bytes().toHex();
        isTooFew(
                toC.aggregate(MESSAGE),
                "weight 0 of 100 signed, the quorum is 67/100; did not sign: " + nodeIds(0, 1, 2, 3));
    }

    /** The text of an aggregator's service, ../shared/wire/data.md 2.3. */
    private static ApiException failed(int status, String error) {
        String body = "{\"error\":\"" + error + "\"}";
        return ApiException.of(
                error,
                status,
                said -> said.endpoint("aggregator").errorName(error).body(body));
    }

    private static ApiException noQuorum() {
        return failed(500, "failed to aggregate signatures. error: failed to collect a threshold of signatures");
    }

    private Call<Bytes> ofThoseOnline(WarpAggregator.Request request) {
        String hex = request.message().bytes().toHex().substring(2);
        String signed = validators.sign(hex, request.quorumPercent());
        return signed == null ? Call.failed(noQuorum()) : Call.completed(Bytes.fromHex(signed));
    }

    @Test
    void an_aggregator_that_reaches_no_quorum_is_asked_for_lower_ones_to_name_those_who_did_not_sign() {
        validators.offline(List.of(1));
        List<Integer> quorums = new ArrayList<>();
        WarpAggregation aggregation = WarpAggregation.to("C", node, request -> {
            quorums.add(request.quorumPercent());
            return ofThoseOnline(request);
        });

        isTooFew(
                aggregation.aggregate(MESSAGE),
                "weight 60 of 100 signed, the quorum is 67/100; did not sign: " + nodeIds(1));
        assertThatThrownBy(() -> aggregation.aggregate(MESSAGE).execute())
                .hasCauseInstanceOf(ApiException.ServerError.class);

        assertThat(quorums).startsWith(67, 34, 51, 59, 63, 61, 60, 67);
        validators.offline(List.of(0, 1, 2, 3));
        isTooFew(aggregation.aggregate(MESSAGE), "weight 0 of 100 signed");
    }

    @Test
    void the_search_for_those_who_did_not_sign_takes_half_of_the_remaining_time() {
        AtomicInteger asked = new AtomicInteger();
        WarpAggregation aggregation = WarpAggregation.to(
                "C",
                node,
                request -> Sequence.repeat(
                        Duration.ofSeconds(20),
                        () -> asked.incrementAndGet() % 2 == 1
                                ? Call.completed(Optional.empty())
                                : Call.failed(noQuorum())));

        isTooFew(aggregation.aggregate(MESSAGE).timeout(Duration.ofSeconds(100)), "weight 0 of 100 signed");

        assertThat(asked)
                .as("two requests that wait once, and a third one that has to end")
                .hasValue(5);
    }

    @Test
    void an_interrupt_ends_the_search_for_those_who_did_not_sign() {
        AtomicInteger asked = new AtomicInteger();
        WarpAggregation aggregation = WarpAggregation.to("C", node, request -> {
            if (asked.incrementAndGet() == 2) {
                Thread.currentThread().interrupt();
            }
            return node.info().getNodeVersion().then(version -> Call.failed(noQuorum()));
        });

        assertThatThrownBy(() -> aggregation.aggregate(MESSAGE).execute())
                .isInstanceOfSatisfying(
                        ConnectionException.class,
                        e -> assertThat(e.interrupted()).isTrue());

        assertThat(Thread.interrupted()).as("the flag, which is cleared").isTrue();
        assertThat(asked).hasValue(2);
    }

    @Test
    void a_failure_of_other_code_ends_the_search_for_those_who_did_not_sign() {
        AtomicInteger asked = new AtomicInteger();
        WarpAggregation aggregation = WarpAggregation.to("C", node, request -> {
            if (asked.incrementAndGet() == 2) {
                throw new IllegalStateException("the client is closed");
            }
            return Call.failed(noQuorum());
        });

        assertThatThrownBy(() -> aggregation.aggregate(MESSAGE).execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the client is closed");
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 401, 403, 404, 429, 500, 502, 503})
    void any_other_failure_of_an_aggregator_is_reported_as_it_is(int status) {
        AtomicInteger asked = new AtomicInteger();
        ApiException failure = failed(status, "source blockchain not found for chain ID");
        WarpAggregation aggregation = WarpAggregation.to("C", node, request -> {
            asked.incrementAndGet();
            return Call.failed(failure);
        });

        assertThatThrownBy(() -> aggregation.aggregate(MESSAGE).execute()).isSameAs(failure);

        assertThat(asked).hasValue(1);
    }

    @Test
    void options_reach_each_request_and_the_response_has_the_sum_of_attempts() {
        ApiResponse<VerifiedWarpMessage> response =
                toC.aggregate(MESSAGE).header("x-team", "bridge").withResponse().execute();

        assertThat(fake.received())
                .hasSize(7)
                .allSatisfy(request -> assertThat(request.header("x-team")).contains("bridge"));
        assertThat(response.attempts()).isEqualTo(7);
        assertThat(response.elapsed()).isPositive();
        assertThat(response.headers().first("content-type")).isPresent();
    }

    @Test
    void the_number_of_retries_is_that_of_each_request() {
        fake.on("info.getNetworkID")
                .respondStatus(502, "text/plain", "bad gateway")
                .always();

        assertThatThrownBy(() -> toC.aggregate(MESSAGE).retries(0).execute()).isInstanceOf(AvalancheException.class);
        assertThat(fake.receivedCount("info.getNetworkID")).isEqualTo(1);
        assertThatThrownBy(() -> toC.aggregate(MESSAGE).retries(3).execute()).isInstanceOf(AvalancheException.class);
        assertThat(fake.receivedCount("info.getNetworkID")).isEqualTo(5);
    }

    /** As before Granite: epoch 0 in the node's source (acp181), an error of one that knows no epochs. */
    @Test
    void before_the_first_epoch_the_validators_are_those_of_the_next_block() {
        fake.on("proposervm.getCurrentEpoch").respond("{\"number\":\"0\",\"startTime\":\"0\",\"pChainHeight\":\"0\"}");
        fake.on("proposervm.getCurrentEpoch").respondError(-32000, "couldn't get current epoch");

        for (int i = 0; i < 2; i++) {
            assertThat(toC.aggregate(MESSAGE).execute().signedWeight()).isEqualTo(UInt64.of(70));
        }

        // what the recorded node says is the height in the next block of the C-Chain
        assertThat(received("platform.getValidatorsAt").params().orElseThrow()).contains("\"height\":21");
        assertThat(fake.receivedCount("proposervm.getProposedHeight")).isEqualTo(2);
    }

    @Test
    void a_signed_message_is_verified_by_the_validators_of_now() {
        atOthers = FakeValidators.of(1, 1, 1, 1);
        WarpMessage signed = WarpMessage.parse(Bytes.fromHex(signed(validators, MESSAGE, 67)));
        assertThat(toC.verify(signed).execute().isVerified()).isTrue();
        assertThat(Vectors.reason(toC.quorum(71).verify(signed).execute()))
                .contains(RejectedWarpMessage.Reason.INSUFFICIENT_WEIGHT);

        assertThat(toC.height(18).verify(signed).execute().isVerified()).isFalse();
    }

    @Test
    void another_message_than_the_one_that_was_asked_for_is_an_error() {
        UnsignedWarpMessage other = UnsignedWarpMessage.of(NETWORK, SOURCE, Bytes.fromHex("0x09"));
        gathered = signed(validators, other, 67);

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
        assertThatThrownBy(() -> WarpAggregation.throughNode(" ", node)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> toC.quorum(0)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> toC.height(-1)).isInstanceOf(InvalidRequestException.class);
    }
}
