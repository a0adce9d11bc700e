package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.l1.icm.AccountSender;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The transactions to the L1's chain: who sends them, to which contract, and that they are sent once. */
class SenderTest extends WorldTestBase {
    private static final EvmAddress OTHER = EvmAddress.parse("0x" + "11".repeat(20));

    private L1Manager withoutSender() {
        return world.withoutSender(world.contract());
    }

    @Test
    void an_operation_without_a_sender_says_so_when_it_comes_to_a_transaction() {
        Id id = registered();
        L1Operation completing = World.until(Stage.ACCEPTED, world.manager().changeWeight(id, 30));
        L1Manager l1 = withoutSender();

        for (L1Operation operation : List.of(l1.register(world.newValidator(1, 20, "5")), World.with(l1, completing))) {
            fails(
                    World.complete(operation),
                    Reason.NO_SENDER,
                    "needs a transaction to the L1's chain",
                    "set sender(…) in L1Options");
        }
    }

    @Test
    void a_top_up_needs_no_sender() {
        Id id = registered();

        world.wallet().pay(withoutSender().topUp(id, NAvax.ofAvax("1"))).execute();

        assertThat(world.l1.balances()).isEqualTo(6_000_000_000L);
    }

    private L1Manager manager(EvmAddress manager, EvmAddress target) {
        ManagerContract ours = world.contract();
        return world.manager(
                new ManagerContract(ours.kind(), ours.subnetId(), ours.chainId(), manager, target), world::send);
    }

    @Test
    void an_address_without_a_manager_is_named() {
        EvmAddress manager = EvmAddress.parse(world.l1.managerAddress());
        Id id = registered();
        L1Manager wrong = manager(OTHER, OTHER);
        String none = "there is no validator manager at " + OTHER + " on chain " + world.l1.chainId();

        fails(wrong.changeWeight(id, 30), Reason.WRONG_SUBNET, none, "check the ids and addresses");
        fails(wrong.validationId(World.nodeId(0)), Reason.WRONG_SUBNET, none);
        fails(
                manager(manager, OTHER).changeWeight(id, 30),
                Reason.WRONG_SUBNET,
                "there is no contract at " + OTHER + " on chain " + world.l1.chainId());
        world.fake.on("eth_call").respondError(3, "execution reverted", "\"0x\"");
        fails(world.manager().changeWeight(id, 30), Reason.WRONG_SUBNET, "there is no validator manager at " + manager);
    }

    @Test
    void a_process_that_dies_while_its_transaction_is_in_the_pool_does_not_send_another() {
        Id id = registered();
        L1Operation requesting =
                World.next(world.manager().changeWeight(id, 30)).execute();
        int sent = world.sent;
        world.l1.hold();
        fails(World.with(world.manager(), requesting), Reason.PENDING, "has had no effect yet");

        L1Operation later = World.with(world.manager(), requesting);
        fails(later, Reason.PENDING, "account " + World.OWNER + " has sent transactions that are in no block yet");
        world.l1.release();
        finish(later);

        assertThat(world.sent).isEqualTo(sent + 2); // the request and the completion
    }

    /** As a transaction that was dropped, or whose nonce another one has used. */
    @Test
    void a_transaction_that_is_in_no_block_and_in_no_pool_is_sent_again() {
        Id id = registered();
        int sent = world.sent;
        L1Manager l1 = world.manager(
                world.contract(),
                call -> world.sent++ == sent
                        ? CompletableFuture.completedFuture(EvmHash.parse("0x" + "22".repeat(32)))
                        : world.send(call));

        finish(l1.changeWeight(id, 30));

        assertThat(world.l1.weightsInManager()).containsValue(30L);
    }

