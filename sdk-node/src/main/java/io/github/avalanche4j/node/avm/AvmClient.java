package io.github.avalanche4j.node.avm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcInterface;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.XChainBlock;
import io.github.avalanche4j.node.internal.Decoded;
import io.github.avalanche4j.node.internal.Params;
import io.github.avalanche4j.node.internal.UtxoMethod;
import io.github.avalanche4j.node.internal.access.NodeClients;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.utxo.TxStatus;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoQuery;
import io.github.avalanche4j.node.utxo.Utxos;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Client of the X-Chain: assets, balances, blocks and transactions. While the chain bootstraps, calls fail with an
 * {@link io.github.avalanche4j.core.InterfaceUnavailableException} with reason {@code BOOTSTRAPPING}; before a
 * network's Cortina upgrade, calls about blocks fail with a {@link JsonRpcException} with reason {@code
 * NOT_BOOTSTRAPPED}.
 */
public final class AvmClient implements JsonRpcInterface {
    static final Parser PARSER = Parser.lenient(Chain.X);
    private final RpcChannel channel;
    private final RpcChannel wallet;

    static {
        NodeClients.AVM.set(AvmClient::new);
    }

    AvmClient(RpcChannel channel, RpcChannel wallet) {
        this.channel = channel;
        this.wallet = wallet;
    }

    @Override
    public <T> Call<T> call(String method, Class<T> type, Map<String, ?> params) {
        return channel.custom(method, type, params);
    }

    /** {@return the height of the last accepted block} */
    public Call<UInt64> getHeight() {
        return channel.call(AvmEndpoints.GET_HEIGHT);
    }

    /**
     * {@return the status of a transaction; one that the node does not have is {@link TxStatus#UNKNOWN}, not an error}
     *
     * @deprecated by AvalancheGo; {@link #getTx} finds every accepted transaction
     */
    @Deprecated
    public Call<TxStatus> getTxStatus(Id txId) {
        return channel.call(AvmEndpoints.GET_TX_STATUS, Params.of("txID", txId));
    }

    /**
     * {@return the id of a transaction that the node has added to its pool and passes on; it may still be dropped} The
     * client never resends it by itself, because the node may have received a request whose response was lost. If the
     * node refuses it, the call fails with a {@link JsonRpcException} with reason {@code ALREADY_KNOWN}, {@code
     * INPUT_SPENT} (by another transaction, or by this one if it is accepted), {@code CONFLICT}, {@code UNDERPRICED},
     * {@code INSUFFICIENT_FUNDS}, {@code INVALID_PARAMS} for bytes that are not a transaction, or {@code OTHER} with
     * the broken rule in {@link JsonRpcException#error}. {@code node.await().accepted(id)} waits for its outcome.
     *
     * @param tx the signed transaction in the chain's codec, without a checksum
     * @throws InvalidRequestException if it is empty
     */
    public Call<Id> issueTx(Bytes tx) {
        return channel.call(AvmEndpoints.ISSUE_TX, Params.transaction(tx));
    }

    /**
     * {@return the id of a transaction issued as by {@link #issueTx}, but through the node's wallet, which also accepts
     * transactions that spend this one's outputs before it is accepted}
     *
     * @param tx the signed transaction in the chain's codec, without a checksum
     * @throws InvalidRequestException if it is empty
     */
    public Call<Id> walletIssueTx(Bytes tx) {
        return wallet.call(AvmEndpoints.WALLET_ISSUE_TX, Params.transaction(tx));
    }

    /** {@return the X-Chain's fixed fees} */
    public Call<XChainFees> getTxFee() {
        return channel.call(AvmEndpoints.GET_TX_FEE);
    }

    /**
     * {@return the description of an asset} An unknown asset fails with a {@link JsonRpcException}.
     *
     * @param asset the asset's id, or its alias where it has one, such as {@code AVAX}
     * @throws InvalidRequestException if it is blank
     */
    public Call<AssetDescription> getAssetDescription(String asset) {
        return channel.call(AvmEndpoints.GET_ASSET_DESCRIPTION, Map.of("assetID", Require.notBlank("assetID", asset)));
    }

    /**
     * {@return one page of the UTXOs of some addresses; {@link #utxos} returns all pages}
     *
     * @param addresses one or more
     * @param query sets start, page size, and the source chain for UTXOs that another chain exported
     * @throws InvalidRequestException if there is no address, or the query breaks a rule
     */
    public Call<Utxos> getUtxos(Collection<Bech32Address> addresses, Consumer<? super UtxoQuery> query) {
        return utxoMethod().get(addresses, query);
    }

    /**
     * {@return all UTXOs of some addresses, fetched as the list is iterated} A UTXO that several of the addresses own
     * may be listed more than once. While the list is read, one that is created or spent may be missing, and others may
     * be listed again. {@link io.github.avalanche4j.node.utxo.Balances} sums them up; {@link Utxos} has them as bytes.
     *
     * @param addresses one or more
     * @throws InvalidRequestException if there is none
     */
    public Paged<Utxo> utxos(Collection<Bech32Address> addresses) {
        return utxoMethod().list(addresses, q -> {});
    }

    /**
     * {@return as {@link #utxos(Collection)}, the UTXOs that another chain exported to some addresses and that are not
     * imported yet}
     *
     * @param addresses one or more
     * @param sourceChain the other chain's id or alias, such as {@code P}
     * @throws InvalidRequestException if there is no address, or the chain is blank
     */
    public Paged<Utxo> utxos(Collection<Bech32Address> addresses, String sourceChain) {
        Objects.requireNonNull(sourceChain, "sourceChain");
        return utxoMethod().list(addresses, q -> q.sourceChain(sourceChain));
    }

