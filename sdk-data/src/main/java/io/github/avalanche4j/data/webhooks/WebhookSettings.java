package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.codegen.Settings;

/** The settings of all kinds of webhooks. */
public interface WebhookSettings<B> {
    /**
     * Sets the URL to deliver to.
     *
     * @param url an http or https URL that the service reaches
     */
    B url(String url);

    /**
     * Names the webhook.
     *
     * @param name any text
     */
    @Settings.AnyText
    B name(String name);

    /**
     * Describes the webhook.
     *
     * @param description any text
     */
    @Settings.AnyText
    B description(String description);

    /**
     * Limits it to transactions with these events of contracts. Repeated calls add to them.
     *
     * @param signatures their signatures, in hex with {@code 0x}: 4 or 32 bytes
     */
    B addEventSignatures(String... signatures);

    /** As {@code addEventSignatures}, from a collection. */
    B addAllEventSignatures(Iterable<String> signatures);
}
