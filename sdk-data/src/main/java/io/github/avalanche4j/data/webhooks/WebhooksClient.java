package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.paging.RestChannel;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** The webhooks of an organisation: messages that the data service sends to a URL when something happens on a chain. */
public final class WebhooksClient {
    private final RestChannel channel;

    /** A client of the webhooks of the key's organisation; see {@code DataClient.webhooks}. */
    public WebhooksClient(Channel channel) {
        this.channel = RestChannel.of(channel);
    }

    /**
     * {@return the secret that deliveries are signed with} It ends in an {@link ApiException.NotFound} before the first
     * one was generated.
     */
    public Call<WebhookSecret> sharedSecret() {
        return channel.call(WebhookEndpoints.GET_SHARED_SECRET, null);
    }

    /**
     * {@return the call that generates the secret, or another one in its place} The one before is void at once, so the
     * call is not repeated after a failure that may have come after the change; {@link #sharedSecret} then says which
     * one holds.
     */
    public Call<WebhookSecret> rotateSharedSecret() {
        return channel.call(WebhookEndpoints.ROTATE_SHARED_SECRET, null);
    }

    /**
     * {@return the call that creates a webhook for addresses on an EVM chain} Each run creates one, so the request is
     * not sent again where the service may have acted on it.
     *
     * @param webhook sets URL, chain, addresses, and what is delivered
     * @throws InvalidRequestException if URL, chain or addresses are missing, or one of them is malformed
     */
    public Call<Webhook> createForEvm(Consumer<? super EvmWebhook.Builder> webhook) {
        return channel.send(WebhookEndpoints.CREATE, EvmWebhook.body(webhook));
    }

    /**
     * {@return the call that creates a webhook for addresses of the primary network} Each run creates one, so the
     * request is not sent again where the service may have acted on it.
     *
     * @param webhook sets URL, network, chain, addresses and events
     * @throws InvalidRequestException if one of these is missing or malformed, or an address is not one of the network
     */
    public Call<Webhook> createForPrimaryNetwork(Consumer<? super PrimaryNetworkWebhook.Builder> webhook) {
        return channel.send(WebhookEndpoints.CREATE, PrimaryNetworkWebhook.body(webhook));
    }

    /**
     * {@return the call that creates a webhook for a validator, or for the validators of a subnet} Each run creates
     * one, so the request is not sent again where the service may have acted on it.
     *
     * @param webhook sets URL, network, node or subnet, and events
     * @throws InvalidRequestException if one of these is missing or malformed
     */
    public Call<Webhook> createForValidators(Consumer<? super ValidatorWebhook.Builder> webhook) {
        return channel.send(WebhookEndpoints.CREATE, ValidatorWebhook.body(webhook));
    }

    /** {@return all webhooks; pages hold at most 100} */
    public Paged<Webhook> list() {
        return channel.list(WebhookEndpoints.LIST, null);
    }

    /**
     * {@return the webhooks that deliver, or those that do not; pages hold at most 100}
     *
     * @param status which of them
     */
    public Paged<Webhook> list(WebhookStatus status) {
        return channel.list(WebhookEndpoints.LIST, Map.of("status", Objects.requireNonNull(status, "status")));
    }

    /**
     * {@return a webhook} It ends in an {@link ApiException.NotFound} if there is none.
     *
     * @throws InvalidRequestException if the id cannot be part of a path
     */
    public Call<Webhook> get(String id) {
        return channel.call(WebhookEndpoints.GET, null, id(id));
    }

    /**
     * {@return the call that stops a webhook from delivering}
     *
     * @throws InvalidRequestException if the id cannot be part of a path
     */
    public Call<Webhook> deactivate(String id) {
        return channel.call(WebhookEndpoints.DEACTIVATE, null, id(id));
    }

    /**
     * {@return the call that changes a webhook}
     *
     * @throws InvalidRequestException if the id cannot be part of a path, nothing changes, or the URL is none
     */
    public Call<Webhook> update(String id, Consumer<? super WebhookUpdate.Builder> update) {
        return channel.send(WebhookEndpoints.UPDATE, WebhookUpdate.body(update), id(id));
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
     * {@return the call that lets a webhook for an EVM chain watch more addresses}
     *
     * @param id the webhook's id
     * @param addresses one or more
     * @throws InvalidRequestException if the id cannot be part of a path, there is no address, or one is malformed
     */
    public Call<Webhook> addAddresses(String id, Collection<EvmAddress> addresses) {
        return channel.send(WebhookEndpoints.ADD_ADDRESSES, body(addresses), id(id));
    }

    /**
     * {@return the call that lets a webhook for an EVM chain watch some addresses no longer}
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
