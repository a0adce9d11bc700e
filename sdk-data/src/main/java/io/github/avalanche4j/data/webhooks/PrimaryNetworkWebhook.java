package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;

/**
 * A webhook to be created for addresses of the primary network. A URL, a network, a chain, and at least one address and
 * one event are required.
 */
@Settings(
        value = "webhook",
        requires = {"url", "chain", "addresses", "subEvents"})
public interface PrimaryNetworkWebhook extends WebhookSettings<PrimaryNetworkWebhook> {
    /** Sets the network, {@link Network#MAINNET} or {@link Network#FUJI}, and the chain, by its id on that network. */
    PrimaryNetworkWebhook chain(Network network, PrimaryNetworkChain chain);

    /** Watches these X- or P-Chain addresses of the network. Repeated calls add to them. */
    PrimaryNetworkWebhook addAddresses(Bech32Address... watched);

    /** As {@link #addAddresses}, from a collection. */
    PrimaryNetworkWebhook addAllAddresses(Iterable<? extends Bech32Address> watched);

    /** Watches the addresses for these events. Repeated calls add to them. */
    PrimaryNetworkWebhook addSubEvents(AddressSubEvent... events);

    /** Sets the threshold of a balance. */
    PrimaryNetworkWebhook balanceThreshold(BalanceType balance, NAvax amount);
}
