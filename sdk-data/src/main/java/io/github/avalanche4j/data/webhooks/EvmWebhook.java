package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** A webhook to be created for addresses on an EVM chain. */
public final class EvmWebhook {
    private EvmWebhook() {}

    static Map<String, Object> body(Consumer<? super Builder> settings) {
        Builder builder = new Builder();
        Objects.requireNonNull(settings, "webhook").accept(builder);
        return builder.body();
    }

    /** Describes the webhook. A URL, a chain and at least one address are required. */
    public static final class Builder extends WebhookFields<Builder> {
        private final List<EvmAddress> addresses = new ArrayList<>();

        private Builder() {
            super(WebhookEventType.ADDRESS_ACTIVITY);
        }

        @Override
        Builder self() {
            return this;
        }

        /**
         * Sets the chain.
         *
         * @param chainId its EVM chain id, such as {@code 43114}
         */
        public Builder chainId(String chainId) {
            body.put("chainId", Require.notBlank("chainId", chainId));
            return this;
        }

        /**
         * Watches these addresses. Repeated calls add to them.
         *
         * @param watched the plan limits their number
         */
        public Builder addAddresses(EvmAddress... watched) {
            return addAllAddresses(List.of(watched));
        }

        /** As {@link #addAddresses}, from a collection. */
        public Builder addAllAddresses(Iterable<? extends EvmAddress> watched) {
            watched.forEach(each -> addresses.add(RequestChecks.evmAddress("addresses", each)));
            return this;
        }

        /** Delivers internal transactions too; the service has them for the C-Chain only. */
        public Builder includeInternalTxs(boolean include) {
            body.put("includeInternalTxs", include);
            return this;
        }

        /** Delivers logs too. */
        public Builder includeLogs(boolean include) {
            body.put("includeLogs", include);
            return this;
        }

        private Map<String, Object> body() {
            need("chainId", body.get("chainId"));
            metadata.put("addresses", addresses);
            return body("addresses", addresses);
        }
    }
}
