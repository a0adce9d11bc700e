package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.internal.call.ApiErrorDecoder;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.aggregator.HostedAggregator;
import io.github.avalanche4j.data.aggregator.SubnetField;
import io.github.avalanche4j.data.internal.access.DataClients;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.SkippingClock;
import io.github.avalanche4j.testing.ErrorFormat;
import io.github.avalanche4j.testing.ReceivedRequest;
import io.github.avalanche4j.wallet.TxUnconfirmedException;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.WalletOptions;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.RecoverableSignature;
import io.github.avalanche4j.wallet.key.Signer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A step is a call like any other: its options, its deadline and its failures. */
class StepCallsTest extends WorldTestBase {
    private static final String AGGREGATE = "/v1/signatureAggregator/fuji/aggregateSignatures";

    @Test
    void options_reach_each_request_and_the_response_has_the_sum_of_attempts() {
        L1Operation planned = world.manager().register(world.newValidator(0, 20, "5"));

        ApiResponse<L1Operation> response = World.complete(planned)
                .header("x-team", "validators")
                .withResponse()
                .execute();

        List<ReceivedRequest> received = Stream.concat(
                        world.fake.received().stream(), world.service.received().stream())
                .toList();
        assertThat(response.value().stage()).isEqualTo(Stage.DONE);
        assertThat(received)
                .hasSizeGreaterThan(30)
                .allSatisfy(request -> assertThat(request.header("x-team")).contains("validators"));
        assertThat(response.attempts()).isEqualTo(received.size());
    }

    @Test
    void an_operation_runs_in_the_background_too() throws Exception {
        Consumer<WalletOptions> options = o -> o.pollInterval(Duration.ofMillis(1));
        try (NodeClient node = NodeClient.create(world.fake.url())) {
            L1Operation planned = world.manager(node, options, world.signer).register(world.newValidator(0, 20, "5"));

            L1Operation done = World.complete(planned).executeAsync().get(60, TimeUnit.SECONDS);

            assertThat(done.stage()).isEqualTo(Stage.DONE);
        }
        assertThat(world.sent).isEqualTo(2);
        assertThat(world.money()).isEqualTo(World.FUNDS);
    }

    /** With the hosted service's usual retries: after 5, 10 and 20 seconds. */
    @ParameterizedTest
    @CsvSource({"400, 1", "401, 1", "403, 1", "404, 1", "429, 4", "500, 4", "503, 4"})
    void a_failure_of_the_aggregator_is_reported_as_it_is_after_the_usual_retries(int status, int requests) {
        L1Operation requested = at(Stage.REQUESTED);
        world.service
                .respondError(AGGREGATE, status, ErrorFormat.MESSAGE, "source blockchain not found")
                .always();
        Transport transport =
                new Transport(world.service.url(), ClientSettings.defaults(), new ApiErrorDecoder(), world.clock);
        L1Manager hosted = L1Manager.of(
                world.wallet(),
                world.node,
                DataClients.AGGREGATOR
                        .of(HostedAggregator.class)
                        .apply(new RestChannel(transport), Network.FUJI, SubnetField.SIGNING_SUBNET_ID),
                world.contract());

        assertThatThrownBy(() -> World.next(World.with(hosted, requested)).execute())
                .isInstanceOfSatisfying(
                        ApiException.class, e -> assertThat(e.status()).isEqualTo(status));

        assertThat(world.service.received()).hasSize(requests);
        transport.close();
    }

    @Test
    void the_deadline_is_that_of_the_client() {
        try (NodeClient hasty = world.clock.node(world.fake.url(), options -> options.timeout(Duration.ofSeconds(2)))) {
            L1Operation requesting = World.with(manager(hasty), at(Stage.REQUESTING));
            world.fake.on("eth_getLogs").respond("[]").always();

            fails(requesting, Reason.PENDING, "has had no effect yet");

            assertThat(world.fake.receivedCount("eth_getLogs")).isLessThan(10); // every 500 ms
        }
    }

    @Test
    void a_step_may_take_longer_than_the_timeout_of_the_client() {
        L1Operation requesting = World.with(world.withoutSender(world.contract()), at(Stage.REQUESTING));
        world.send(requesting.transaction().orElseThrow());
        world.fake.on("eth_estimateGas").respond("\"0x5208\"");
        world.fake.on("eth_getLogs").respond("[]").times(200); // every 500 ms

        L1Operation requested =
                World.next(requesting).timeout(Duration.ofMinutes(10)).execute();

        assertThat(requested.stage()).isEqualTo(Stage.REQUESTED);
    }

    /** Waits for what is done elsewhere end at once, too. */
    private static final class Patient extends SkippingClock {
        @Override
        public boolean await(CompletableFuture<?> future, Duration length) throws InterruptedException {
            sleep(length);
            return future.isDone();
        }
    }

