package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.internal.access.DataClients;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * The webhooks of an organization: messages that the data service sends to a URL when something happens on a chain. A
 * setting that is missing or malformed, and an id that cannot be part of a path, is refused with an {@link
 * InvalidRequestException}.
 */
public final class WebhooksClient {
    private final RestChannel channel;

    static {
        DataClients.WEBHOOKS.set(WebhooksClient::new);
    }

    WebhooksClient(RestChannel channel) {
        this.channel = channel;
    }

    /**
     * {@return the secret that deliveries are signed with} The call fails with an {@link ApiException.NotFound}
     * before the first one is generated.
     */
    public Call<WebhookSecret> sharedSecret() {
        return channel.call(WebhookEndpoints.GET_SHARED_SECRET, null);
    }

    /**
     * {@return a call that generates the secret, or replaces it} The previous secret becomes invalid at once, so the
     * request is not repeated if the service may have acted on it; {@link #sharedSecret} returns the valid one.
     */
    public Call<WebhookSecret> rotateSharedSecret() {
        return channel.call(WebhookEndpoints.ROTATE_SHARED_SECRET, null);
    }

    /**
     * {@return a call that creates a webhook for addresses on an EVM chain} Each run creates one, so the request is not
     * repeated if the service may have acted on it.
     */
    public Call<Webhook> createForEvm(Consumer<? super EvmWebhook> webhook) {
        return channel.send(WebhookEndpoints.CREATE, WebhookBody.forEvm(webhook));
    }

    /** As {@link #createForEvm}, for addresses of the primary network. */
    public Call<Webhook> createForPrimaryNetwork(Consumer<? super PrimaryNetworkWebhook> webhook) {
        return channel.send(WebhookEndpoints.CREATE, WebhookBody.forPrimaryNetwork(webhook));
    }

    /** As {@link #createForEvm}, for a validator, or for the validators of a subnet. */
    public Call<Webhook> createForValidators(Consumer<? super ValidatorWebhook> webhook) {
        return channel.send(WebhookEndpoints.CREATE, WebhookBody.forValidators(webhook));
    }

    /** {@return all webhooks; pages hold at most 100} */
    public Paged<Webhook> list() {
        return channel.list(WebhookEndpoints.LIST, null);
    }

    /** {@return the active webhooks, or the inactive ones; pages hold at most 100} */
    public Paged<Webhook> list(WebhookStatus status) {
        return channel.list(WebhookEndpoints.LIST, Map.of("status", Objects.requireNonNull(status, "status")));
    }

    /** {@return a webhook; the call fails with an {@link ApiException.NotFound} if there is none} */
    public Call<Webhook> get(String id) {
        return channel.call(WebhookEndpoints.GET, null, id(id));
    }

    /** {@return a call that stops a webhook from delivering} */
    public Call<Webhook> deactivate(String id) {
        return channel.call(WebhookEndpoints.DEACTIVATE, null, id(id));
    }

    /** {@return a call that changes at least one setting of a webhook} */
    public Call<Webhook> update(String id, Consumer<? super WebhookUpdate> update) {
        return channel.send(WebhookEndpoints.UPDATE, WebhookBody.update(update), id(id));
    }

    /** {@return the addresses that a webhook for an EVM chain watches; pages hold at most 100} */
    public SummaryPaged<EvmAddress, WebhookAddressSummary> addresses(String id) {
        return channel.list(WebhookEndpoints.ADDRESSES, null, id(id));
    }

    /** {@return a call that adds one or more addresses to a webhook for an EVM chain} */
    public Call<Webhook> addAddresses(String id, Collection<EvmAddress> addresses) {
        return channel.send(WebhookEndpoints.ADD_ADDRESSES, body(addresses), id(id));
    }

    /** {@return a call that removes one or more addresses from a webhook for an EVM chain} */
    public Call<Webhook> removeAddresses(String id, Collection<EvmAddress> addresses) {
        return channel.send(WebhookEndpoints.REMOVE_ADDRESSES, body(addresses), id(id));
    }

    private static Map<String, List<EvmAddress>> body(Collection<EvmAddress> addresses) {
        return Map.of("addresses", WellFormed.require("addresses", RequestChecks.oneOrMore(addresses)));
    }

    private static String id(String id) {
        return Require.pathPart("id", id);
    }

    /** {@return the service's address} */
    @Override
    public String toString() {
        return "WebhooksClient[" + channel.transport().server() + "]";
    }
}
