package io.github.avalanche4j.data.icm;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.access.DataClients;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Interchain messages. Methods check their arguments and send nothing; a {@link Call} sends its request when it is run,
 * a {@link Paged} when it is iterated. A response with an error status fails with a subtype of {@link ApiException}. An
 * address may be a wallet's or a contract's, and a network is {@link Network#MAINNET} or {@link Network#FUJI}; any
 * other, and a malformed argument, is refused with an {@link InvalidRequestException}.
 */
public final class IcmClient {
    private final RestChannel channel;

    static {
        DataClients.ICM.set(IcmClient::new);
    }

    IcmClient(RestChannel channel) {
        this.channel = channel;
    }

    /**
     * {@return a message, by its id in hex as {@link IcmMessage#messageId} returns it; the call fails with an {@link
     * ApiException.NotFound} if the service does not know it}
     */
    public Call<IcmMessage> message(String messageId) {
        return channel.call(IcmEndpoints.MESSAGE, null, Require.pathPart("messageId", messageId));
    }

    /** {@return all messages, newest first; pages hold at most 100} */
    public Paged<IcmMessage> messages() {
        return messages(filter -> {});
    }

    /** As {@link #messages()}, of some chains, of one sender or receiver, or of one network. */
    public Paged<IcmMessage> messages(Consumer<? super IcmMessageFilter> filter) {
        return channel.list(IcmEndpoints.MESSAGES, GeneratedIcmMessageFilter.of(filter));
    }

    /** {@return the messages that an address sent or received, newest first; pages hold at most 100} */
    public Paged<IcmMessage> messagesOf(EvmAddress address) {
        return channel.list(IcmEndpoints.ADDRESS_MESSAGES, null, WellFormed.require("address", address));
    }

    /** As {@link #messagesOf(EvmAddress)}, of one network. */
    public Paged<IcmMessage> messagesOf(EvmAddress address, Network network) {
        Map<String, Network> query = Map.of("network", Require.hosted(network));
        return channel.list(IcmEndpoints.ADDRESS_MESSAGES, query, WellFormed.require("address", address));
    }

    /**
     * As {@link #message}, through a withdrawn endpoint of the service; expect an {@link ApiException.NotFound} today.
     *
     * @deprecated withdrawn by the service; use {@link #message}
     */
    @Deprecated
    public Call<IcmMessage> teleporterMessage(String messageId) {
        return channel.call(IcmEndpoints.TELEPORTER_MESSAGE, null, Require.pathPart("messageId", messageId));
    }

    /**
     * As {@link #messages(Consumer)}, through a withdrawn endpoint of the service, which ignored {@link
     * IcmMessageFilter#blockchainId}; expect an {@link ApiException.NotFound} today.
     *
     * @deprecated withdrawn by the service; use {@link #messages(Consumer)}
     */
    @Deprecated
    public Paged<IcmMessage> teleporterMessages(Consumer<? super IcmMessageFilter> filter) {
        return channel.list(IcmEndpoints.TELEPORTER_MESSAGES, GeneratedIcmMessageFilter.of(filter));
    }

    /**
     * As {@link #messagesOf(EvmAddress)}, through a withdrawn endpoint of the service; expect an {@link
     * ApiException.NotFound} today.
     *
     * @deprecated withdrawn by the service; use {@link #messagesOf(EvmAddress)}
     */
    @Deprecated
    public Paged<IcmMessage> teleporterMessagesOf(EvmAddress address) {
        return channel.list(IcmEndpoints.TELEPORTER_ADDRESS_MESSAGES, null, WellFormed.require("address", address));
    }

    /**
     * As {@link #messagesOf(EvmAddress, Network)}, through a withdrawn endpoint of the service; expect an {@link
     * ApiException.NotFound} today.
     *
     * @deprecated withdrawn by the service; use {@link #messagesOf(EvmAddress, Network)}
     */
    @Deprecated
    public Paged<IcmMessage> teleporterMessagesOf(EvmAddress address, Network network) {
        Map<String, Network> query = Map.of("network", Require.hosted(network));
        return channel.list(IcmEndpoints.TELEPORTER_ADDRESS_MESSAGES, query, WellFormed.require("address", address));
    }
}
