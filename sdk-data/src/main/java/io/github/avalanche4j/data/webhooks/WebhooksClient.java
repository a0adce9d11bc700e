package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.internal.paging.RestChannel;

/** The webhooks of an organisation: messages that the data service sends to a URL when something happens on a chain. */
public final class WebhooksClient {
    private final RestChannel channel;

    /**
     * A client of the webhooks of the key's organisation; see {@code DataClient.webhooks}.
     *
     * @param channel what carries its calls
     */
    public WebhooksClient(Channel channel) {
        this.channel = RestChannel.of(channel);
    }

    /**
     * {@return the secret that deliveries are signed with} It ends in an {@link ApiException.NotFound} before the first one
     * was generated.
     */
    public Call<WebhookSecret> sharedSecret() {
        return channel.call(WebhookEndpoints.GET_SHARED_SECRET, null);
    }

    /**
     * {@return the call that generates the secret, or another one in its place} The one before is void at once, so the call is
     * not repeated after a failure that may have come behind the change; {@link #sharedSecret} then tells which one holds.
     */
    public Call<WebhookSecret> rotateSharedSecret() {
        return channel.call(WebhookEndpoints.ROTATE_SHARED_SECRET, null);
    }

    /** {@return the service's address} */
    @Override
    public String toString() {
        return "WebhooksClient[" + channel.transport().server() + "]";
    }
}