    private L1Manager manager(NodeClient node) {
        return world.manager(node, options -> {}, world.signer);
    }

    @Test
    void a_sender_that_never_completes_is_ended_by_the_deadline() {
        L1Operation requesting = at(Stage.REQUESTING);
        CompletableFuture<EvmHash> sending = new CompletableFuture<>();

        try (NodeClient node = new Patient().node(world.fake.url(), options -> {})) {
            L1Operation step =
                    World.with(world.manager(node, Wallet.of(node, world.signer), call -> sending), requesting);
            fails(step, Reason.PENDING, "the deadline came before the effect on the L1");
        }

        assertThat(sending).isCancelled();
    }

    @Test
    void a_signer_that_never_completes_is_ended_by_the_deadline() {
        L1Operation requested = at(Stage.REQUESTED);
        Signer signer = new Signer() {
            @Override
            public PublicKey publicKey() {
                return world.signer.publicKey();
            }

            @Override
            public CompletableFuture<RecoverableSignature> sign(Bytes hash) {
                return new CompletableFuture<>();
            }
        };

        try (NodeClient node = new Patient().node(world.fake.url(), options -> {})) {
            Call<L1Operation> step = World.next(World.with(world.manager(node, options -> {}, signer), requested));

            assertThatThrownBy(step::execute)
                    .isInstanceOfSatisfying(
                            ConnectionException.class,
                            e -> assertThat(e.timedOut()).isTrue());
        }
    }

    @Test
    void an_interrupted_step_is_run_again_and_sends_once() {
        L1Manager l1 = world.manager(world.contract(), call -> {
            Thread.currentThread().interrupt();
            return world.send(call);
        });
        L1Operation requesting = World.with(l1, at(Stage.REQUESTING));

        assertThatThrownBy(World.next(requesting)::execute)
                .isInstanceOfSatisfying(
                        ConnectionException.class,
                        e -> assertThat(e.interrupted()).isTrue());
        assertThat(Thread.interrupted()).as("the flag, which is cleared").isTrue();
        L1Operation requested = World.next(requesting).execute();

        assertThat(requested.stage()).isEqualTo(Stage.REQUESTED);
        assertThat(world.sent).isEqualTo(1);
    }

    @Test
    void a_step_that_timed_out_is_run_again_and_sends_once() {
        Call<L1Operation> step = World.next(at(Stage.REQUESTING));
        world.fake.on("eth_getLogs").respond("[]").always();
        fails(step, Reason.PENDING, "has had no effect yet");
        world.fake.clearScripts();

        assertThat(step.execute().stage()).isEqualTo(Stage.REQUESTED);

        assertThat(world.sent).isEqualTo(1);
    }

    @Test
    void an_interrupted_payment_is_run_again_and_paid_once() {
        SkippingClock clock = new SkippingClock() {
            private boolean isInterrupted;

            @Override
            public void sleep(Duration length) throws InterruptedException {
                if (!isInterrupted) {
                    isInterrupted = true;
                    world.ledger.release();
                    throw new InterruptedException();
                }
                super.sleep(length);
            }
        };
        L1Operation requested = at(Stage.REQUESTED);
        world.ledger.hold();
        try (NodeClient node = clock.node(world.fake.url(), options -> {})) {
            Call<L1Operation> step = World.next(World.with(manager(node), requested));
            assertThatThrownBy(step::execute)
                    .isInstanceOf(TxUnconfirmedException.class)
                    .hasMessageContaining("was interrupted");
            assertThat(Thread.interrupted()).as("the flag, which is cleared").isTrue();

            assertThat(step.execute().stage()).isEqualTo(Stage.ACCEPTED);
        }

        assertThat(world.ledger.accepted()).hasSize(1);
        assertThat(world.money()).isEqualTo(World.FUNDS);
    }

    @Test
    void each_manager_continues_the_operations_of_its_l1_and_a_name_is_completed_once() {
        ManagerContract ours = world.contract();
        L1Manager other = world.withoutSender(
                new ManagerContract(ours.kind(), ours.chainId(), ours.chainId(), ours.manager(), ours.manager()));
        L1Manager l1 = world.manager();
        Call<L1Operation> registration = l1.complete("validator-1", l1.register(world.newValidator(0, 20, "5")));
        world.fake.on("eth_estimateGas").respondError(-32000, "the node is overloaded");
        assertThatThrownBy(registration::execute).hasMessageContaining("overloaded");
        assertThat(other.resume().execute()).isEmpty();
        assertThat(world.store.unfinished()).hasSize(1);

        assertThat(world.manager().resume().execute()).isEmpty();

        for (int i = 0; i < 2; i++) {
            assertThat(registration.execute().isDone()).isTrue();
        }
        assertThat(world.ledger.accepted()).hasSize(1);
        assertThat(world.sent).isEqualTo(2);
    }
}
