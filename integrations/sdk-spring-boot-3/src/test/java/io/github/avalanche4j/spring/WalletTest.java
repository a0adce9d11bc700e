package io.github.avalanche4j.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FakeNodeExtension.class)
class WalletTest {
    private static final Signer SIGNER = LocalSigner.of(PrivateKey.generate());

    @Test
    void without_a_signer_or_a_node_there_is_no_wallet(FakeNode node) {
        Contexts.runner()
                .withPropertyValues("avalanche.node.url=" + node.url())
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean(Wallet.class));
        Contexts.runner()
                .withBean(Signer.class, () -> SIGNER)
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean(Wallet.class));
    }

    @Test
    void a_customizer_changes_the_options(FakeNode node) {
        Bech32Address payer = SIGNER.publicKey().address("P", Network.LOCAL);
        node.ledger().fund(payer.toString(), 1_000_000_000);
        Contexts.runner()
                .withPropertyValues("avalanche.node.url=" + node.url())
                .withBean(Signer.class, () -> SIGNER)
                .withBean(WalletCustomizer.class, () -> options -> options.maxFee(NAvax.of(1)))
                .run(context -> {
                    Wallet wallet = context.getBean(Wallet.class);
                    assertThatThrownBy(() -> wallet.pay(wallet.p().transfer(NAvax.of(1), payer))
                                    .execute())
                            .hasMessageContaining("at most 0.000000001 AVAX, the wallet's maxFee");
                });
    }

    @Test
    void a_wallet_of_the_application_is_left_alone(FakeNode node) {
        Contexts.runner()
                .withPropertyValues("avalanche.node.url=" + node.url())
                .withBean(Signer.class, () -> SIGNER)
                .withBean("own", Wallet.class, () -> Wallet.of(NodeClient.create(node.url()), SIGNER))
                .run(context -> assertThat(context).hasSingleBean(Wallet.class).hasBean("own"));
    }
}
