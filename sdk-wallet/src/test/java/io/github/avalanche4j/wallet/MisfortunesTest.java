package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nodes that drop, refuse and lag, strangers with the same key, signers that fail: paid once, and nothing is locked for good. */
@Timeout(60)
class MisfortunesTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";
    private static final Duration SOON = Duration.ofMillis(1500);
    private static final Duration LATER = Duration.ofMinutes(5);

    private final FakeLedger ledger = fake.ledger();
    private final PaymentStore store = PaymentStore.inMemory();

    @BeforeEach
    void randomize() {
        clock.randomize(1);
    }

    private static Call<IssuedTx> pay(Wallet wallet, Chain chain) {
        return wallet.pay(NAME, payment(wallet, chain));
    }

    private static Id unconfirmed(Call<?> call) {
        Object end = ended(call.timeout(SOON));
        assertThat(end).isInstanceOf(TxUnconfirmedException.class);
        assertThat((AvalancheException) end).matches(AvalancheException::isTransient);
        return ((TxUnconfirmedException) end).txId();
    }

    /** One by one, the steps to the first fee would take seconds. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void the_next_transaction_is_dearer_though_prices_have_fallen(Chain chain) {
        fund(chain, 3);
        ledger.gasPrice(10_000).txFee(200_000_000).baseFee(BigInteger.valueOf(10_000_000_000_000L));
        ledger.dropNext("gone", 1_000_000);
        Wallet wallet = newWallet(store);
        unconfirmed(pay(wallet, chain));
        ledger.gasPrice(1).txFee(1_000_000).baseFee(BigInteger.valueOf(25_000_000_000L));

        IssuedTx paid = pay(wallet, chain).timeout(LATER).execute();

        assertThat(paid.fee()).isGreaterThan(NAvax.ofAvax(chain == Chain.P ? "0.01" : "0.1"));
        assertPaid(chain, 3, List.of(paid));
    }

    /** The C-Chain lets a dearer export take the place of one that waits. */
    @Test
    void an_export_that_waits_at_too_low_a_price_is_outbid() {
        fund(Chain.C, 3);
        ledger.baseFee(BigInteger.valueOf(25_000_000_000L)).hold();
        Wallet wallet = newWallet(store);
        Id cheap = unconfirmed(pay(wallet, Chain.C));
        ledger.baseFee(BigInteger.valueOf(250_000_000_000L));
        AtomicBoolean isFirst = new AtomicBoolean(true);
        network.faults(method -> {
            if (method.equals(issueTx(Chain.C)) && !isFirst.getAndSet(false)) {
                ledger.release();
            }
            return null;
        });

        IssuedTx paid = pay(wallet, Chain.C).timeout(LATER).execute();

        assertThat(paid.id()).isNotEqualTo(cheap);
        assertPaid(Chain.C, 3, List.of(paid));
    }

    @ParameterizedTest
    @CsvSource({"P,false", "X,false", "C,false", "C,true"})
    void a_dropped_payment_that_is_accepted_later_is_received_once(Chain chain, boolean isHelicon) {
        if (isHelicon) {
            ledger.helicon();
        }
        fund(chain, 3);
        ledger.dropNext("gone", 70);

        assertPaid(chain, 3, List.of(pay(newWallet(store), chain).timeout(LATER).execute()));
    }

    /** Otherwise the first one could be accepted beside the last. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "C,false", "C,true"})
    void of_a_payment_and_its_many_replacements_one_is_accepted(Chain chain, boolean isNewProcess) {
        fund(chain, 3);
        Wallet wallet = newWallet(store);
        network.faults(method -> {
            if (method.equals(issueTx(chain))) {
                ledger.dropNext("", 1_000_000);
            }
            return null;
        });
        for (int run = 0; run < 3; run++) {
            ledger.baseFee(
                    BigInteger.valueOf(25_000_000_000L << 2 * run)); // a pool of the C-Chain shows what it dropped
            assertThat(ended(pay(wallet, chain).timeout(Duration.ofSeconds(20))))
                    .isInstanceOf(AvalancheException.class);
        }
        assertThat(ForwardingStore.sent(store.unfinished().get(0))).hasSizeGreaterThan(2);
        network.faults(method -> null);
        ledger.release(); // the first is accepted
        String first = ledger.accepted().get(0);

        IssuedTx paid = pay(isNewProcess ? newWallet(store) : wallet, chain)
                .timeout(LATER)
                .execute();

        assertThat(paid.id()).hasToString(first);
        assertPaid(chain, 3, List.of(paid));
    }

    /** A node may refuse for hours, and a call may have a deadline of days. */
    @Test
    void the_stack_of_the_calling_thread_does_not_grow_with_refusals() {
        fund(Chain.P, 1);
        fake.on("platform.issueTx")
                .respondError(-32000, "couldn't issue tx: insufficient funds: provided UTXOs need 1 more units")
                .times(9);
        List<Integer> depths = new ArrayList<>();
        Signer measuring = Signer.blocking(signer.publicKey(), hash -> {
            depths.add(Thread.currentThread().getStackTrace().length);
            return signer.sign(hash).toCompletableFuture().join();
        });
        Wallet wallet = wallet(node, options -> {}, measuring);

        IssuedTx paid = pay(wallet, Chain.P).timeout(LATER).execute();

        assertThat(depths.subList(1, 10)).containsOnly(depths.get(1)).isNotEmpty();
        assertThat(depths).hasSize(10);
        assertPaid(Chain.P, 1, List.of(paid));
    }

    @ParameterizedTest
    @CsvSource({
        "P,failed to read consumed UTXO 1 due to: not found",
        "P,tx conflicts with other tx",
        "X,failed to verify transfer: failed to get utxo 1: not found",
        "C,nonce mismatch: address 0x19E7 has nonce 1 but needs 0",
        "C,conflict present"
    })
    void a_refusal_that_another_transaction_may_mend_is_followed_by_one(Chain chain, String text) {
        fund(chain, 2);
        ledger.refuseNext("couldn't issue tx: " + text);

        IssuedTx paid = pay(newWallet(store), chain).execute();

        assertPaid(chain, 2, List.of(paid));
    }

    /** With a stranger's wallet of the same key, a name's inputs may go at any time. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true", "C,false", "C,true"})
    void a_name_whose_anchor_a_stranger_spent_begins_again(Chain chain, boolean isNewProcess) {
        fund(chain, 3);
        Wallet first = newWallet(store);
        assertNotReceived(chain, pay(first, chain));
        Wallet stranger = newWallet();
        IssuedTx theirs = stranger.pay(payment(stranger, chain, THIRD)).execute();

        IssuedTx paid = pay(isNewProcess ? newWallet(store) : first, chain).execute();

        assertPaid(chain, 3, List.of(theirs, paid));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_name_whose_anchor_a_stranger_spent_begins_again_in_runs_of_twelve_polls(Chain chain) {
        fund(chain, 3);
        assertNotReceived(chain, pay(newWallet(store), chain));
        Wallet stranger = newWallet();
        IssuedTx theirs = stranger.pay(payment(stranger, chain, THIRD)).execute();

        Optional<IssuedTx> paid = Optional.empty();
        for (int run = 0; run < 4 && paid.isEmpty(); run++) {
            try {
                paid = Optional.of(pay(newWallet(store), chain)
                        .timeout(Duration.ofMillis(1_200))
                        .execute());
            } catch (AvalancheException e) {
                assertThat(e.isTransient()).isTrue();
            }
        }

        assertPaid(chain, 3, List.of(theirs, paid.orElseThrow()));
    }

    /** The node repeats why it refused these bytes, although that has passed. */
    @ParameterizedTest
    @CsvSource({"P,tx exceeds current gas capacity", "X,tx exceeds current gas capacity", "X,any other reason"})
    void a_payment_whose_refusal_was_lost_is_paid_in_runs_of_twelve_polls(Chain chain, String reason) {
        fund(chain, 3);
        ledger.refuseNext(reason);
        network.next(issueTx(chain), Fault.RESPONSE_LOST);
        assertThatThrownBy(() -> pay(newWallet(store), chain)
                        .timeout(Duration.ofMillis(100))
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class);

        Optional<IssuedTx> paid = Optional.empty();
        for (int run = 0; run < 4 && paid.isEmpty(); run++) {
            try {
                paid = Optional.of(pay(newWallet(store), chain)
                        .timeout(Duration.ofMillis(1_200))
                        .execute());
            } catch (AvalancheException e) {
                assertThat(e.isTransient()).isTrue();
            }
        }

        assertPaid(chain, 3, List.of(paid.orElseThrow()));
    }

    /** Another process sees the payment accepted while this one saves that a node has refused it. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_payment_that_another_process_ends_after_a_refusal_is_that_one(Chain chain) {
        fund(chain, 3);
        ledger.dropNext("the mempool was full", 100_000);
        assertNotReceived(chain, pay(newWallet(store), chain).timeout(Duration.ofMillis(100)));
        List<IssuedTx> theirs = new ArrayList<>();
        PaymentStore ended = new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                ledger.release();
                theirs.add(pay(newWallet(store), chain).execute());
                return super.save(before, after);
            }
        };

        IssuedTx paid = pay(newWallet(ended), chain).execute();

        assertThat(theirs).extracting(IssuedTx::id).contains(paid.id());
        assertPaid(chain, 3, List.of(paid));
    }

    /** Its first arrival was dropped by this node and not by another, and its second was refused for that. */
    @ParameterizedTest
    @CsvSource({"P,0", "X,0", "X,2"})
    void a_refused_payment_that_is_accepted_all_the_same_is_not_paid_again(Chain chain, int lag) {
        fund(chain, 3);
        ledger.dropNext("the mempool was full", 100_000);
        network.next(issueTx(chain), Fault.TWICE);
        Wallet wallet = newWallet(store);
        assertThatThrownBy(() -> pay(wallet, chain).execute())
                .isInstanceOf(TxRefusedException.class)
                .hasMessageContaining("the mempool was full");
        ledger.lag(lag).release();

        assertPaid(chain, 3, List.of(pay(newWallet(store), chain).timeout(LATER).execute()));
        assertThat(store.unfinished()).isEmpty();
    }

    /** UTXOs come from another node, which does not lag. */
    @Test
    void a_payment_is_not_paid_again_while_status_and_blocks_lag() {
        fund(Chain.P, 3);
        Wallet wallet = newWallet(store);
        network.next(issueTx(Chain.P), Fault.TWICE);
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").times(60);
        fake.on("platform.getHeight").respond("{\"height\":\"1\"}").times(2);

        assertPaid(Chain.P, 3, List.of(pay(wallet, Chain.P).timeout(LATER).execute()));
    }

    /** Its change is not of this wallet, so no lookup shows that it is accepted. */
    @Test
    void a_payment_without_change_is_not_paid_again_while_status_and_blocks_lag() {
        fund(Chain.P, 3);
        OutputOwners cold = new OutputOwners(Instant.EPOCH, 1, List.of(OTHER.address("P", Network.LOCAL)));
        Wallet wallet = newWallet(options -> options.store(store).change(cold));
        network.next(issueTx(Chain.P), Fault.TWICE);
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").times(60);
        fake.on("platform.getHeight").respond("{\"height\":\"1\"}").times(3);

        IssuedTx paid = pay(wallet, Chain.P).timeout(LATER).execute();

        assertThat(ledger.accepted()).containsExactly(paid.id().toString());
    }

    @Test
    void a_payment_whose_replacement_is_too_dear_waits_for_the_first_one() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet(options -> options.store(store).maxFee(NAvax.ofAvax("0.01")));
        ledger.dropNext("the mempool was full", 1_000_000);
        Id sent = unconfirmed(pay(wallet, Chain.P));
        ledger.gasPrice(100_000);

        assertThatThrownBy(() -> pay(wallet, Chain.P).timeout(LATER).execute())
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class, e -> assertThat(e.txId()).isEqualTo(sent))
                .hasMessageContaining("maxFee")
                .hasMessageNotContaining("nothing was sent");

        ledger.gasPrice(1).release();
        assertPaid(Chain.P, 2, List.of(pay(wallet, Chain.P).execute()));
    }

    @Test
    void a_signer_that_fails_leaves_a_payment_as_it_was() {
        fund(Chain.P, 2);
        AtomicBoolean isBroken = new AtomicBoolean(true);
        Signer breaking = Signer.blocking(signer.publicKey(), hash -> {
            if (isBroken.get()) {
                throw new IllegalStateException("the device is off");
            }
            return signer.sign(hash).toCompletableFuture().join();
        });
        Wallet wallet = wallet(node, options -> options.store(store), breaking);
        assertThatThrownBy(() -> pay(wallet, Chain.P).execute()).hasMessageContaining("the device is off");
        assertThat(store.load(NAME)).isEmpty();
        assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
        isBroken.set(false);

        assertPaid(Chain.P, 2, List.of(pay(wallet, Chain.P).execute()));
    }

    @Test
    void a_name_for_which_no_time_was_left_is_named() {
        fund(Chain.P, 4);
        ledger.dropNext("the mempool was full", 1_000_000);
        Wallet before = newWallet(store);
        unconfirmed(before.pay("a", payment(before, Chain.P)));
        AtomicInteger loads = new AtomicInteger();
        Wallet next = newWallet(new ForwardingStore(store) {
            @Override
            public List<PaymentRecord> unfinished() {
                if (loads.getAndIncrement() == 0) {
                    clock.pass(Duration.ofSeconds(990)); // what is left is longer than a busy machine stalls
                }
                return super.unfinished();
            }
        });

        Map<String, RuntimeException> failures =
                next.resume().timeout(Duration.ofSeconds(1000)).execute();

        assertThat(failures).containsOnlyKeys("a");
    }

    /** A refusal of bytes that another process has sent proves nothing: a node may have them. */
    @Test
    void a_process_whose_transaction_was_not_saved_does_not_take_the_other_one_for_its_own() {
        fund(Chain.P, 2);
        ledger.hold();
        List<Id> theirs = new ArrayList<>();
        PaymentStore later = new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (theirs.isEmpty()) {
                    theirs.add(unconfirmed(pay(newWallet(store), Chain.P)));
                    fake.on("platform.issueTx")
                            .respondError(-32000, "an error of a gateway")
                            .times(1);
                }
                return super.save(before, after);
            }
        };
        AtomicInteger polls = new AtomicInteger();
        network.faults(method -> {
            if (!theirs.isEmpty() && method.equals(status(Chain.P)) && polls.incrementAndGet() == 60) {
                ledger.release();
            }
            return null;
        });

        IssuedTx paid = pay(newWallet(later), Chain.P).timeout(LATER).execute();

        assertThat(theirs).containsExactly(paid.id());
        assertPaid(Chain.P, 2, List.of(paid));
    }

    /** Nothing is added to its record but a cancellation. */
    @Test
    void a_payment_of_a_hundred_transactions_says_that_it_has_to_be_cancelled() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet(store);
        assertNotReceived(Chain.P, pay(wallet, Chain.P));
        fillRecord();
        refuseEach("insufficient funds: provided UTXOs need 1 more units");

        assertThatThrownBy(() -> pay(wallet, Chain.P).execute())
                .isInstanceOf(TxUnconfirmedException.class)
                .hasMessageContaining("cancel it, and pay under another name");

        fake.clearScripts();
        refuseTheDeprecatedStatus();
        assertThat(wallet.cancel(NAME).execute()).isEmpty();
    }

    /** A hundred times its transactions. */
    private void fillRecord() {
        PaymentRecord one = store.load(NAME).orElseThrow();
        String txs = one.state().substring(one.state().lastIndexOf(' ') + 1);
        String full = one.state() + ("," + txs).repeat(99);
        assertThat(store.save(Optional.of(one), new PaymentRecord(NAME, one.purpose(), full, false)))
                .isTrue();
    }

    /** What is exported cannot be cancelled. */
    @Test
    void a_move_of_a_hundred_imports_imports_by_another_one() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet(store);
        network.next(issueTx(Chain.X), Fault.KILLED_BEFORE);
        Call<IssuedTx> moving = wallet.move(NAME, Chain.P, Chain.X, AMOUNT);
        assertThatThrownBy(moving::execute).isInstanceOf(TxUnconfirmedException.class);
        fillRecord();
        ledger.txFee(2_000_000);

        assertThat(moving.execute()).isNotNull();

        assertThat(ledger.accepted()).hasSize(2);
    }

    @Test
    void a_closed_client_is_reported_though_a_payment_is_in_doubt() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet(store);
        ledger.hold();
        unconfirmed(pay(wallet, Chain.P));
        node.close();

        for (Call<?> closed : List.of(pay(wallet, Chain.P), wallet.cancel(NAME), wallet.resume())) {
            assertThatThrownBy(closed::execute)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageEndingWith("is closed; make a new one");
        }
    }

    /** The client ends while the payment is polled, or while the search for another spender reads blocks. */
    @ParameterizedTest
    @ValueSource(strings = {"platform.getTxStatus", "platform.getBlockByHeight"})
    void a_payment_whose_client_is_closed_after_it_was_sent_names_its_transaction(String during) {
        fund(Chain.P, 2);
        ledger.dropNext("the mempool was full", 1_000_000);
        AtomicBoolean isSent = new AtomicBoolean();
        network.faults(method -> {
            if (method.equals(issueTx(Chain.P))) {
                isSent.set(true);
            } else if (isSent.get() && method.equals(during)) {
                node.close();
            }
            return null;
        });

        assertThatThrownBy(() -> pay(newWallet(store), Chain.P).execute())
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class,
                        e -> assertThat(ForwardingStore.sent(store.load(NAME).orElseThrow()))
                                .containsExactly(e.txId().toString()));
    }

    /** Such as the pool of a database, which a service closes after its clients. */
    @Test
    void a_payment_whose_client_is_closed_and_whose_store_fails_names_its_transaction() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet(new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (after.isFinished()) {
                    node.close();
                    throw new IllegalStateException("the pool is closed");
                }
                return super.save(before, after);
            }
        });

        assertThatThrownBy(() -> pay(wallet, Chain.P).execute())
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class,
                        e -> assertThat(ledger.accepted())
                                .containsExactly(e.txId().toString()))
                .hasMessageContaining("the pool is closed");
    }

    @Test
    void a_transaction_whose_client_is_closed_after_it_was_sent_is_named() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet(store);
        SignedTx signed =
                wallet.sign(wallet.build(payment(wallet, Chain.P)).execute()).execute();
        ledger.hold();
        AtomicBoolean isSent = new AtomicBoolean();
        network.faults(method -> {
            if (isSent.get() && method.equals(status(Chain.P))) {
                node.close();
            }
            isSent.compareAndSet(false, method.equals(issueTx(Chain.P)));
            return null;
        });

        assertThatThrownBy(() -> wallet.send(signed).execute())
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class, e -> assertThat(e.txId()).isEqualTo(signed.id()));
    }

    /** More time helps, or the end of the other one. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_name_that_waits_for_another_one_says_so_at_the_deadline(Chain chain) {
        fund(chain, 1);
        Wallet wallet = newWallet(store);
        ledger.hold();
        unconfirmed(wallet.pay("n1", payment(wallet, chain)));

        assertThat(ended(wallet.pay("n2", payment(wallet, chain)).timeout(SOON)))
                .isInstanceOfSatisfying(
                        InsufficientFundsException.class,
                        e -> assertThat(e)
                                .matches(AvalancheException::isTransient)
                                .hasMessageContaining("by 1 of this wallet's transactions"));
    }

    /** Its input costs more than it has, so the other account would pay alone, beside what may be accepted. */
    @Test
    void an_export_whose_account_is_too_poor_for_the_fee_waits_for_lower_prices() {
        Signer rich = LocalSigner.of(PrivateKey.parse("55".repeat(32)));
        ledger.fundEvm(
                signer.publicKey().evmAddress().toString(),
                NAvax.ofAvax("0.001").toWei());
        ledger.fundEvm(
                rich.publicKey().evmAddress().toString(), NAvax.ofAvax("100").toWei());
        Wallet wallet = wallet(node, options -> options.store(store).maxFee(NAvax.ofAvax("50")), signer, rich);
        TxRequest request = wallet.c().exportTo(Chain.P, NAvax.of(1000), OTHER.address("P", Network.LOCAL));
        assertNotReceived(Chain.C, wallet.pay(NAME, request));
        ledger.baseFee(BigInteger.valueOf(2_000_000_000_000L));

        for (Call<?> call : List.of(wallet.pay(NAME, request), wallet.cancel(NAME))) {
            assertThatThrownBy(call::execute)
                    .isInstanceOf(TxUnconfirmedException.class)
                    .hasMessageNotContaining("does not spend");
        }
        ledger.baseFee(BigInteger.valueOf(25_000_000_000L));

        assertThat(wallet.cancel(NAME).timeout(LATER).execute()).isEmpty();
        assertThat(ledger.accepted()).hasSize(1);
    }

    @Test
    void a_payment_after_a_full_block_is_paid() {
        fund(Chain.P, 1);
        ledger.capacity(0);

        assertPaid(Chain.P, 1, List.of(pay(newWallet(store), Chain.P).execute()));
    }

    /** No block can have it any more, so it is only the request that can go on, or be cancelled. */
    @Test
    void a_stake_whose_period_is_over_holds_nothing_once_a_node_has_refused_it() {
        Instant start = Instant.parse("2026-01-01T00:00:00Z");
        ledger.time(start);
        fund(30_000_000_000L);
        Wallet wallet = newWallet(store);
        Call<IssuedTx> staking = wallet.pay(
                NAME,
                wallet.p()
                        .delegate(d -> d.node(NodeId.of(Bytes.of(new byte[20])))
                                .end(start.plus(Duration.ofHours(25)))
                                .stake(NAvax.ofAvax("25"))
                                .rewardsOwner(ours(Chain.P))));
        assertNotReceived(Chain.P, staking);
        ledger.time(start.plus(Duration.ofHours(26)));
        fake.on("platform.issueTx")
                .respondError(-32000, "couldn't issue tx: staking period is too short")
                .always();

        assertThatThrownBy(staking::execute)
                .isInstanceOfSatisfying(
                        TxRefusedException.class,
                        e -> assertThat(e.reason()).isEqualTo(TxRefusedException.Reason.STAKING));

        assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
        fake.clearScripts();
        assertThat(wallet.cancel(NAME).execute()).isEmpty();
        assertThatThrownBy(staking::execute).isInstanceOf(InvalidRequestException.class);
    }
}
