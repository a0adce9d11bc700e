package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.FaultyNetwork.Killed;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Processes that die at each instruction in turn which a store or a node sees; the next one knows the store only. */
@Timeout(600)
class KilledPaymentsTest extends WalletTestBase {
    private static final String OTHERS = "P-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u";
    private static final Duration SOON = Duration.ofSeconds(5);
    private static final boolean IS_LONG = Boolean.getBoolean("long");

    @TempDir
    Path folder;

    private final Crashes crashes = new Crashes();
    private PaymentStore store = PaymentStore.inMemory();

    /** What one process does for a number of names. */
    private interface Work {
        Call<?> of(ByName process, String name);
    }

    /** A process that knows the store only. */
    private ByName process() {
        return ByName.of(node, store, signer);
    }

    /** Does work in some threads of a process that dies; returns whether it did. */
    private boolean dies(int instruction, int threads, Work work) {
        crashes.after(instruction);
        network.faults(method -> crashes.fault());
        try {
            ByName process = ByName.of(node, crashes.store(store), signer);
            atOnce(threads, i -> work.of(process, name(i)).execute());
            return false;
        } catch (Killed | AvalancheException | CompletionException e) {
            assertThat(crashes.isDead()).as("killed, and not %s", e).isTrue();
            return true;
        } finally {
            network.faults(method -> null);
        }
    }

    private static String name(int thread) {
        return "withdrawal " + thread;
    }

    private void start(Chain chain, int coins, boolean isFiles, int instruction) {
        fake.ledger(new FakeLedger());
        fund(chain, coins);
        store = isFiles ? PaymentStore.files(folder.resolve("" + instruction)) : PaymentStore.inMemory();
    }

    /** Some of them only in the long suite. */
    private static int step(int threads) {
        return threads == 1 || IS_LONG ? 1 : 17;
    }

