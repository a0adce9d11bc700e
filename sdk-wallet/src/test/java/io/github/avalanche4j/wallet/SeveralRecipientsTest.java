package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** One transaction that pays several recipients. */
class SeveralRecipientsTest extends WalletTestBase {
    private final FakeLedger ledger = fake.ledger();

    private static Bech32Address key(int number, String chain) {
        return PrivateKey.parse(String.format("%064x", number)).publicKey().address(chain, Network.LOCAL);
    }

    private static Map<Bech32Address, NAvax> payments(String chain, int... keys) {
        Map<Bech32Address, NAvax> payments = new LinkedHashMap<>();
        for (int key : keys) {
            payments.put(key(key, chain), NAvax.of(key * 1_000_000L));
        }
        return payments;
    }

    private void fund(String chain) {
        ledger.fund(signer.publicKey().address(chain, Network.LOCAL).toString(), 1_000_000_000);
    }

    @Test
    void each_gets_its_amount_on_the_p_and_on_the_x_chain() {
        fund("P");
        fund("X");

        newWallet().p().transfer(payments("P", 3, 1, 2)).issue().execute();
        newWallet().x().transfer(payments("X", 3, 1, 2)).issue().execute();

        assertThat(ledger.accepted()).hasSize(2);
        for (int key = 1; key <= 3; key++) {
            assertThat(ledger.balance(key(key, "P").toString())).isEqualTo(key + "000000");
            assertThat(ledger.balance(key(key, "X").toString())).isEqualTo(key + "000000");
        }
    }

    @Test
    void the_order_of_recipients_and_a_later_change_of_the_map_change_nothing() {
        fund("P");
        Map<Bech32Address, NAvax> payments = payments("P", 1, 2, 3);
        TxRequest request = newWallet().p().transfer(payments);
        payments.clear();

        assertThat(request.prepare().execute().built().bytes())
                .isEqualTo(newWallet()
                        .p()
                        .transfer(payments("P", 3, 2, 1))
                        .prepare()
                        .execute()
                        .built()
                        .bytes());
    }

    @Test
    void payments_to_no_recipient_or_twice_to_the_same_are_refused_before_anything_is_sent() {
        PChainWallet p = newWallet().p();
        Map<Bech32Address, NAvax> twice = payments("P", 1);
        twice.put(Bech32Address.of(Network.LOCAL, key(1, "P").bytes()), NAvax.of(5));

        assertThatThrownBy(() -> p.transfer(Map.of()))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("payments must be at least one");
        assertThatThrownBy(() -> p.transfer(twice)).hasMessageContaining("to must be named once");
        assertThatThrownBy(() -> p.transfer(payments("X", 1))).hasMessageContaining("an address of the P-Chain");
        assertThatThrownBy(() -> p.transfer(Map.of(key(1, "P"), NAvax.ZERO)))
                .hasMessageContaining("amount must be more than nothing, but is '0 AVAX'");
        assertThatThrownBy(() -> p.transfer(Collections.singletonMap(key(1, "P"), null)))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("amount");
        assertThatThrownBy(() -> p.transfer(NAvax.of(1), null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("to");
        assertThat(fake.received()).isEmpty();
    }
}
