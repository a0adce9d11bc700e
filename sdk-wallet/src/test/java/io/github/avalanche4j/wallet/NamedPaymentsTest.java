package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What a user can do with a name: pay, move, cancel, and run each of them again, in this process or the next. */
@Timeout(60)
class NamedPaymentsTest extends WalletTestBase {
    private final PaymentStore store = PaymentStore.inMemory();

    private Wallet process() {
        return newWallet(options -> options.store(store));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_name_pays_once_and_returns_the_same_transaction_from_then_on(Chain chain) {
        fund(chain, 2);
        Wallet wallet = process();

        IssuedTx paid = wallet.pay("salary", payment(wallet, chain)).execute();

        assertThat(wallet.pay("salary", payment(wallet, chain)).execute()).isEqualTo(paid);
        Wallet next = process();
        assertThat(next.pay("salary", payment(next, chain)).execute()).isEqualTo(paid);
        assertThat(next.unfinished()).isEmpty();
        assertPaid(chain, 2, List.of(paid));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_request_without_a_name_pays_once_for_the_object(Chain chain) {
        fund(chain, 3);
        Wallet wallet = process();
        TxRequest request = payment(wallet, chain);

        IssuedTx paid = wallet.pay(request).execute();
        assertThat(wallet.pay(request).execute()).isEqualTo(paid);
        IssuedTx second = wallet.pay(payment(wallet, chain)).execute();

        assertPaid(chain, 3, List.of(paid, second));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_process_that_ended_before_it_sent_leaves_what_the_next_one_sends(Chain chain) {
        fund(chain, 2);
        Wallet wallet = process();
        assertNotReceived(chain, wallet.pay("salary", payment(wallet, chain)));
        assertThat(wallet.unfinished()).hasSize(1);

        Wallet next = process();
        assertThat(next.resume().execute()).isEmpty();

        IssuedTx paid = next.pay("salary", payment(next, chain)).execute();
        assertPaid(chain, 2, List.of(paid));
    }

    @ParameterizedTest
    @CsvSource({"P, X", "P, C", "X, P", "X, C", "C, P", "C, X"})
    void a_move_is_one_export_and_one_import(Chain from, Chain to) {
        fund(from, 2);
        Wallet wallet = process();

        IssuedTx moved = wallet.move("refill", from, to, AMOUNT).execute();

        assertThat(moved.chain()).isEqualTo(to);
        Wallet next = process();
        assertThat(next.move("refill", from, to, AMOUNT).execute()).isEqualTo(moved);
        assertThat(fake.ledger().accepted()).hasSize(2);
        assertThat(balance(to)).isEqualTo(AMOUNT.minus(moved.fee()).toBigInteger());
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_name_that_was_cancelled_before_it_began_never_pays(Chain chain) {
        fund(chain, 2);
        Wallet wallet = process();

        assertThat(wallet.cancel("salary").execute()).isEmpty();

        assertThatThrownBy(() -> wallet.pay("salary", payment(wallet, chain)).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("cancelled");
        assertThat(wallet.cancel("salary").execute()).isEmpty();
        assertThat(fake.ledger().accepted()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void what_no_node_received_is_cancelled_by_a_transaction_that_pays_nobody(Chain chain) {
        fund(chain, 2);
        Wallet wallet = process();
        assertNotReceived(chain, wallet.pay("salary", payment(wallet, chain)));

        assertThat(process().cancel("salary").execute()).isEmpty();

        assertThat(fake.ledger().accepted()).hasSize(1);
        assertThat(received(chain)).isZero();
        assertThatThrownBy(() -> wallet.pay("salary", payment(wallet, chain)).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("cancelled");
        assertThat(store.unfinished()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void what_has_paid_cannot_be_cancelled(Chain chain) {
        fund(chain, 2);
        Wallet wallet = process();
        IssuedTx paid = wallet.pay("salary", payment(wallet, chain)).execute();

        assertThat(wallet.cancel("salary").execute()).contains(paid);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_built_transaction_is_signed_and_sent_any_number_of_times(Chain chain) {
        fund(chain, 2);
        Wallet wallet = process();
        BuiltTx built = wallet.build(payment(wallet, chain)).execute();
        SignedTx signed = wallet.sign(built).execute();

        assertThat(wallet.send(signed).execute()).isEqualTo(signed);
        assertThat(process().send(signed).execute()).isEqualTo(signed);

        assertThat(fake.ledger().accepted()).containsExactly(signed.id().toString());
    }

    @Test
    void a_name_belongs_to_one_payment() {
        fund(Chain.P, 2);
        Wallet wallet = process();
        assertThat(Optional.of(wallet.pay("salary", payment(wallet, Chain.P)).execute()))
                .isPresent();

        assertThatThrownBy(() ->
                        wallet.pay("salary", payment(wallet, Chain.P, THIRD)).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("it belongs to p.transfer(");
    }
}
