package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Instant;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** A recipient is an address of the chain where it will own; another one is refused before anything is sent. */
class RecipientsTest extends WalletTestBase {
    private static final NAvax ONE = NAvax.ofAvax("1");

    private Bech32Address on(String chain) {
        return signer.publicKey().address(chain, Network.LOCAL);
    }

    private OutputOwners owner(String chain) {
        return new OutputOwners(Instant.EPOCH, 1, List.of(on(chain)));
    }

    @Test
    void an_address_of_another_chain_is_refused_by_the_method_that_takes_it() {
        Wallet wallet = newWallet();
        refused("to", "P", on("X"), () -> wallet.p().transfer(ONE, on("X")));
        refused("to", "X", on("P"), () -> wallet.x().transfer(ONE, on("P")));
        refused("to", "X", on("P"), () -> wallet.p().exportTo(Chain.X, ONE, on("P")));
        refused("to", "C", on("X"), () -> wallet.p().exportTo(Chain.C, ONE, on("X")));
        refused("to", "P", on("X"), () -> wallet.x().exportTo(Chain.P, ONE, on("X")));
        refused("to", "P", on("C"), () -> wallet.c().exportTo(Chain.P, ONE, on("C")));
        refused("to", "P", on("X"), () -> wallet.p().importFrom(Chain.X, on("X")));
        refused("to", "X", on("P"), () -> wallet.x().importFrom(Chain.P, on("P")));
        refused("owner.addresses", "P", on("X"), () -> wallet.p().createSubnet(owner("X")));
        refused("rewardsOwner.addresses", "P", on("X"), () -> wallet.p().delegate(d -> d.rewardsOwner(on("X"))));

        assertThat(fake.received()).isEmpty();
    }

    private static void refused(String argument, String chain, Bech32Address address, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOf(InvalidRequestException.class)
                .hasMessage(argument + " must be an address of the " + chain + "-Chain, which begins with " + chain
                        + "-, but is '" + address + "'; nothing was sent");
    }

    @Test
    void an_export_to_the_c_chain_goes_to_a_key_whose_address_may_have_either_chain() {
        fake.ledger().fund(on("P").toString(), 9_000_000_000L).fund(on("P").toString(), 9_000_000_000L);
        Wallet wallet = newWallet();
        Bech32Address bare = Bech32Address.of(Network.LOCAL, on("C").bytes());

        for (Bech32Address to : List.of(on("C"), on("P"), bare)) {
            assertThat(wallet.p().exportTo(Chain.C, ONE, to).issue().execute().id())
                    .isNotNull();
        }
        assertThat(node.avax().utxos(List.of(on("C")), "P")).hasSize(3);
    }

    @Test
    void an_address_of_another_network_is_refused_when_the_network_is_known() {
        Bech32Address fuji = Bech32Address.of("P", Network.FUJI, on("P").bytes());
        fake.ledger().fund(on("P").toString(), 9_000_000_000L);

        assertThatThrownBy(() -> newWallet().p().transfer(ONE, fuji).prepare().execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("an address of this network, local1…, but is '" + fuji + "'");
    }
}