    private UtxoMethod utxoMethod() {
        return new UtxoMethod(channel, AvmEndpoints.GET_UTXOS, PARSER);
    }

    /**
     * {@return the part of an address's balance in an asset that it can spend now, without other signers}
     *
     * @param asset the asset's id, or its alias where it has one, such as {@code AVAX}
     * @throws InvalidRequestException if the asset is blank
     * @deprecated by AvalancheGo; sum up {@link #utxos}
     */
    @Deprecated
    public Call<AddressBalance> getBalance(Bech32Address address, String asset) {
        return channel.call(AvmEndpoints.GET_BALANCE, balance(address, asset));
    }

    /**
     * {@return the balance of an address in an asset}
     *
     * @param asset the asset's id, or its alias where it has one, such as {@code AVAX}
     * @param includePartial whether to include amounts that it can spend only later, or only together with other owners
     * @throws InvalidRequestException if the asset is blank
     * @deprecated by AvalancheGo; sum up {@link #utxos}
     */
    @Deprecated
    public Call<AddressBalance> getBalance(Bech32Address address, String asset, boolean includePartial) {
        return channel.call(AvmEndpoints.GET_BALANCE, withPartial(balance(address, asset), includePartial));
    }

    private static Map<String, Object> balance(Bech32Address address, String asset) {
        return Map.of(
                "address", Objects.requireNonNull(address, "address"), "assetID", Require.notBlank("assetID", asset));
    }

    private static Map<String, Object> withPartial(Map<String, Object> params, boolean includePartial) {
        Map<String, Object> all = new HashMap<>(params);
        all.put("includePartial", includePartial);
        return all;
    }

    /**
     * {@return the parts of an address's balances that it can spend now, without other signers, by asset}
     *
     * @deprecated by AvalancheGo; sum up {@link #utxos}
     */
    @Deprecated
    public Call<List<AssetBalance>> getAllBalances(Bech32Address address) {
        return channel.call(AvmEndpoints.GET_ALL_BALANCES, Params.of("address", address));
    }

    /**
     * {@return the balances of an address, by asset}
     *
     * @param includePartial whether to include amounts that it can spend only later, or only together with other owners
     * @deprecated by AvalancheGo; sum up {@link #utxos}
     */
    @Deprecated
    public Call<List<AssetBalance>> getAllBalances(Bech32Address address, boolean includePartial) {
        return channel.call(AvmEndpoints.GET_ALL_BALANCES, withPartial(Params.of("address", address), includePartial));
    }

    /**
     * {@return a block, requested as bytes and decoded here; an id that the node does not have fails with a {@link
     * JsonRpcException} with reason {@code NOT_FOUND}} An unknown kind of transaction in it is an {@link
     * io.github.avalanche4j.node.tx.UnknownTx}. An unknown kind of block, and bytes of another block, fail with a {@link
     * ResponseFormatException}; {@link #getBlockBytes} returns them. A container of an index is decoded by {@link
     * io.github.avalanche4j.node.index.Index#decode}, without a request.
     *
     * @param blockId the block's own id, not that of the ProposerVM block around it
     */
    public Call<XChainBlock> getBlock(Id blockId) {
        return channel.call(AvmEndpoints.GET_BLOCK, Params.asBytes("blockID", blockId))
                .map(Decoded.block(PARSER::xChainBlock, "avm.getBlock", blockId));
    }

    /**
     * {@return a block in the chain's codec, without its checksum, which has been verified} Errors are those of {@link
     * #getBlock}.
     *
     * @param blockId the block's own id, not that of the ProposerVM block around it
     */
    public Call<Bytes> getBlockBytes(Id blockId) {
        return channel.call(AvmEndpoints.GET_BLOCK_BYTES, Params.asBytes("blockID", blockId));
    }

    /**
     * {@return the block at a height, as by {@link #getBlock}; a height above the last accepted block fails with a
     * {@link JsonRpcException} with reason {@code NOT_FOUND}}
     *
     * @param height from 0
     * @throws InvalidRequestException if it is negative
     */
    public Call<XChainBlock> getBlockByHeight(long height) {
        return channel.call(
                        AvmEndpoints.GET_BLOCK_BY_HEIGHT,
                        Params.asBytes("height", Require.atLeast(0, "height", height)))
                .map(Decoded.block(PARSER::xChainBlock, "avm.getBlockByHeight", UInt64.of(height)));
    }

    /**
     * {@return the block at a height in the chain's codec, without its checksum, which has been verified} Errors are
     * those of {@link #getBlockByHeight}.
     *
     * @param height from 0
     * @throws InvalidRequestException if it is negative
     */
    public Call<Bytes> getBlockBytesByHeight(long height) {
        return channel.call(
                AvmEndpoints.GET_BLOCK_BYTES_BY_HEIGHT, Params.asBytes("height", Require.atLeast(0, "height", height)));
    }

    /**
     * {@return an accepted transaction, requested as bytes and decoded here, because the node cannot show every one as
     * JSON} An id that the node does not have fails with a {@link JsonRpcException} with reason {@code NOT_FOUND}. An
     * unknown kind of transaction is an {@link io.github.avalanche4j.node.tx.UnknownTx}. Bytes of another transaction
     * fail with a {@link ResponseFormatException}.
     */
    public Call<Tx> getTx(Id txId) {
        return channel.call(AvmEndpoints.GET_TX, Params.asBytes("txID", txId))
                .map(Decoded.tx(PARSER, "avm.getTx", txId));
    }

    /**
     * {@return an accepted and signed transaction in the chain's codec, without its checksum, which has been verified}
     * Errors are those of {@link #getTx}.
     */
    public Call<Bytes> getTxBytes(Id txId) {
        return channel.call(AvmEndpoints.GET_TX_BYTES, Params.asBytes("txID", txId));
    }
}
