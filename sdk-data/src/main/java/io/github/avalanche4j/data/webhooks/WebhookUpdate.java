package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.internal.wire.Settings;

/** A change of a webhook; settings that are not set stay as they are. */
@Settings("update")
public interface WebhookUpdate {
    /** Sets the URL to deliver to: http or https, and reachable for the service. */
    WebhookUpdate url(String url);

    /** Names the webhook. */
    @Settings.AnyText
    WebhookUpdate name(String name);

    /** Describes the webhook. */
    @Settings.AnyText
    WebhookUpdate description(String description);

    /** Activates or deactivates the webhook. */
    WebhookUpdate status(WebhookStatus status);

    /** Sets whether internal transactions are delivered; only for EVM chains. */
    WebhookUpdate includeInternalTxs(boolean include);

    /** Sets whether logs are delivered; only for EVM chains. */
    WebhookUpdate includeLogs(boolean include);
}
