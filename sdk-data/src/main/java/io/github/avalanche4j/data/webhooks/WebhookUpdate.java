package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.InvalidRequestException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** A change of a webhook; settings that are not set stay as they are. */
public final class WebhookUpdate {
    private WebhookUpdate() {}

    static Map<String, Object> body(Consumer<? super Builder> settings) {
        Builder builder = new Builder();
        Objects.requireNonNull(settings, "update").accept(builder);
        if (builder.body.isEmpty()) {
            throw new InvalidRequestException("update", "", "at least one change");
        }
        return builder.body;
    }

    /** Sets what changes. */
    public static final class Builder {
        private final Map<String, Object> body = new LinkedHashMap<>();

        private Builder() {}

        /**
         * Sets the URL to deliver to.
         *
         * @param url an http or https URL that the service reaches
         */
        public Builder url(String url) {
            return put("url", WebhookFields.url("url", url));
        }

        /**
         * Names the webhook.
         *
         * @param name any text
         */
        public Builder name(String name) {
            return put("name", name);
        }

        /**
         * Describes the webhook.
         *
         * @param description any text
         */
        public Builder description(String description) {
            return put("description", description);
        }

        /** Activates or deactivates the webhook. */
        public Builder status(WebhookStatus status) {
            return put("status", status);
        }

        /** Sets whether internal transactions are delivered; only for EVM chains. */
        public Builder includeInternalTxs(boolean include) {
            return put("includeInternalTxs", include);
        }

        /** Sets whether logs are delivered; only for EVM chains. */
        public Builder includeLogs(boolean include) {
            return put("includeLogs", include);
        }

        private Builder put(String field, Object value) {
            body.put(field, Objects.requireNonNull(value, field));
            return this;
        }
    }
}
