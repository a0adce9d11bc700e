package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.data.internal.ComputeUnits;

/** What is known of the endpoints of webhooks. */
final class WebhookEndpoints {
    private static final Decoder<WebhookSecret> SECRET =
            Decoder.field("secret", String.class).map(WebhookSecret::received);

    static final Endpoint.Rest<WebhookSecret> GET_SHARED_SECRET = Endpoint.rest(
                    "data.getSharedSecret", "GET", "/v1/webhooks:getSharedSecret", SECRET)
            .asSensitive()
            .costing(ComputeUnits.SMALL);
    // a second request would make a second secret, and the first would be void
    static final Endpoint.Rest<WebhookSecret> ROTATE_SHARED_SECRET = Endpoint.rest(
                    "data.generateOrRotateSharedSecret", "POST", "/v1/webhooks:generateOrRotateSharedSecret", SECRET)
            .asSensitive()
            .notIdempotent()
            .costing(ComputeUnits.MEDIUM);

    private WebhookEndpoints() {}
}