    /** Each reads its nonce before the transaction of another one is in a block. */
    @ParameterizedTest
    @ValueSource(strings = {"nonce too low: next nonce 1, tx nonce 0", "replacement transaction underpriced"})
    void operations_that_are_resumed_at_the_same_time_share_an_account(String refusal) {
        AccountSender account =
                AccountSender.of(world.node.evm(world.l1.chainId()), world.signer, BigInteger.valueOf(1_000_000));
        Queue<EvmCall> calls = new ConcurrentLinkedQueue<>();
        L1Manager l1 = L1Manager.of(
                world.wallet(),
                world.node,
                world.aggregator,
                world.contract(),
                options -> options.sender(account.address(), call -> {
                    calls.add(call);
                    return account.send(call);
                }));
        world.fake
                .on("eth_estimateGas")
                .respondError(-32000, "the node is overloaded")
                .times(4);
        for (int i = 0; i < 4; i++) {
            world.ledger.fund(world.ours.toString(), World.FUNDS);
            Call<L1Operation> begun = l1.complete("validator-" + i, l1.register(world.newValidator(i, 20, "5")));
            assertThatThrownBy(begun::execute).hasMessageContaining("overloaded");
        }
        world.fake
                .on("eth_chainId") // which is read after the nonce
                .respond(params -> {
                    world.l1.send("0x", List.of(), BigInteger.ZERO);
                    return "\"0x1869f\"";
                })
                .always();
        world.fake.on("eth_sendRawTransaction").respond(sent -> execute(calls, sent));
        world.fake.on("eth_sendRawTransaction").respondError(-32000, refusal).times(3);
        world.fake
                .on("eth_sendRawTransaction")
                .respond(sent -> execute(calls, sent))
                .always();

        assertThat(l1.resume().timeout(Duration.ofSeconds(20)).execute()).isEmpty();

        assertThat(world.store.unfinished()).isEmpty();
        assertThat(world.l1.weightsInManager()).hasSize(8).isEqualTo(world.l1.weightsOnPChain());
        assertThat(world.sent).isEqualTo(8);
    }

    /** Executes the call whose signed transaction this is. */
    private synchronized String execute(Queue<EvmCall> calls, String sent) {
        EvmCall own = calls.stream()
                .filter(call -> sent.contains(call.data().toHex().substring(2))
                        && call.storageKeys().stream()
                                .allMatch(key -> sent.contains(key.toHex().substring(2))))
                .findFirst()
                .orElseThrow();
        return "\"" + world.send(own).join() + "\"";
    }

    @Test
    void a_transaction_that_is_reverted_because_another_party_was_first_has_its_effect() {
        L1Manager l1 = world.manager(world.contract(), call -> {
            world.l1.hold();
            CompletableFuture<EvmHash> others = world.send(call);
            CompletableFuture<EvmHash> ours = world.send(call);
            world.fake.on("eth_getLogs").respond(params -> {
                world.l1.release();
                return "[]";
            });
            assertThat(ours).isNotEqualTo(others);
            return ours;
        });

        assertThat(World.until(Stage.REQUESTED, l1.register(world.newValidator(1, 20, "5")))
                        .validationId())
                .isPresent();
    }

    @Test
    void a_transaction_that_the_contract_refuses_because_another_party_was_first_has_its_effect() {
        L1Operation requesting =
                World.until(Stage.REQUESTING, world.manager().register(world.newValidator(1, 20, "5")));
        world.fake.on("eth_getLogs").respond(params -> {
            CompletableFuture<EvmHash> unused =
                    world.send(requesting.transaction().orElseThrow());
            return "[]";
        });

        assertThat(World.next(requesting).execute().stage()).isEqualTo(Stage.REQUESTED);
        assertThat(world.sent).isOne();
    }

    /** Its logs may come from another node. */
    @Test
    void a_node_that_has_no_receipt_yet_is_asked_again() {
        L1Manager l1 = world.manager();
        L1Operation requesting = World.until(Stage.REQUESTING, l1.register(world.newValidator(1, 20, "5")));
        CompletableFuture<EvmHash> unused = world.send(requesting.transaction().orElseThrow());
        world.fake.on("eth_getTransactionReceipt").respond("null").times(3);

        L1Operation requested = World.next(requesting).execute();

        assertThat(requested.stage()).isEqualTo(Stage.REQUESTED);
        world.ledger.time(World.NOW.plus(Duration.ofDays(3)));
        world.fake.on("eth_getTransactionReceipt").respond("null").times(3);
        assertThat(World.next(l1.expire(World.nodeId(1))).execute().validationId())
                .isEqualTo(requested.validationId());
    }

    @Test
    void another_transaction_in_the_pool_only_delays_the_request() {
        Id id = registered();
        L1Operation requesting =
                World.next(world.manager().changeWeight(id, 30)).execute();
        world.l1.hold();
        world.l1.send("0x", List.of(), BigInteger.ZERO);
        world.fake.on("eth_getTransactionCount").respondDefault().times(5);
        world.fake.on("eth_getTransactionCount").respond(params -> {
            world.l1.release();
            return "\"0x9\"";
        });

        assertThat(World.next(requesting).execute().stage()).isEqualTo(Stage.REQUESTED);
    }

    @Test
    void a_failure_of_the_read_is_not_a_wrong_address() {
        Id id = registered();
        world.fake.on("eth_call").respondError(-32000, "execution aborted (timeout = 5s)");

        assertThatThrownBy(
                        () -> World.next(world.manager().changeWeight(id, 30)).execute())
                .hasMessageContaining("execution aborted");
    }
}
