package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.internal.wire.Settings;

/** The settings of all kinds of webhooks. */
public interface WebhookSettings<B> {
    /** Sets the URL to deliver to: http or https, and reachable for the service. */
    B url(String url);

    /** Names the webhook. */
    @Settings.AnyText
    B name(String name);

    /** Describes the webhook. */
    @Settings.AnyText
    B description(String description);

    /**
     * Limits it to transactions with these events of contracts: signatures in hex with {@code 0x}, of 4 or 32 bytes.
     * Repeated calls add to them.
     */
    B addEventSignatures(String... signatures);

    /** As {@code addEventSignatures}, from a collection. */
    B addAllEventSignatures(Iterable<String> signatures);
}
