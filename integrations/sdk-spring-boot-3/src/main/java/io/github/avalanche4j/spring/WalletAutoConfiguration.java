package io.github.avalanche4j.spring;

import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.key.Signer;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** A wallet of the application's signers and its store. No property holds a private key: a signer is the application's own bean. */
@AutoConfiguration(after = AvalancheAutoConfiguration.class)
@ConditionalOnClass(Wallet.class)
class WalletAutoConfiguration {
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnBean(Signer.class)
    @ConditionalOnSingleCandidate(NodeClient.class)
    static class WithSigners {
        @Bean
        @ConditionalOnMissingBean
        Wallet avalancheWallet(
                NodeClient node,
                ObjectProvider<Signer> signers,
                ObjectProvider<PaymentStore> store,
                ObjectProvider<WalletCustomizer> customizers) {
            return Wallet.of(
                    node,
                    options -> {
                        store.ifAvailable(options::store);
                        customizers.orderedStream().forEach(each -> each.customize(options));
                    },
                    signers.orderedStream().toArray(Signer[]::new));
        }
    }
}
