package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
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
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

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
                    return paid(ByName.of(client, crashes.store(store), signer), name);
                } catch (Killed e) {
                    assertThat(kills).isLessThan(KILLS);
                }
            }
        }

        private IssuedTx paid(ByName process, int name) {
            while (true) {
                try {
                    return process.pay("program " + number + ", payment " + name, chain, OTHER)
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

    /** The first program's node does not show the import, which the second program has seen. */
    @Test
    void what_a_move_has_imported_pays_once_for_a_program_that_did_not_see_the_import() {
        fund(Chain.X, 1);
        PaymentStore store = PaymentStore.inMemory();
        ByName second = ByName.of(node, store, signer);
        NAvax amount = NAvax.ofAvax("2.5");
        AtomicInteger polls = new AtomicInteger();
        FaultyNetwork faulty = new FaultyNetwork();
        faulty.faults(method -> {
            if (!method.equals("platform.getTxStatus")) {
                return null;
            } else if (polls.getAndIncrement() == 5) {
                second.move("move", Chain.X, Chain.P, amount).execute();
            }
            return FaultyNetwork.Fault.UNAVAILABLE;
        });
        try (NodeClient client = client(faulty)) {
            ByName first = ByName.of(client, store, signer);
            assertThat(first.move("move", Chain.X, Chain.P, amount).execute()).isNotNull();
            faulty.faults(method -> null);
            fake.ledger().dropNext("the mempool was full", 1_000_000);
            Call<IssuedTx> paying = first.pay("payment", Chain.P, OTHER);
            assertThatThrownBy(() -> paying.timeout(Duration.ofSeconds(1)).execute())
                    .isInstanceOf(TxUnconfirmedException.class);
            fund(Chain.P, 1);
            IssuedTx paid = paying.timeout(Duration.ofSeconds(1)).execute();
            fake.ledger().release();

            assertThat(paying.execute().id()).isEqualTo(paid.id());
        }
        assertThat(received(Chain.P)).isEqualTo(AMOUNT.toBigInteger());
    }

    /** What one program has sent, or found at its start, was dropped, and the other one has used other coins. */
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
        ByName first = ByName.of(node, store, signer);
        Call<?> ofSecond = ofBothCoins(ByName.of(node, store, signer), "first", isMove);
        if (isSent) {
            assertThat(first.resume().execute()).isEmpty();
        }
        fake.ledger().dropNext("the mempool was full", 1_000_000);
        Call<?> dropped = isSent ? ofBothCoins(first, "first", isMove) : ofSecond;
        assertThatThrownBy(() -> dropped.timeout(Duration.ofSeconds(1)).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        if (!isSent) {
            assertThat(first.resume().timeout(Duration.ofSeconds(1)).execute()).containsOnlyKeys("first");
        }
        assertThat(ByName.of(node, PaymentStore.inMemory(), signer)
                        .pay("stranger", Chain.P, OTHER)
                        .execute())
                .isNotNull(); // by one of the coins
        fund(Chain.P, 2);
        finish(ofSecond);
        assertThat(store.unfinished()).isEmpty();

        assertThat(ofBothCoins(first, paysName ? "first" : "next", isMove).execute())
                .isNotNull();

        assertThat(first.wallet().balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    private static Call<?> ofBothCoins(ByName process, String name, boolean isMove) {
        NAvax amount = NAvax.ofAvax("4");
        return isMove
                ? process.move(name, Chain.P, Chain.X, amount).timeout(Duration.ofMinutes(1))
                : process.pay(name, process.wallet().p().transfer(amount, OTHER.address("P", Network.LOCAL)))
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
}
