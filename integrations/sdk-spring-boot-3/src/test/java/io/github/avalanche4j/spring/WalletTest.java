package io.github.avalanche4j.spring;

import static org.assertj.core.api.Assertions.assertThat;

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
    void a_node_and_a_signer_give_a_wallet(FakeNode node) {
        Contexts.runner()
                .withPropertyValues("avalanche.node.url=" + node.url())
                .withBean(Signer.class, () -> SIGNER)
                .run(context -> assertThat(context).hasSingleBean(Wallet.class));
    }

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
    void a_wallet_of_the_application_is_left_alone(FakeNode node) {
        Contexts.runner()
                .withPropertyValues("avalanche.node.url=" + node.url())
                .withBean(Signer.class, () -> SIGNER)
                .withBean("own", Wallet.class, () -> Wallet.of(NodeClient.create(node.url()), SIGNER))
                .run(context -> assertThat(context).hasSingleBean(Wallet.class).hasBean("own"));
    }
}
