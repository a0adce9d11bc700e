package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.FaultyNetwork.Killed;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
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
        Call<?> of(Wallet wallet, Payments payments, String name);
    }

    /** Does work in some threads of a process that dies; returns whether it did. */
    private boolean dies(int instruction, int threads, Work work) {
        crashes.after(instruction);
        network.faults(method -> crashes.fault());
        try {
            Wallet wallet = newWallet();
            Payments payments = wallet.payments(crashes.store(store));
            atOnce(threads, i -> work.of(wallet, payments, name(i)).execute());
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

    private List<IssuedTx> paid(Chain chain, int threads) {
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(store);
        return atOnce(
                threads, i -> payments.pay(name(i), payment(wallet, chain)).execute());
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
        boolean hasDied = true;
        for (int instruction = 0; hasDied; instruction += step(threads)) {
            start(chain, threads + 1, isFiles, instruction);
            hasDied =
                    dies(instruction, threads, (wallet, payments, name) -> payments.pay(name, payment(wallet, chain)));
            if (isResumed) {
                assertThat(newWallet().payments(store).resume().execute()).isEmpty();
            }

            assertPaid(chain, threads + 1, paid(chain, threads));
            assertThat(store.unfinished()).isEmpty();
        }
    }

    /** The payment was dropped, and may be accepted after the replacement. */
    @ParameterizedTest
    @CsvSource({"P,1", "X,1", "C,1", "P,6", "X,3"})
    void a_replacement_survives(Chain chain, int threads) {
        boolean hasDied = true;
        for (int instruction = 0; hasDied; instruction += step(threads)) {
            start(chain, threads + 1, false, instruction);
            Wallet first = newWallet();
            for (int i = 0; i < threads; i++) {
                String name = name(i);
                fake.ledger().dropNext("", 100_000);
                assertThatThrownBy(() -> first.payments(store)
                                .pay(name, payment(first, chain))
                                .timeout(SOON)
                                .execute())
                        .hasMessageContaining("replace()");
            }
            hasDied = dies(
                    instruction, threads, (wallet, payments, name) -> payments.replace(name, payment(wallet, chain)));

            Wallet next = newWallet();
            List<IssuedTx> paid = atOnce(
                    threads,
                    i -> next.payments(store)
                            .replace(name(i), payment(next, chain))
                            .execute());
            fake.ledger().release(); // too late
            assertPaid(chain, threads + 1, paid);
            assertThat(store.unfinished()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"P,C,1,false", "C,X,1,true", "X,P,1,true", "P,X,8,false", "X,C,8,true"})
    void a_move_survives(Chain from, Chain to, int threads, boolean isResumed) {
        boolean hasDied = true;
        for (int instruction = 0; hasDied; instruction += step(threads)) {
            start(from, threads + 1, false, instruction);
            Work move = (wallet, payments, name) -> payments.complete(name, wallet.move(from, to, AMOUNT));
            hasDied = dies(instruction, threads, move);
            if (isResumed) {
                assertThat(newWallet().payments(store).resume().execute()).isEmpty();
            }

            Wallet wallet = newWallet();
            Payments payments = wallet.payments(store);
            assertThat(atOnce(threads, i -> move.of(wallet, payments, name(i)).execute()))
                    .hasSize(threads);
            assertThat(fake.ledger().accepted()).hasSize(2 * threads).doesNotHaveDuplicates();
            assertThat(balance(from).add(balance(to)).add(fake.ledger().burned()))
                    .isEqualTo(COIN.multiply(BigInteger.valueOf(threads + 1)));
            assertThat(store.unfinished()).isEmpty();
        }
    }

    /** The bytes of the first name were saved and not sent. */
    private SignedTx savedOnly(Chain chain) {
        fund(chain, 3);
        Wallet wallet = newWallet();
        crashes.after(1);
        assertThatThrownBy(() -> wallet.payments(crashes.store(store))
                        .pay(name(0), payment(wallet, chain))
                        .execute())
                .isInstanceOf(Killed.class);
        assertThat(fake.receivedCount(issueTx(chain))).isZero();
        String[] state = store.unfinished().get(0).state().split(" ", -1);
        return KeptTxs.parse(chain, state[2]).last().tx();
    }

    /** Otherwise the other payment could spend their inputs, and the saved bytes would be refused. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void saved_bytes_are_sent_though_another_name_is_paid_first(Chain chain) {
        SignedTx saved = savedOnly(chain);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(store);

        IssuedTx other = payments.pay(name(1), payment(wallet, chain)).execute();
        assertThat(payments.resume().execute()).isEmpty();

        IssuedTx first = payments.pay(name(0), payment(wallet, chain)).execute();
        assertThat(first.id()).isEqualTo(saved.id());
        assertPaid(chain, 3, List.of(first, other));
    }

    /** The next process must not wait for the refused bytes. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_move_that_was_refused_is_done_by_the_next_process_though_another_payment_took_its_inputs(Chain chain) {
        clock.randomize(chain.ordinal());
        fund(chain, 2);
        Wallet wallet = newWallet();
        Chain to = chain == Chain.P ? Chain.X : Chain.P;
        fake.ledger().refuseNext("couldn't issue tx: output is time locked");
        assertThatThrownBy(() -> wallet.payments(store)
                        .complete("move", wallet.move(chain, to, AMOUNT))
                        .execute())
                .isInstanceOf(TxRefusedException.class);
        IssuedTx unused = payment(wallet, chain).issue().execute();

        Wallet next = newWallet();
        assertThat(next.payments(store)
                        .complete("move", next.move(chain, to, AMOUNT))
                        .execute()
                        .isDone())
                .isTrue();
        assertThat(fake.ledger().accepted()).hasSize(3);
        assertThat(store.unfinished()).isEmpty();
    }

    /** The reservations of drafts end, and the store had its bytes. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_move_that_was_saved_and_not_sent_keeps_what_it_spends(Chain chain) {
        fund(chain, 1);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(slow(store));
        CrossChainTransfer move = wallet.move(chain, chain == Chain.P ? Chain.X : Chain.P, AMOUNT);
        assertThatThrownBy(() -> payments.complete("move", move).timeout(SOON).execute())
                .isInstanceOf(AvalancheException.class);
        assertThat(fake.receivedCount(issueTx(chain))).isZero();

        assertThatThrownBy(() -> payments.pay(name(0), payment(wallet, chain))
                        .timeout(SOON)
                        .execute())
                .isInstanceOf(InsufficientFundsException.class)
                .hasMessageContaining("by 1 of this wallet's transactions");
        assertThat(payments.complete("move", move).execute().isDone()).isTrue();
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
    @ParameterizedTest
    @EnumSource(Chain.class)
    void saved_bytes_whose_inputs_another_payment_spent_are_replaced_because_a_block_shows_it(Chain chain) {
        SignedTx saved = savedOnly(chain);
        clock.randomize(chain.ordinal());
        IssuedTx strangers = payment(newWallet(), chain).issue().execute();
        fake.ledger().fund(OTHERS, 1); // the last block has another transaction
        Wallet wallet = newWallet();

        IssuedTx paid = wallet.payments(store)
                .pay(name(0), payment(wallet, chain))
                .timeout(Duration.ofMinutes(1))
                .execute();

        assertThat(paid.id()).isNotEqualTo(saved.id());
        assertThat(store.unfinished()).isEmpty();
        assertPaid(chain, 3, List.of(strangers, paid));
    }

    /** The same for the export of a move. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_move_whose_inputs_another_payment_spent_is_done_with_another_export(Chain chain) {
        fund(chain, 3);
        clock.randomize(chain.ordinal());
        Chain to = chain == Chain.P ? Chain.X : Chain.P;
        network.next(issueTx(chain), Fault.KILLED_BEFORE);
        Wallet killed = newWallet();
        assertThatThrownBy(() -> killed.payments(store)
                        .complete("move", killed.move(chain, to, AMOUNT))
                        .execute())
                .hasMessageContaining("killed");
        IssuedTx unused = payment(newWallet(), chain).issue().execute();

        Wallet wallet = newWallet();
        CrossChainTransfer done = wallet.payments(store)
                .complete("move", wallet.move(chain, to, AMOUNT))
                .execute();

        assertThat(done.isDone()).isTrue();
        assertThat(fake.ledger().accepted()).hasSize(3).doesNotHaveDuplicates();
        assertThat(store.unfinished()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void resume_names_saved_bytes_whose_inputs_another_payment_spent(Chain chain) {
        SignedTx saved = savedOnly(chain);
        clock.randomize(chain.ordinal());
        IssuedTx strangers = payment(newWallet(), chain).issue().execute();

        Map<String, RuntimeException> left = newWallet()
                .payments(store)
                .resume()
                .timeout(Duration.ofMinutes(1))
                .execute();

        assertThat(left.get(name(0)))
                .isInstanceOf(TxRejectedException.class)
                .hasMessageContaining(saved.id().toString())
                .hasMessageContaining(strangers.id().toString());
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void saved_bytes_whose_inputs_no_block_shows_as_spent_stay_in_doubt_and_block_nothing_else(Chain chain) {
        SignedTx saved = savedOnly(chain);
        clock.randomize(chain.ordinal());
        IssuedTx strangers = payment(newWallet(), chain).issue().execute();
        fake.on(chain == Chain.C ? "eth_blockNumber" : chain == Chain.P ? "platform.getHeight" : "avm.getHeight")
                .respondError(-32000, "not found")
                .times(1000);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(store);

        IssuedTx other = payments.pay(name(1), payment(wallet, chain)).execute();
        assertThat(payments.resume().timeout(SOON).execute()).containsOnlyKeys(name(0));
        assertThatThrownBy(() -> payments.pay(name(0), payment(wallet, chain))
                        .timeout(SOON)
                        .execute())
                .hasMessageContaining(saved.id().toString())
                .hasMessageContaining("replace()");
        assertThatThrownBy(() -> payments.replace(name(0), payment(wallet, chain))
                        .timeout(SOON)
                        .execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the node shows none of its inputs");
        assertPaid(chain, 3, List.of(strangers, other));
    }
}
