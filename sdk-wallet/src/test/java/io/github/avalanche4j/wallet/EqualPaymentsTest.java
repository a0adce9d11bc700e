package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.builder.Chain;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Payments of the same amount to the same recipient are as many transactions as names. */
@Timeout(60)
class EqualPaymentsTest extends WalletTestBase {
    private static final Duration LONG = Duration.ofDays(1); // virtual

    private final PaymentStore store = PaymentStore.inMemory();

    private static IssuedTx paid(ByName process, int name, Chain chain) {
        return process.pay("payment " + name, chain, OTHER).timeout(LONG).execute();
    }

    @ParameterizedTest
    @CsvSource({"P,25,25,0", "P,25,20,1", "X,25,25,0", "X,25,20,2", "C,25,20,0", "C,25,20,1"})
    void threads_of_one_wallet_pay_as_often_as_they_are(Chain chain, int threads, int coins, int lag) {
        fund(chain, coins);
        fake.ledger().lag(lag);
        ByName process = ByName.of(node, store, signer);

        assertPaid(chain, coins, atOnce(threads, i -> paid(process, i, chain)));
    }

    @ParameterizedTest
    @CsvSource({"P,1", "P,3", "X,1", "X,3", "C,1", "C,3"})
    void one_after_the_other_pays_each_though_every_second_lookup_is_of_a_replica_that_lags(Chain chain, int lag) {
        fund(chain, 9);
        fake.ledger().lag(lag);
        ByName process = ByName.of(node, store, signer);

        List<IssuedTx> paid =
                IntStream.range(0, 9).mapToObj(i -> paid(process, i, chain)).toList();

        assertPaid(chain, 9, paid);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void two_wallets_with_one_key_pay_each(Chain chain) {
        clock.randomize(chain.ordinal());
        fund(chain, 12);
        List<ByName> processes =
                List.of(ByName.of(node, store, signer), ByName.of(node, PaymentStore.inMemory(), signer));

        assertPaid(chain, 12, atOnce(8, i -> paid(processes.get(i % 2), i, chain)));
    }

    /** Calls that wait for each other's transactions end all the same, and no name takes the payment of another. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void eight_threads_that_pay_and_move_and_give_up_do_not_block_each_other(Chain chain) {
        paysEachName(chain, 3);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    @Tag("long")
    @Timeout(1800)
    void eight_threads_do_not_block_each_other_in_any_order(Chain chain) {
        paysEachName(chain, 1000);
    }

    private void paysEachName(Chain chain, int rounds) {
        for (int round = 0; round < rounds; round++) {
            fake.ledger(new FakeLedger());
            fund(chain, 8);
            PaymentStore ofRound = PaymentStore.inMemory();
            ByName process = ByName.of(node, ofRound, signer);
            long seed = 8L * round;

            atOnce(8, thread -> {
                Random random = new Random(seed + thread);
                for (int i = 0; i < 12; i++) {
                    begin(process, chain, random);
                }
                return thread;
            });

            List<IssuedTx> paid = new ArrayList<>();
            for (int name = 0; name < 4; name++) {
                paid.add(paid(process, name, chain));
            }
            assertThat(process.resume().timeout(LONG).execute()).isEmpty();
            assertThat(received(chain)).isEqualTo(AMOUNT.toBigInteger().multiply(BigInteger.valueOf(4)));
            assertThat(fake.ledger().accepted())
                    .doesNotHaveDuplicates()
                    .containsAll(paid.stream().map(tx -> tx.id().toString()).toList())
                    .hasSize(ofRound.load("move").isPresent() ? 6 : 4);
        }
    }

    private static void begin(ByName process, Chain chain, Random random) {
        boolean isMove = random.nextInt(4) == 0;
        Call<?> call = isMove
                ? process.move("move", chain, chain == Chain.P ? Chain.X : Chain.P, AMOUNT)
                : process.pay("payment " + random.nextInt(4), chain, OTHER);
        try {
            assertThat(call.timeout(Duration.ofMillis(100L * (1 + random.nextInt(50))))
                            .execute())
                    .isNotNull();
        } catch (AvalancheException e) {
            assertThat(e.isTransient()).as("%s", e).isTrue(); // it gave up
        }
    }
}
