package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.internal.ComputeUnits;

/** The endpoints of webhooks. */
final class WebhookEndpoints {
    private static final Decoder<WebhookSecret> SECRET =
            Decoder.field("secret", String.class).map(WebhookSecret::received);

    static final Endpoint.Rest<WebhookSecret> GET_SHARED_SECRET = Endpoint.rest(
                    "data.getSharedSecret", "GET", "/v1/webhooks:getSharedSecret", SECRET)
            .asSensitive()
            .withUnits(ComputeUnits.SMALL);
    // a second request would create another secret and invalidate the first
    static final Endpoint.Rest<WebhookSecret> ROTATE_SHARED_SECRET = Endpoint.rest(
                    "data.generateOrRotateSharedSecret", "POST", "/v1/webhooks:generateOrRotateSharedSecret", SECRET)
            .asSensitive()
            .notIdempotent()
            .withUnits(ComputeUnits.MEDIUM);

    private static final String ONE = "/v1/webhooks/{id}";

    // a second request would create a second webhook
    static final Endpoint.Rest<Webhook> CREATE = Endpoint.post("data.createWebhook", "/v1/webhooks", Webhook.class)
            .notIdempotent()
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<Webhook, NoSummary> LIST = ListEndpoint.of(
                    "data.listWebhooks", "/v1/webhooks", "webhooks", Webhook.class, 100)
            .withUnits(ComputeUnits.SMALL);
    static final Endpoint.Rest<Webhook> GET =
            Endpoint.get("data.getWebhook", ONE, Webhook.class).withUnits(ComputeUnits.SMALL);
    static final Endpoint.Rest<Webhook> DEACTIVATE =
            Endpoint.delete("data.deactivateWebhook", ONE, Webhook.class).withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<Webhook> UPDATE =
            Endpoint.patch("data.updateWebhook", ONE, Webhook.class).withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<Webhook> ADD_ADDRESSES = Endpoint.patch(
                    "data.addAddressesToWebhook", ONE + "/addresses", Webhook.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<Webhook> REMOVE_ADDRESSES = Endpoint.delete(
                    "data.removeAddressesFromWebhook", ONE + "/addresses", Webhook.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<EvmAddress, WebhookAddressSummary> ADDRESSES = ListEndpoint.of(
                    "data.getAddressesFromWebhook", ONE + "/addresses", "addresses", EvmAddress.class, 100)
            .withSummary(WebhookAddressSummary.class)
            .withUnits(ComputeUnits.MEDIUM);

    private WebhookEndpoints() {}
}
