package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A webhook to be created for addresses of the primary network. */
public final class PrimaryNetworkWebhook {
    private PrimaryNetworkWebhook() {}

    static Map<String, Object> body(Consumer<? super Builder> settings) {
        Builder builder = new Builder();
        Objects.requireNonNull(settings, "webhook").accept(builder);
        return builder.body();
    }

    /** Describes the webhook. A URL, a network, a chain, and at least one address and one event are required. */
    public static final class Builder extends WebhookFields<Builder> {
        private final List<Bech32Address> keys = new ArrayList<>();
        private final List<AddressSubEvent> subEvents = new ArrayList<>();
        private @Nullable Network network;

        private Builder() {
            super(WebhookEventType.PRIMARY_NETWORK_ADDRESS_ACTIVITY);
        }

        @Override
        Builder self() {
            return this;
        }

        /**
         * Sets network and chain.
         *
         * @param network {@link Network#MAINNET} or {@link Network#FUJI}
         * @param chain the chain, by its id on that network
         */
        public Builder chain(Network network, PrimaryNetworkChain chain) {
            this.network = RequestChecks.hosted(network);
            body.put("network", network);
            body.put("chainId", Objects.requireNonNull(chain, "chain"));
            return this;
        }

        /**
         * Watches these addresses. Repeated calls add to them.
         *
         * @param watched X- or P-Chain addresses of the network
         */
        public Builder addAddresses(Bech32Address... watched) {
            return addAllAddresses(List.of(watched));
        }

        /** As {@link #addAddresses}, from a collection. */
        public Builder addAllAddresses(Iterable<? extends Bech32Address> watched) {
            watched.forEach(each -> keys.add(Objects.requireNonNull(each, "addresses")));
            return this;
        }

        /** Watches the addresses for these events. Repeated calls add to them. */
        public Builder addSubEvents(AddressSubEvent... events) {
            subEvents.addAll(List.of(events));
            return this;
        }

        /**
         * Sets the threshold of a balance.
         *
         * @param amount the amount
         */
        public Builder balanceThreshold(BalanceType balance, NAvax amount) {
            metadata.put(
                    "balanceThresholdFilter",
                    Map.of(
                            "balanceType", Objects.requireNonNull(balance, "balance"),
                            "balanceThreshold", Objects.requireNonNull(amount, "amount")));
            return this;
        }

        private Map<String, Object> body() {
            Network of = network;
            if (of == null) {
                throw new InvalidRequestException("chain", "", "set");
            }
            RequestChecks.addresses("addresses", keys, of);
            if (subEvents.isEmpty()) {
                throw new InvalidRequestException("subEvents", "", "at least one");
            }
            metadata.put("keyType", WebhookKeyType.ADDRESSES);
            metadata.put("keys", keys);
            metadata.put("subEvents", Map.of("addressActivitySubEvents", subEvents));
            return body("addresses", keys);
        }
    }
}
