package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Names that cannot be finished delay none of the others. */
@Timeout(60)
class ResumeTest extends WalletTestBase {
    private static final Duration SOON = Duration.ofMillis(1500);
    private static final int STUCK = 40;

    private final FakeLedger ledger = fake.ledger();
    private final PaymentStore store = PaymentStore.inMemory();

    private static String name(int number) {
        return "withdrawal-" + number;
    }

    private void sendInVain(Wallet wallet, int number) {
        ledger.dropNext("the mempool was full");
        assertThatThrownBy(() -> wallet.pay(name(number), payment(wallet, Chain.P))
                        .timeout(SOON)
                        .execute())
                .isInstanceOf(AvalancheException.class);
    }

    private void saveOnly(String name) {
        network.next(issueTx(Chain.P), FaultyNetwork.Fault.KILLED_BEFORE);
        Wallet wallet = newWallet(store);
        assertThatThrownBy(() -> wallet.pay(name, payment(wallet, Chain.P))
                        .timeout(Duration.ofMillis(1500))
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class);
    }

    @Test
    void names_that_stay_unknown_delay_no_other_name_and_are_returned() {
        clock.randomize(1);
        fund(Chain.P, STUCK + 1);
        Wallet first = newWallet(store);
        for (int i = 0; i < STUCK; i++) {
            sendInVain(first, i);
        }
        saveOnly(name(STUCK));

        Map<String, RuntimeException> left = newWallet(inOrder(store))
                .resume()
                .timeout(Duration.ofMinutes(1))
                .execute();

        assertThat(left)
                .containsOnlyKeys(
                        IntStream.range(0, STUCK).mapToObj(ResumeTest::name).toList())
                .allSatisfy((name, failure) -> assertThat(failure)
                        .isInstanceOfSatisfying(
                                AvalancheException.class,
                                e -> assertThat(e.isTransient()).isTrue()));
        assertThat(ledger.accepted()).hasSize(1);
    }

    /** A store that lists the last name last. */
    private static PaymentStore inOrder(PaymentStore store) {
        return new ForwardingStore(store) {
            @Override
            public List<PaymentRecord> unfinished() {
                List<String> order = IntStream.rangeClosed(0, STUCK)
                        .mapToObj(ResumeTest::name)
                        .toList();
                return super.unfinished().stream()
                        .sorted((one, other) -> order.indexOf(one.name()) - order.indexOf(other.name()))
                        .toList();
            }
        };
    }

    @Test
    void a_name_that_cannot_be_saved_stops_no_other_name() {
        clock.randomize(1);
        fund(Chain.P, 3);
        for (int i = 0; i < 3; i++) {
            saveOnly(name(i));
        }
        PaymentStore broken = new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (after.name().equals(name(0))) {
                    throw new IllegalStateException("value too long for type character varying(1000)");
                }
                return super.save(before, after);
            }
        };

        Map<String, RuntimeException> left = newWallet(broken).resume().execute();

        assertThat(left).containsOnlyKeys(name(0));
        assertThat(left.get(name(0))).hasStackTraceContaining("value too long");
        assertThat(ledger.accepted()).hasSize(3);
        assertThat(newWallet(store).resume().execute()).isEmpty();
        assertThat(ledger.accepted()).hasSize(3);
    }

    /** One after the other would not all be loaded in that time, and loading blocks. */
    @Test
    void thousands_of_names_in_a_slow_store_are_returned_or_finished() {
        clock.randomize(1);
        fund(Chain.P, 1);
        Wallet wallet = newWallet(store);
        IssuedTx one = wallet.pay("paid", payment(wallet, Chain.P)).execute();
        PaymentRecord paid = store.load("paid").orElseThrow();
        int names = 8000;
        for (int i = 0; i < names; i++) {
            assertThat(store.save(Optional.empty(), new PaymentRecord(name(i), paid.purpose(), paid.state(), false)))
                    .isTrue();
        }
        Wallet slow = newWallet(new ForwardingStore(store) {
            @Override
            public Optional<PaymentRecord> load(String name) {
                clock.pass(Duration.ofMillis(10));
                return super.load(name);
            }
        });

        Map<String, RuntimeException> left =
                slow.resume().timeout(Duration.ofSeconds(30)).execute();

        assertThat(left).hasSize(store.unfinished().size()).hasSizeLessThan(names);
        assertThat(ledger.accepted()).containsExactly(one.id().toString());
    }

    @Test
    void names_are_resumed_without_a_limit_of_time() {
        clock.randomize(1);
        fund(Chain.P, 1);
        saveOnly("withdrawal-4711");

        assertThat(newWallet(store)
                        .resume()
                        .timeout(ChronoUnit.FOREVER.getDuration())
                        .execute())
                .isEmpty();
    }

    /** Only its request knows what it pays. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_name_whose_anchor_another_wallet_has_spent_needs_its_request(Chain chain) {
        clock.randomize(1);
        fund(chain, 3);
        Wallet first = newWallet(store);
        assertNotReceived(chain, first.pay("salary", payment(first, chain)));
        Wallet stranger = newWallet();
        IssuedTx other = stranger.pay(payment(stranger, chain)).execute();

        Map<String, RuntimeException> left = newWallet(store).resume().execute();

        assertThat(left.get("salary"))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("pay it with its request");
        assertPaid(
                chain,
                3,
                List.of(other, first.pay("salary", payment(first, chain)).execute()));
    }

    @ParameterizedTest
    @CsvSource({"P,X", "X,C", "C,P"})
    void a_move_whose_anchor_another_wallet_has_spent_needs_nothing(Chain from, Chain to) {
        clock.randomize(1);
        fund(from, 3);
        assertNotReceived(from, newWallet(store).move("refill", from, to, AMOUNT));
        Wallet stranger = newWallet();
        assertThat(stranger.pay(payment(stranger, from)).execute()).isNotNull();

        assertThat(newWallet(store).resume().execute()).isEmpty();

        assertThat(ledger.accepted()).hasSize(3);
        assertThat(store.unfinished()).isEmpty();
    }
}
