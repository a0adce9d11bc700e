package io.github.avalanche4j.data.icm;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.internal.access.DataClients;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Interchain messages. Methods check their arguments and send nothing; a {@link Call} sends its request when it is
 * run, a {@link Paged} when it is iterated. A response with an error status fails with a subtype of {@link
 * ApiException}. An address may be a wallet's or a contract's.
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
     * {@return a message; the call fails with an {@link ApiException.NotFound} if the service does not know it}
     *
     * @param messageId the message's id in hex, as returned by {@link IcmMessage#messageId}
     * @throws InvalidRequestException if it cannot be part of a path
     */
    public Call<IcmMessage> message(String messageId) {
        return channel.call(IcmEndpoints.MESSAGE, null, Require.pathPart("messageId", messageId));
    }

    /** {@return all messages, newest first; pages hold at most 100} */
    public Paged<IcmMessage> messages() {
        return messages(filter -> {});
    }

    /**
     * As {@link #messages()}, of some chains, of one sender or receiver, or of one network.
     *
     * @throws InvalidRequestException if a chain is blank, an address malformed, or the network neither
     *     {@link Network#MAINNET} nor {@link Network#FUJI}
     */
    public Paged<IcmMessage> messages(Consumer<? super IcmMessageFilter> filter) {
        return channel.list(IcmEndpoints.MESSAGES, GeneratedIcmMessageFilter.of(filter));
    }

    /** {@return the messages that an address sent or received, newest first; pages hold at most 100} */
    public Paged<IcmMessage> messagesOf(EvmAddress address) {
        return channel.list(IcmEndpoints.ADDRESS_MESSAGES, null, RequestChecks.evmAddress("address", address));
    }

    /**
     * As {@link #messagesOf(EvmAddress)}, of one network.
     *
     * @param network {@link Network#MAINNET} or {@link Network#FUJI}
     * @throws InvalidRequestException if it is another network
     */
    public Paged<IcmMessage> messagesOf(EvmAddress address, Network network) {
        Map<String, Network> query = Map.of("network", RequestChecks.hosted(network));
        return channel.list(IcmEndpoints.ADDRESS_MESSAGES, query, RequestChecks.evmAddress("address", address));
    }

    /**
     * {@return a message, through a withdrawn endpoint of the service; expect an {@link ApiException.NotFound}
     * today}
     *
     * @param messageId the message's id in hex
     * @throws InvalidRequestException if it cannot be part of a path
     * @deprecated withdrawn by the service; use {@link #message}
     */
    @Deprecated
    public Call<IcmMessage> teleporterMessage(String messageId) {
        return channel.call(IcmEndpoints.TELEPORTER_MESSAGE, null, Require.pathPart("messageId", messageId));
    }

    /**
     * {@return messages, through a withdrawn endpoint of the service; expect an {@link ApiException.NotFound}
     * today}
     *
     * @param filter sets the filter; the service ignored {@link IcmMessageFilter#blockchainId}
     * @throws InvalidRequestException as {@link #messages(Consumer)}
     * @deprecated withdrawn by the service; use {@link #messages(Consumer)}
     */
    @Deprecated
    public Paged<IcmMessage> teleporterMessages(Consumer<? super IcmMessageFilter> filter) {
        return channel.list(IcmEndpoints.TELEPORTER_MESSAGES, GeneratedIcmMessageFilter.of(filter));
    }

    /**
     * {@return the messages that an address sent or received, through a withdrawn endpoint of the service; expect an
     * {@link ApiException.NotFound} today}
     *
     * @deprecated withdrawn by the service; use {@link #messagesOf(EvmAddress)}
     */
    @Deprecated
    public Paged<IcmMessage> teleporterMessagesOf(EvmAddress address) {
        return channel.list(
                IcmEndpoints.TELEPORTER_ADDRESS_MESSAGES, null, RequestChecks.evmAddress("address", address));
    }

    /**
     * As {@link #teleporterMessagesOf(EvmAddress)}, of one network.
     *
     * @param network {@link Network#MAINNET} or {@link Network#FUJI}
     * @throws InvalidRequestException if it is another network
     * @deprecated withdrawn by the service; use {@link #messagesOf(EvmAddress, Network)}
     */
    @Deprecated
    public Paged<IcmMessage> teleporterMessagesOf(EvmAddress address, Network network) {
        Map<String, Network> query = Map.of("network", RequestChecks.hosted(network));
        return channel.list(
                IcmEndpoints.TELEPORTER_ADDRESS_MESSAGES, query, RequestChecks.evmAddress("address", address));
    }
}
