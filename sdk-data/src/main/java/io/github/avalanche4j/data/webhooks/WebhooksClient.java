package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.internal.access.DataClients;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** The webhooks of an organization: messages that the data service sends to a URL when something happens on a chain. */
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
     *
     * @param webhook sets URL, chain, addresses, and what is delivered
     * @throws InvalidRequestException if URL, chain or addresses are missing, or one of them is malformed
     */
    public Call<Webhook> createForEvm(Consumer<? super EvmWebhook> webhook) {
        return channel.send(WebhookEndpoints.CREATE, WebhookBody.forEvm(webhook));
    }

    /**
     * {@return a call that creates a webhook for addresses of the primary network} Each run creates one, so the request
     * is not repeated if the service may have acted on it.
     *
     * @param webhook sets URL, network, chain, addresses and events
     * @throws InvalidRequestException if one of these is missing or malformed, or an address is not one of the network
     */
    public Call<Webhook> createForPrimaryNetwork(Consumer<? super PrimaryNetworkWebhook> webhook) {
        return channel.send(WebhookEndpoints.CREATE, WebhookBody.forPrimaryNetwork(webhook));
    }

    /**
     * {@return a call that creates a webhook for a validator, or for the validators of a subnet} Each run creates
     * one, so the request is not repeated if the service may have acted on it.
     *
     * @param webhook sets URL, network, node or subnet, and events
     * @throws InvalidRequestException if one of these is missing or malformed
     */
    public Call<Webhook> createForValidators(Consumer<? super ValidatorWebhook> webhook) {
        return channel.send(WebhookEndpoints.CREATE, WebhookBody.forValidators(webhook));
    }

    /** {@return all webhooks; pages hold at most 100} */
    public Paged<Webhook> list() {
        return channel.list(WebhookEndpoints.LIST, null);
    }

    /**
     * {@return the active webhooks, or the inactive ones; pages hold at most 100}
     *
     * @param status active or inactive
     */
    public Paged<Webhook> list(WebhookStatus status) {
        return channel.list(WebhookEndpoints.LIST, Map.of("status", Objects.requireNonNull(status, "status")));
    }

    /**
     * {@return a webhook} The call fails with an {@link ApiException.NotFound} if there is none.
     *
     * @throws InvalidRequestException if the id cannot be part of a path
     */
    public Call<Webhook> get(String id) {
        return channel.call(WebhookEndpoints.GET, null, id(id));
    }

    /**
     * {@return a call that stops a webhook from delivering}
     *
     * @throws InvalidRequestException if the id cannot be part of a path
     */
    public Call<Webhook> deactivate(String id) {
        return channel.call(WebhookEndpoints.DEACTIVATE, null, id(id));
    }

    /**
     * {@return a call that changes a webhook}
     *
     * @throws InvalidRequestException if the id cannot be part of a path, nothing changes, or the URL is invalid
     */
    public Call<Webhook> update(String id, Consumer<? super WebhookUpdate> update) {
        return channel.send(WebhookEndpoints.UPDATE, WebhookBody.update(update), id(id));
    }

    /**
     * {@return the addresses that a webhook for an EVM chain watches; pages hold at most 100}
     *
     * @param id the webhook's id
     * @throws InvalidRequestException if the id cannot be part of a path
     */
    public SummaryPaged<EvmAddress, WebhookAddressSummary> addresses(String id) {
        return channel.list(WebhookEndpoints.ADDRESSES, null, id(id));
    }

    /**
     * {@return a call that adds addresses to a webhook for an EVM chain}
     *
     * @param id the webhook's id
     * @param addresses one or more
     * @throws InvalidRequestException if the id cannot be part of a path, there is no address, or one is malformed
     */
    public Call<Webhook> addAddresses(String id, Collection<EvmAddress> addresses) {
        return channel.send(WebhookEndpoints.ADD_ADDRESSES, body(addresses), id(id));
    }

    /**
     * {@return a call that removes addresses from a webhook for an EVM chain}
     *
     * @param id the webhook's id
     * @param addresses one or more
     * @throws InvalidRequestException if the id cannot be part of a path, there is no address, or one is malformed
     */
    public Call<Webhook> removeAddresses(String id, Collection<EvmAddress> addresses) {
        return channel.send(WebhookEndpoints.REMOVE_ADDRESSES, body(addresses), id(id));
    }

    private static Map<String, List<EvmAddress>> body(Collection<EvmAddress> addresses) {
        List<EvmAddress> all = List.copyOf(Objects.requireNonNull(addresses, "addresses"));
        if (all.isEmpty()) {
            throw new InvalidRequestException("addresses", "", "one or more");
        }
        all.forEach(each -> RequestChecks.evmAddress("addresses", each));
        return Map.of("addresses", all);
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
