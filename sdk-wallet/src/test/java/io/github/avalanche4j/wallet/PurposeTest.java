package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A name belongs to a purpose, so a later process must find the same one for an equal request. */
class PurposeTest extends WalletTestBase {
    private final Wallet wallet = newWallet();
    private final Wallet ofLaterProcess = newWallet();

    private static Bech32Address key(int number) {
        return PrivateKey.parse(String.format("%064x", number)).publicKey().address("P", Network.LOCAL);
    }

    @Test
    void equal_requests_have_one_purpose_in_any_order_of_recipients() {
        Map<Bech32Address, NAvax> payments = new LinkedHashMap<>();
        payments.put(key(1), NAvax.of(1));
        payments.put(key(2), NAvax.of(2));
        Map<Bech32Address, NAvax> reversed = new LinkedHashMap<>();
        reversed.put(key(2), NAvax.of(2));
        reversed.put(key(1), NAvax.of(1));
        TxRequest request = wallet.p().transfer(payments);
        payments.clear();

        assertThat(request.purpose())
                .isEqualTo(ofLaterProcess.p().transfer(reversed).purpose())
                .isNotEqualTo(wallet.p().transfer(NAvax.of(1), key(1)).purpose());
    }

    @Test
    void stakes_that_are_described_alike_have_one_purpose() {
        assertThat(delegation(wallet, 5).purpose())
                .isEqualTo(delegation(ofLaterProcess, 5).purpose())
                .isNotEqualTo(delegation(wallet, 6).purpose())
                .contains("5000000000");
    }

    private static TxRequest delegation(Wallet wallet, int avax) {
        return wallet.p()
                .delegate(d -> d.node(NodeId.of(Bytes.of(new byte[20])))
                        .end(Instant.ofEpochSecond(2_000_000_000))
                        .stake(NAvax.ofAvax(Integer.toString(avax)))
                        .rewardsOwner(key(1)));
    }

    @Test
    void requests_of_other_chains_and_amounts_differ() {
        assertThat(wallet.p().exportTo(Chain.C, NAvax.of(5), key(1)).purpose())
                .isNotEqualTo(wallet.x()
                        .exportTo(Chain.C, NAvax.of(5), Bech32Address.of("X", Network.LOCAL, key(1).bytes()))
                        .purpose())
                .isNotEqualTo(wallet.p().exportTo(Chain.C, NAvax.of(6), key(1)).purpose());
    }
}
