package io.github.avalanche4j.spring;

import io.github.avalanche4j.wallet.WalletOptions;

/** Changes the options of the wallet that the auto-configuration makes; beans are called in the order of {@code @Order}. */
@FunctionalInterface
public interface WalletCustomizer {
    /**
     * Changes the options of the wallet.
     *
     * @param options the wallet's options
     */
    void customize(WalletOptions options);
}
