package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.FaultyNetwork.Killed;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Two programs with one key and one store. Each takes inputs that the other has saved, and is killed repeatedly. */
class SharedStoreTest extends WalletTestBase {
    private static final int NAMES = 8;
    private static final int KILLS = 4; // of each name

    @ParameterizedTest
    @EnumSource(Chain.class)
    @Timeout(120)
    void each_name_of_two_programs_is_paid_once(Chain chain) {
        pay(chain, 3);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    @Tag("long")
    void each_name_of_two_programs_is_paid_once_in_a_hundred_runs(Chain chain) {
        pay(chain, 100);
    }

    private void pay(Chain chain, int times) {
        for (int seed = 0; seed < times; seed++) {
            clock.randomize(seed);
            fake.ledger(new FakeLedger());
            fund(chain, 2 * NAMES + 2);
            PaymentStore store = PaymentStore.inMemory();
            int first = 2 * seed;

            List<IssuedTx> paid = atOnce(2, i -> new Program(chain, store, first + i).paid()).stream()
                    .flatMap(Collection::stream)
                    .toList();

            assertThat(store.unfinished()).isEmpty();
            assertThat(fake.ledger().accepted())
                    .doesNotHaveDuplicates()
                    .containsExactlyInAnyOrderElementsOf(
                            paid.stream().map(tx -> tx.id().toString()).toList());
        }
    }

    /** The first program's node does not show the import, which the second program has seen. */
    @Test
    void what_a_move_has_imported_pays_once_for_a_program_that_did_not_see_the_import() {
        fund(Chain.X, 1);
        PaymentStore store = PaymentStore.inMemory();
        Wallet second = newWallet();
        NAvax amount = NAvax.ofAvax("2.5");
        AtomicInteger polls = new AtomicInteger();
        FaultyNetwork faulty = new FaultyNetwork();
        faulty.faults(method -> {
            if (!method.equals("platform.getTxStatus")) {
                return null;
            } else if (polls.getAndIncrement() == 5) {
                second.payments(store)
                        .complete("move", second.move(Chain.X, Chain.P, amount))
                        .execute();
            }
            return FaultyNetwork.Fault.UNAVAILABLE;
        });
        try (NodeClient client = client(faulty)) {
            Wallet first = wallet(client, options -> {}, signer);
            Payments payments = first.payments(store);
            CrossChainTransfer move = first.move(Chain.X, Chain.P, amount);
            assertThat(payments.complete("move", move).execute()).matches(CrossChainTransfer::isDone);
            faulty.faults(method -> null);
            fake.ledger().dropNext("the mempool was full", 1_000_000);
            Call<IssuedTx> paying = payments.pay("payment", payment(first, Chain.P));
            assertThatThrownBy(() -> paying.timeout(Duration.ofSeconds(1)).execute())
                    .isInstanceOf(TxUnconfirmedException.class);
            fund(Chain.P, 1);
            assertThatThrownBy(() -> paying.timeout(Duration.ofSeconds(10)).execute())
                    .isInstanceOf(TxUnconfirmedException.class);
            fake.ledger().release();

            assertThat(paying.execute()).isNotNull();
        }
        assertThat(received(Chain.P)).isEqualTo(AMOUNT.toBigInteger());
    }

    /** The store says that the replacement was refused; for the program that sent it second, it may be elsewhere. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    @Timeout(60)
    void a_replacement_that_two_programs_have_sent_in_vain_does_not_hide_the_first_transaction(Chain chain) {
        fund(chain, 3);
        PaymentStore store = PaymentStore.inMemory();
        Wallet first = newWallet();
        fake.ledger().dropNext("the mempool was full", 1_000_000);
        Call<IssuedTx> paying = first.payments(store).pay("payment", payment(first, chain));
        assertThatThrownBy(() -> paying.timeout(Duration.ofSeconds(1)).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        fake.ledger().refuseNext("another rule").refuseNext("another rule");
        Wallet second = newWallet();
        PaymentStore overtaken = new ForwardingStore(store) {
            private boolean isOvertaken;

            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                boolean isSaved = super.save(before, after);
                if (!isOvertaken) {
                    isOvertaken = true;
                    assertThatThrownBy(paying::execute).isInstanceOf(TxRefusedException.class);
                }
                return isSaved;
            }
        };
        assertThatThrownBy(() -> second.payments(overtaken)
                        .replace("payment", payment(second, chain))
                        .timeout(Duration.ofMinutes(1))
                        .execute())
                .isInstanceOf(AvalancheException.class);

        assertThatThrownBy(() -> paying.timeout(Duration.ofSeconds(1)).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        fake.ledger().release();
        assertPaid(chain, 3, List.of(paying.execute()));
    }

    private final class Program {
        private final Chain chain;
        private final PaymentStore store;
        private final int number;
        private final Random random;
        private final Crashes crashes = new Crashes();

        Program(Chain chain, PaymentStore store, int number) {
            this.chain = chain;
            this.store = store;
            this.number = number;
            this.random = new Random(number);
        }

        List<IssuedTx> paid() {
            List<IssuedTx> paid = new ArrayList<>();
            for (int i = 0; i < NAMES; i++) {
                paid.add(paid(i));
            }
            return paid;
        }

        private IssuedTx paid(int name) {
            for (int kills = 0; ; kills++) {
                crashes.after(kills < KILLS ? 5 + random.nextInt(25) : Integer.MAX_VALUE);
                FaultyNetwork faulty = new FaultyNetwork();
                faulty.faults(method -> crashes.fault());
                try (NodeClient client = client(faulty)) {
                    return paid(wallet(client, options -> {}, signer), name);
                } catch (Killed e) {
                    assertThat(kills).isLessThan(KILLS);
                }
            }
        }

        private IssuedTx paid(Wallet wallet, int name) {
            Payments payments = wallet.payments(crashes.store(store));
            while (true) {
                try {
                    return payments.pay("program " + number + ", payment " + name, payment(wallet, chain))
                            .execute();
                } catch (AvalancheException e) {
                    if (crashes.isDead()) {
                        throw new Killed();
                    }
                    failures.add(e); // of all programs
                    assertThat(failures).as("%s", e).hasSizeLessThan(2_000);
                }
            }
        }
    }

    /** What one program has sent, or reserved at its start, was dropped, and the other one has used other coins. */
    @ParameterizedTest
    @CsvSource({
        "false,false,false",
        "false,false,true",
        "false,true,false",
        "false,true,true",
        "true,false,false",
        "true,false,true",
        "true,true,false",
        "true,true,true"
    })
    void what_another_program_has_finished_reserves_nothing(boolean isMove, boolean paysName, boolean isSent) {
        clock.randomize(3);
        fund(Chain.P, 2);
        PaymentStore store = PaymentStore.inMemory();
        Wallet first = newWallet();
        Payments ofFirst = first.payments(store);
        Call<?> ofSecond = ofBothCoins(newWallet(), store, "first", isMove);
        if (isSent) {
            assertThat(ofFirst.resume().execute()).isEmpty();
        }
        fake.ledger().dropNext("the mempool was full");
        Call<?> dropped = isSent ? ofBothCoins(first, store, "first", isMove) : ofSecond;
        assertThatThrownBy(dropped::execute).isInstanceOf(TxUnconfirmedException.class);
        if (!isSent) {
            assertThat(ofFirst.resume().timeout(Duration.ofSeconds(5)).execute())
                    .containsOnlyKeys("first");
        }
        assertThat(payment(newWallet(), Chain.P).issue().execute()).isNotNull(); // by one of the coins
        fund(Chain.P, 2);
        finish(ofSecond);
        assertThat(store.unfinished()).isEmpty();

        Call<?> next =
                paysName ? ofBothCoins(first, store, "first", isMove) : ofBothCoins(first, store, "next", isMove);
        assertThat(next.execute()).isNotNull();

        assertThat(first.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    private static Call<?> ofBothCoins(Wallet wallet, PaymentStore store, String name, boolean isMove) {
        NAvax amount = NAvax.ofAvax("4");
        Payments payments = wallet.payments(store);
        return isMove
                ? payments.complete(name, wallet.move(Chain.P, Chain.X, amount)).timeout(Duration.ofMinutes(1))
                : payments.pay(name, wallet.p().transfer(amount, OTHER.address("P", Network.LOCAL)))
                        .timeout(Duration.ofMinutes(1));
    }

    /** It finds in a block that another transaction has spent an input. */
    private static void finish(Call<?> call) {
        for (int i = 0; i < 10; i++) {
            try {
                assertThat(call.execute()).isNotNull();
                return;
            } catch (AvalancheException e) {
                assertThat(e.isTransient()).as("%s", e).isTrue();
            }
        }
        throw new AssertionError("it does not end");
    }

    /** Another call has read the store before the name was saved, and compares what it has read after that. */
    @Test
    void what_a_call_has_left_is_watched_though_another_one_has_read_the_store_before() {
        clock.randomize(3);
        fund(Chain.P, 2);
        AtomicReference<Runnable> meanwhile = new AtomicReference<>();
        PaymentStore store = new ForwardingStore(PaymentStore.inMemory()) {
            @Override
            public List<PaymentRecord> unfinished() {
                List<PaymentRecord> all = super.unfinished();
                Optional.ofNullable(meanwhile.getAndSet(null)).ifPresent(Runnable::run);
                return all;
            }
        };
        Wallet first = newWallet();
        meanwhile.set(() -> {
            fake.ledger().dropNext("the mempool was full");
            assertThatThrownBy(ofBothCoins(first, store, "first", false)::execute)
                    .isInstanceOf(TxUnconfirmedException.class);
        });
        assertThatThrownBy(() -> first.payments(store)
                        .replace("none", first.move(Chain.P, Chain.X, AMOUNT))
                        .execute())
                .isInstanceOf(InvalidRequestException.class);
        assertThat(payment(newWallet(), Chain.P).issue().execute()).isNotNull(); // by one of the coins
        fund(Chain.P, 2);
        finish(ofBothCoins(newWallet(), store, "first", false));

        assertThat(ofBothCoins(first, store, "next", false).execute()).isNotNull();

        assertThat(first.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    /** Another process has paid by its name. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_request_that_was_sent_by_hand_does_not_get_a_name_that_has_paid(boolean isAccepted) {
        PaymentStore store = PaymentStore.inMemory();
        clock.randomize(1);
        fund(Chain.P, 4);
        Wallet wallet = newWallet();
        TxRequest request = payment(wallet, Chain.P);
        fake.ledger().dropNext("the mempool was full", 100_000);
        assertThatThrownBy(() -> request.issue().timeout(Duration.ofSeconds(5)).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        Wallet other = newWallet();
        TxDraft reserving = payment(other, Chain.P, THIRD).prepare().execute(); // with the coin of the request
        IssuedTx paid = other.payments(store).pay("a", payment(other, Chain.P)).execute();
        reserving.release();
        if (isAccepted) {
            fake.ledger().release();
            assertThat(request.issue().execute()).isNotNull();
        }

        assertThatThrownBy(() -> wallet.payments(store).pay("a", request).execute())
                .hasMessageContaining("has not been issued before it got its name");

        TxRequest equal = payment(wallet, Chain.P);
        assertThat(wallet.payments(store).pay("a", equal).execute().id()).isEqualTo(paid.id());
        fake.ledger().release();
        assertThat(fake.ledger().accepted()).hasSize(2);
    }
}
