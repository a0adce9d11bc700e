package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.EvmAddress;

/** A webhook to be created for addresses on an EVM chain. A URL, a chain and at least one address are required. */
@Settings(
        value = "webhook",
        requires = {"url", "chainId", "addresses"})
public interface EvmWebhook extends WebhookSettings<EvmWebhook> {
    /** Sets the chain, by its EVM chain id, such as {@code 43114}. */
    EvmWebhook chainId(String chainId);

    /** Watches these addresses, whose number the plan limits. Repeated calls add to them. */
    EvmWebhook addAddresses(EvmAddress... watched);

    /** As {@link #addAddresses}, from a collection. */
    EvmWebhook addAllAddresses(Iterable<? extends EvmAddress> watched);

    /** Delivers internal transactions too; the service has them for the C-Chain only. */
    EvmWebhook includeInternalTxs(boolean include);

    /** Delivers logs too. */
    EvmWebhook includeLogs(boolean include);
}
