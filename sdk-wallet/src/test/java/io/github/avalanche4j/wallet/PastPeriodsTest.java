package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A delegation whose period is over while its payment is unfinished: no block can have it any more. */
@Timeout(60)
class PastPeriodsTest extends WalletTestBase {
    private static final String NAME = "stake-4711";
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final Instant END = START.plus(Duration.ofHours(25));
    private static final Duration SOON = Duration.ofSeconds(30);

    private final PaymentStore store = PaymentStore.inMemory();
    private final Wallet first = newWallet();

    @BeforeEach
    void stake() {
        clock.randomize(1);
        fake.ledger().time(START);
        fund(30_000_000_000L);
    }

    private TxRequest delegation(Wallet wallet) {
        return wallet.p()
                .delegate(d -> d.node(NodeId.of(Bytes.of(new byte[20])))
                        .end(END)
                        .stake(NAvax.ofAvax("25"))
                        .rewardsOwner(ours(Chain.P)));
    }

    private Call<IssuedTx> pay(Wallet wallet) {
        return wallet.payments(store).pay(NAME, delegation(wallet)).timeout(SOON);
    }

    /** Longer than any node lags. */
    private void pass() {
        fake.ledger().time(END.plus(Duration.ofMinutes(11)));
    }

    private void assertEnded(Wallet wallet) {
        for (int run = 0; run < 2; run++) {
            assertThatThrownBy(pay(wallet)::execute)
                    .isInstanceOfSatisfying(
                            InvalidRequestException.class,
                            e -> assertThat(e.argument()).isEqualTo("end"));
        }
        assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
        IssuedTx other = wallet.payments(store)
                .pay("withdrawal-4712", payment(wallet, Chain.P))
                .execute();
        assertThat(fake.ledger().accepted()).containsExactly(other.id().toString());
    }

    /** The process ends between the save and the request. */
    @Test
    void what_was_saved_and_not_sent_in_time_frees_its_funds() {
        assertNotReceived(Chain.P, pay(first));
        pass();
        fake.on("platform.issueTx")
                .respondError(-32000, "couldn't issue tx: staking period is too short")
                .times(1);
        Wallet second = newWallet();

        assertThat(second.payments(store).resume().execute()).containsKey(NAME);

        assertEnded(second);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void what_a_node_has_dropped_and_no_block_can_take_any_more_frees_its_funds(boolean isNewProcess) {
        fake.ledger().dropNext("the mempool was full");
        assertThatThrownBy(pay(first)::execute).isInstanceOf(TxUnconfirmedException.class);
        pass();
        Wallet later = isNewProcess ? newWallet() : first;

        assertThat(later.payments(store).resume().execute()).containsKey(NAME);

        assertEnded(later);
    }

    @Test
    void a_request_without_a_name_ends_too() {
        fake.ledger().dropNext("the mempool was full");
        TxRequest request = delegation(first);
        assertThatThrownBy(request.issue().timeout(SOON)::execute).isInstanceOf(TxUnconfirmedException.class);
        pass();

        assertThatThrownBy(request.issue().timeout(SOON)::execute)
                .isInstanceOfSatisfying(
                        InvalidRequestException.class,
                        e -> assertThat(e.argument()).isEqualTo("end"));

        assertThat(first.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    /** It may be in a block that the node which says so does not know yet. */
    @Test
    void what_a_node_has_dropped_just_before_its_time_is_over_may_be_accepted() {
        fake.ledger().dropNext("the mempool was full", 100_000);
        assertThatThrownBy(pay(first)::execute).isInstanceOf(TxUnconfirmedException.class);
        fake.ledger().time(END.plus(Duration.ofMinutes(9)));

        assertThatThrownBy(pay(first)::execute)
                .isInstanceOf(TxUnconfirmedException.class)
                .matches(e -> ((AvalancheException) e).isTransient());
    }

    @Test
    void what_was_accepted_in_time_is_found_after_it() {
        fake.ledger().dropNext("the mempool was full", 100_000);
        assertThatThrownBy(pay(first)::execute).isInstanceOf(TxUnconfirmedException.class);
        fake.ledger().release();
        pass();

        IssuedTx paid = pay(newWallet()).execute();

        assertThat(fake.ledger().accepted()).containsExactly(paid.id().toString());
    }

    /** Another party has completed its draft, and the node shows no blocks. */
    @Test
    void what_was_accepted_in_time_with_other_signatures_is_not_called_over() {
        TxRequest request = delegation(first);
        SignedTx others = SignedTx.of(request.prepare().execute().built()).sign(new RandomSigner("11".repeat(32)));
        fake.ledger().dropNext("the mempool was full");
        assertThatThrownBy(first.payments(store).pay(NAME, request).timeout(SOON)::execute)
                .isInstanceOf(TxUnconfirmedException.class);
        assertThat(newWallet().issue(others).execute()).isEqualTo(others);
        fake.on("platform.getBlockByHeight").respondError(-32000, "not found").always();
        pass();

        assertThatThrownBy(pay(newWallet())::execute).isInstanceOf(TxUnconfirmedException.class);
    }
}
