package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Payments of the same amount to the same recipient are as many transactions as requests. */
@Timeout(60)
class EqualPaymentsTest extends WalletTestBase {
    private static final Duration LONG = Duration.ofDays(1); // virtual

    private static IssuedTx paid(Wallet wallet, Chain chain) {
        return payment(wallet, chain).issue().timeout(LONG).execute();
    }

    @ParameterizedTest
    @CsvSource({"P,25,25,0", "P,25,20,1", "X,25,25,0", "X,25,20,2", "C,25,20,0", "C,25,20,1"})
    void threads_of_one_wallet_pay_as_often_as_they_are(Chain chain, int threads, int coins, int lag) {
        fund(chain, coins);
        fake.ledger().lag(lag);
        Wallet wallet = newWallet();

        assertPaid(chain, coins, atOnce(threads, i -> paid(wallet, chain)));
    }

    @ParameterizedTest
    @CsvSource({"P,1", "P,3", "X,1", "X,3", "C,1", "C,3"})
    void one_after_the_other_pays_each_though_every_second_lookup_is_of_a_replica_that_lags(Chain chain, int lag) {
        fund(chain, 9);
        fake.ledger().lag(lag);
        Wallet wallet = newWallet();

        List<IssuedTx> paid =
                IntStream.range(0, 9).mapToObj(i -> paid(wallet, chain)).toList();

        assertPaid(chain, 9, paid);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void two_wallets_with_one_key_pay_each(Chain chain) {
        clock.randomize(chain.ordinal());
        fund(chain, 12);
        List<Wallet> wallets = List.of(newWallet(), newWallet());

        assertPaid(chain, 12, atOnce(8, i -> paid(wallets.get(i % 2), chain)));
    }

    /** Calls that wait for each other's transactions end all the same, and no request takes the payment of another. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void eight_threads_that_prepare_sign_issue_release_and_move_do_not_block_each_other(Chain chain) {
        paysEachRequest(chain, 5);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    @Tag("long")
    @Timeout(1800)
    void eight_threads_do_not_block_each_other_in_any_order(Chain chain) {
        paysEachRequest(chain, 1500);
    }

    private void paysEachRequest(Chain chain, int rounds) {
        for (int round = 0; round < rounds; round++) {
            fake.ledger(new FakeLedger());
            fund(chain, 6);
            Duration lifetime = Duration.ofSeconds(20); // of the drafts that the threads leave behind
            Wallet wallet =
                    newWallet(options -> options.spendUnconfirmedChange().draftLifetime(lifetime));
            List<TxRequest> requests =
                    Stream.generate(() -> payment(wallet, chain)).limit(4).toList();
            long seed = 8L * round;

            atOnce(8, thread -> {
                Random random = new Random(seed + thread);
                for (int i = 0; i < 12; i++) {
                    misuse(wallet, chain, requests.get(random.nextInt(4)), random);
                }
                return thread;
            });

            List<IssuedTx> paid = new ArrayList<>();
            requests.forEach(request -> paid.add(request.issue().timeout(LONG).execute()));
            assertPaid(chain, 6, paid);
        }
    }

    private static void misuse(Wallet wallet, Chain chain, TxRequest request, Random random) {
        Call<SignedTx> signed = request.prepare().then(TxDraft::signWithWallet);
        int kind = random.nextInt(9);
        Call<?> call = switch (kind) {
            case 0 -> request.prepare();
            case 1 -> signed;
            case 2 ->
                wallet.move(chain, chain == Chain.P ? Chain.X : Chain.P, AMOUNT).next();
            case 3 -> signed.then(wallet::issue);
            case 4 -> request.replace();
            default -> request.issue();
        };
        Object done = null;
        try {
            done = call.timeout(Duration.ofSeconds(5)).execute();
            boolean isUnwanted = random.nextBoolean();
            if (done instanceof TxDraft draft && isUnwanted) {
                draft.release();
            } else if (done instanceof SignedTx tx && isUnwanted) {
                wallet.release(tx);
            } else if (done instanceof CrossChainTransfer transfer) {
                transfer.release();
            }
        } catch (AvalancheException | IllegalStateException e) {
            assertThat(e).hasMessageNotContaining("null"); // another thread was first
            boolean isOfRequest = done == null && (kind == 0 || kind > 3);
            boolean isIrreplaceable =
                    kind == 4 && String.valueOf(e.getMessage()).matches(".*(could|cannot) be replaced.*");
            assertThat(isOfRequest && !isIrreplaceable && e instanceof IllegalStateException)
                    .as("a request takes another draft, and does not fail with %s", e)
                    .isFalse();
        }
    }
}
