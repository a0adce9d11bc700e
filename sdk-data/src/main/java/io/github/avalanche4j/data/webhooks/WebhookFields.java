package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.InvalidRequestException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The settings of all kinds of webhooks. {@code B} is the builder that inherits them. */
abstract sealed class WebhookFields<B>
        permits EvmWebhook.Builder, PrimaryNetworkWebhook.Builder, ValidatorWebhook.Builder {
    final Map<String, Object> body = new LinkedHashMap<>();
    final Map<String, Object> metadata = new LinkedHashMap<>();
    private final List<String> eventSignatures = new ArrayList<>();

    WebhookFields(WebhookEventType type) {
        body.put("eventType", type);
    }

    abstract B self();

    /**
     * Sets the URL to deliver to.
     *
     * @param url an http or https URL that the service reaches
     */
    public B url(String url) {
        body.put("url", url("url", url));
        return self();
    }

    /**
     * Names the webhook.
     *
     * @param name any text
     */
    public B name(String name) {
        body.put("name", Objects.requireNonNull(name, "name"));
        return self();
    }

    /**
     * Describes the webhook.
     *
     * @param description any text
     */
    public B description(String description) {
        body.put("description", Objects.requireNonNull(description, "description"));
        return self();
    }

    /**
     * Limits it to transactions with these events of contracts. Repeated calls add to them.
     *
     * @param signatures their signatures, in hex with {@code 0x}: 4 or 32 bytes
     */
    public B addEventSignatures(String... signatures) {
        return addAllEventSignatures(List.of(signatures));
    }

    /** As {@code addEventSignatures}, from a collection. */
    public B addAllEventSignatures(Iterable<String> signatures) {
        for (String each : signatures) {
            if (!Objects.requireNonNull(each, "eventSignatures").matches("0x([0-9a-fA-F]{8}|[0-9a-fA-F]{64})")) {
                throw new InvalidRequestException("eventSignatures", each, "0x and 8 or 64 hex digits");
            }
            eventSignatures.add(each);
        }
        return self();
    }

    /** The body; {@code watched} lists what the webhook watches. */
    final Map<String, Object> body(String argument, Collection<?> watched) {
        need("url", body.get("url"));
        if (watched.isEmpty()) {
            throw new InvalidRequestException(argument, "", "at least one");
        }
        if (!eventSignatures.isEmpty()) {
            metadata.put("eventSignatures", eventSignatures);
        }
        body.put("metadata", metadata);
        return body;
    }

    static void need(String argument, @Nullable Object value) {
        if (value == null) {
            throw new InvalidRequestException(argument, "", "set");
        }
    }

    static String url(String argument, String url) {
        Objects.requireNonNull(url, argument);
        try {
            URI parsed = URI.create(url);
            String scheme = String.valueOf(parsed.getScheme());
            if (parsed.getHost() != null && (scheme.equals("https") || scheme.equals("http"))) {
                return url;
            }
        } catch (IllegalArgumentException e) {
            // reported below, with the text
        }
        throw new InvalidRequestException(argument, url, "an http or https URL with a host");
    }
}
