package io.github.avalanche4j.data.evm;

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
import io.github.avalanche4j.data.transaction.NativeTransaction;
import java.util.Map;
import java.util.function.Consumer;

/**
 * All EVM chains of the data service. Methods check their arguments and send nothing; a {@link Call} sends its request
 * when it is run, a {@link Paged} when it is iterated. A response with an error status fails with a subtype of {@link
 * ApiException}. A network is {@link Network#MAINNET} or {@link Network#FUJI}; any other, and a malformed address, is
 * refused with an {@link InvalidRequestException}.
 */
public final class ChainsClient {
    private final RestChannel channel;

    static {
        DataClients.CHAINS.set(ChainsClient::new);
    }

    ChainsClient(RestChannel channel) {
        this.channel = channel;
    }

    /** {@return the chains that the service knows, in one page; some are testnets, and some are not Avalanche L1s} */
    public Paged<EvmChain> supported() {
        return supported(filter -> {});
    }

    /** As {@link #supported()}, of one network, or with one feature only. */
    public Paged<EvmChain> supported(Consumer<? super ChainFilter> filter) {
        return channel.list(ChainEndpoints.SUPPORTED_CHAINS, GeneratedChainFilter.of(filter));
    }

    /** {@return the chains that a wallet or contract took part in, as a sender or a receiver; up to 15 minutes old} */
    public Call<AddressChains> of(EvmAddress address) {
        return channel.call(ChainEndpoints.ADDRESS_CHAINS, null, WellFormed.require("address", address));
    }

    /** {@return the latest transactions of all chains, newest first; pages hold at most 100} */
    public Paged<NativeTransaction> transactions() {
        return transactions(filter -> {});
    }

    /** As {@link #transactions()}, of one network, or with one status only. */
    public Paged<NativeTransaction> transactions(Consumer<? super LatestTransactionFilter> filter) {
        return channel.list(ChainEndpoints.ALL_TRANSACTIONS, GeneratedLatestTransactionFilter.of(filter));
    }

    /** {@return the latest blocks of all chains, newest first; pages hold at most 100} */
    public Paged<EvmBlockDetails> blocks() {
        return channel.list(ChainEndpoints.ALL_BLOCKS, null);
    }

    /** As {@link #blocks()}, of the chains of one network. */
    public Paged<EvmBlockDetails> blocks(Network network) {
        Network hosted = Require.hosted(network);
        return channel.list(ChainEndpoints.ALL_BLOCKS, Map.of("network", hosted));
    }
}