    @ParameterizedTest
    @CsvSource({
        "P,1,false,false",
        "P,1,true,true",
        "X,1,false,true",
        "C,1,false,false",
        "C,1,true,true",
        "P,8,false,false",
        "X,8,true,true",
        "C,8,false,false",
        "P,3,true,true"
    })
    void a_payment_survives(Chain chain, int threads, boolean isFiles, boolean isResumed) {
        Work payment = (process, name) -> process.pay(name, chain, OTHER);
        boolean hasDied = true;
        for (int instruction = 0; hasDied; instruction += step(threads)) {
            start(chain, threads + 1, isFiles, instruction);
            hasDied = dies(instruction, threads, payment);
            if (isResumed) {
                assertThat(process().resume().execute()).isEmpty();
            }

            ByName next = process();
            assertPaid(
                    chain,
                    threads + 1,
                    atOnce(threads, i -> next.pay(name(i), chain, OTHER).execute()));
            assertThat(store.unfinished()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"P,C,1,false", "C,X,1,true", "X,P,1,true", "P,X,8,false", "X,C,8,true"})
    void a_move_survives(Chain from, Chain to, int threads, boolean isResumed) {
        Work move = (process, name) -> process.move(name, from, to, AMOUNT);
        boolean hasDied = true;
        for (int instruction = 0; hasDied; instruction += step(threads)) {
            start(from, threads + 1, false, instruction);
            hasDied = dies(instruction, threads, move);
            if (isResumed) {
                assertThat(process().resume().execute()).isEmpty();
            }

            ByName next = process();
            assertThat(atOnce(threads, i -> move.of(next, name(i)).execute())).hasSize(threads);
            assertThat(fake.ledger().accepted()).hasSize(2 * threads).doesNotHaveDuplicates();
            assertThat(balance(from).add(balance(to)).add(fake.ledger().burned()))
                    .isEqualTo(COIN.multiply(BigInteger.valueOf(threads + 1)));
            assertThat(store.unfinished()).isEmpty();
        }
    }

    /** What is cancelled was saved and not sent, or a node has dropped it and gets it back too late. */
    @ParameterizedTest
    @CsvSource({
        "P,false,1,false",
        "X,false,1,true",
        "C,false,1,false",
        "P,true,1,false",
        "X,true,1,true",
        "C,true,1,false",
        "P,false,6,false",
        "X,true,6,true"
    })
    void a_cancellation_survives(Chain chain, boolean isMove, int threads, boolean isDropped) {
        Chain to = chain == Chain.P ? Chain.X : Chain.P;
        Work begin =
                (process, name) -> isMove ? process.move(name, chain, to, AMOUNT) : process.pay(name, chain, OTHER);
        boolean hasDied = true;
        for (int instruction = 0; hasDied; instruction += step(threads)) {
            start(chain, threads + 1, false, instruction);
            ByName first = process();
            for (int i = 0; i < threads; i++) {
                if (isDropped) {
                    fake.ledger().dropNext("", 1_000_000);
                    String name = name(i);
                    assertThatThrownBy(() -> begin.of(first, name)
                                    .timeout(Duration.ofSeconds(1))
                                    .execute())
                            .isInstanceOf(TxUnconfirmedException.class);
                } else {
                    assertNotReceived(chain, begin.of(first, name(i)));
                }
            }
            hasDied = dies(instruction, threads, (process, name) -> process.cancel(name));

            ByName next = process();
            assertThat(atOnce(threads, i -> next.cancel(name(i)).execute())).containsOnly(Optional.empty());
            fake.ledger().release();
            assertThat(fake.ledger().accepted()).hasSize(threads).doesNotHaveDuplicates();
            assertThat(received(chain)).isZero();
            assertThat(balance(to)).isZero();
            assertThat(store.unfinished()).isEmpty();
            assertThatThrownBy(() -> begin.of(next, name(0)).execute()).hasMessageContaining("cancelled");
        }
    }

    /** The transaction of the first name was saved and not sent. */
    private void saveOnly(Work work) {
        crashes.after(1);
        assertThatThrownBy(() -> work.of(ByName.of(node, crashes.store(store), signer), name(0))
                        .execute())
                .isInstanceOf(Killed.class);
        assertThat(store.unfinished()).extracting(PaymentRecord::name).containsExactly(name(0));
        for (Chain chain : Chain.values()) {
            assertThat(fake.receivedCount(issueTx(chain))).isZero();
        }
    }

    /** Otherwise the other payment could spend their inputs, and the saved bytes would be refused. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void saved_bytes_are_sent_though_another_name_is_paid_first(Chain chain) {
        fund(chain, 3);
        saveOnly((process, name) -> process.pay(name, chain, OTHER));
        List<String> saved = ForwardingStore.sent(store.unfinished().get(0));
        ByName process = process();

        IssuedTx other = process.pay(name(1), chain, OTHER).execute();
        assertThat(process.resume().execute()).isEmpty();

        IssuedTx first = process.pay(name(0), chain, OTHER).execute();
        assertThat(saved).containsExactly(first.id().toString());
        assertPaid(chain, 3, List.of(first, other));
    }

    /** The next process must not wait for the refused bytes. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_move_that_was_refused_is_done_by_the_next_process_though_another_payment_took_its_inputs(Chain chain) {
        clock.randomize(chain.ordinal());
        fund(chain, 2);
        ByName process = process();
        Chain to = chain == Chain.P ? Chain.X : Chain.P;
        fake.ledger().refuseNext("couldn't issue tx: output is time locked");
        assertThatThrownBy(() -> process.move("move", chain, to, AMOUNT).execute())
                .isInstanceOf(TxRefusedException.class);
        assertThat(process.pay(name(0), chain, OTHER).execute()).isNotNull();

        assertThat(process().move("move", chain, to, AMOUNT).execute()).isNotNull();
        assertThat(fake.ledger().accepted()).hasSize(3);
        assertThat(store.unfinished()).isEmpty();
    }

    /** The store had its bytes, so that no time frees what they spend. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_move_that_was_saved_and_not_sent_keeps_what_it_spends(Chain chain) {
        fund(chain, 1);
        ByName process = ByName.of(node, slow(store), signer);
        Call<?> move = process.move("move", chain, chain == Chain.P ? Chain.X : Chain.P, AMOUNT);
        assertThatThrownBy(() -> move.timeout(SOON).execute()).isInstanceOf(AvalancheException.class);
        assertThat(fake.receivedCount(issueTx(chain))).isZero();

        assertThatThrownBy(
                        () -> process.pay(name(0), chain, OTHER).timeout(SOON).execute())
                .isInstanceOf(InsufficientFundsException.class)
                .hasMessageContaining("by 1 of this wallet's transactions");
        assertThat(move.execute()).isNotNull();
        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    /** A store that takes an hour to save the first time. */
    private PaymentStore slow(PaymentStore saving) {
        AtomicInteger saves = new AtomicInteger();
        return new ForwardingStore(saving) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                boolean isSaved = saving.save(before, after);
                if (saves.incrementAndGet() == 1) {
                    clock.pass(Duration.ofHours(1));
                }
                return isSaved;
            }
        };
    }

    /** The wallet of the other payment has the same key and does not know the store. */
    private IssuedTx strangersPayment(Chain chain) {
        clock.randomize(chain.ordinal());
        return ByName.of(node, PaymentStore.inMemory(), signer)
                .pay("stranger", chain, OTHER)
                .execute();
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void saved_bytes_whose_inputs_another_payment_spent_are_replaced_because_a_block_shows_it(Chain chain) {
        fund(chain, 3);
        saveOnly((process, name) -> process.pay(name, chain, OTHER));
        List<String> saved = ForwardingStore.sent(store.unfinished().get(0));
        IssuedTx strangers = strangersPayment(chain);
        fake.ledger().fund(OTHERS, 1); // the last block has another transaction

        IssuedTx paid = process()
                .pay(name(0), chain, OTHER)
                .timeout(Duration.ofMinutes(1))
                .execute();

        assertThat(saved).doesNotContain(paid.id().toString());
        assertThat(store.unfinished()).isEmpty();
        assertPaid(chain, 3, List.of(strangers, paid));
    }

    /** The same for the export of a move. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_move_whose_inputs_another_payment_spent_is_done_with_another_export(Chain chain) {
        fund(chain, 3);
        Chain to = chain == Chain.P ? Chain.X : Chain.P;
        Work move = (process, name) -> process.move(name, chain, to, AMOUNT);
        saveOnly(move);
        assertThat(strangersPayment(chain)).isNotNull();

        assertThat(move.of(process(), name(0)).timeout(Duration.ofMinutes(1)).execute())
                .isNotNull();

        assertThat(fake.ledger().accepted()).hasSize(3).doesNotHaveDuplicates();
        assertThat(store.unfinished()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void saved_bytes_whose_inputs_no_block_shows_as_spent_stay_in_doubt_and_block_nothing_else(Chain chain) {
        fund(chain, 3);
        saveOnly((process, name) -> process.pay(name, chain, OTHER));
        IssuedTx strangers = strangersPayment(chain);
        fake.on(chain == Chain.C ? "eth_blockNumber" : chain == Chain.P ? "platform.getHeight" : "avm.getHeight")
                .respondError(-32000, "not found")
                .times(1000);
        ByName process = process();

        IssuedTx other = process.pay(name(1), chain, OTHER).execute();
        assertThat(process.resume().timeout(SOON).execute()).containsOnlyKeys(name(0));
        assertThatThrownBy(
                        () -> process.pay(name(0), chain, OTHER).timeout(SOON).execute())
                .hasMessageContaining(
                        ForwardingStore.sent(store.unfinished().get(0)).get(0));
        assertPaid(chain, 3, List.of(strangers, other));
    }
}
