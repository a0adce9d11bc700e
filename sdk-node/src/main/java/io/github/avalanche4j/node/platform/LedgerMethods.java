package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcInterface;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.internal.Decoded;
import io.github.avalanche4j.node.internal.Params;
import io.github.avalanche4j.node.internal.UtxoMethod;
import io.github.avalanche4j.node.internal.block.ProposerVm;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Parser;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoQuery;
import io.github.avalanche4j.node.utxo.Utxos;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** The P-Chain's methods about blocks, transactions and UTXOs. */
abstract sealed class LedgerMethods extends JsonRpcInterface permits ValidatorMethods {
    private static final Parser PARSER = Parser.lenient(Chain.P);

    final RpcChannel channel;

    LedgerMethods(Channel channel) {
        super(channel);
        this.channel = RpcChannel.of(channel);
    }

    /**
     * {@return a transaction; an id that the node does not have is a {@link JsonRpcException} that says {@code
     * NOT_FOUND}}
     */
    public Call<Tx> getTx(Id txId) {
        return channel.call(PlatformEndpoints.GET_TX, Params.asTree("txID", txId));
    }

    /**
     * {@return a signed transaction in the chain's codec, its checksum verified and cut off} Errors are those of
     * {@link #getTx}.
     */
    public Call<Bytes> getTxBytes(Id txId) {
        return channel.call(PlatformEndpoints.GET_TX_BYTES, Params.asBytes("txID", txId));
    }

    /**
     * {@return a transaction that is fetched as bytes and decoded here, with the id computed from its bytes} A
     * transaction of an unknown kind is an {@link io.github.avalanche4j.node.tx.UnknownTx}. Errors are those of {@link
     * #getTx}; bytes that are no transaction, or another one, are a {@link ResponseFormatException}.
     */
    public Call<Tx> getDecodedTx(Id txId) {
        return getTxBytes(txId).map(Decoded.tx(PARSER, "platform.getTx", txId));
    }

    /** {@return the status of a transaction; one that the node has never seen is {@code UNKNOWN}, not an error} */
    public Call<PlatformTxStatus> getTxStatus(Id txId) {
        return channel.call(PlatformEndpoints.GET_TX_STATUS, Params.of("txID", txId));
    }

    /**
     * {@return the id of a transaction that the node has taken into its pool and passes on; it may still be dropped} It
     * is sent once and never repeated by itself, because the node may have got a request whose response was lost. Where
     * the node does not take it, a {@link JsonRpcException} says {@code ALREADY_KNOWN}, {@code INPUT_SPENT} (by another
     * transaction, or by this one if it is accepted), {@code CONFLICT}, {@code UNDERPRICED}, {@code
     * INSUFFICIENT_FUNDS}, {@code INVALID_PARAMS} for bytes that are no transaction, or {@code OTHER} with the broken
     * rule in {@link JsonRpcException#error}. {@code node.await().accepted(id)} waits for what becomes of it.
     *
     * @param tx the signed transaction in the chain's codec, without a checksum
     * @throws InvalidRequestException if it is empty
     */
    public Call<Id> issueTx(Bytes tx) {
        return channel.call(PlatformEndpoints.ISSUE_TX, Params.transaction(tx));
    }

    /**
     * {@return a block; an id that the node does not have is a {@link JsonRpcException} that says {@code NOT_FOUND}}
     *
     * @param blockId the block's own id, not that of the ProposerVM block around it
     */
    public Call<PChainBlock> getBlock(Id blockId) {
        return channel.call(PlatformEndpoints.GET_BLOCK, Params.asTree("blockID", blockId));
    }

    /**
     * {@return the block in a container of the index {@code P/block}} Errors are those of {@link #getBlock(Id)}.
     *
     * @param container a container, whose bytes give the block's own id
     */
    public Call<PChainBlock> getBlock(Container container) {
        return getBlock(ProposerVm.innerId(
                Objects.requireNonNull(container, "container").bytes()));
    }

    /**
     * {@return a block in the chain's codec, its checksum verified and cut off} Errors are those of {@link
     * #getBlock(Id)}.
     *
     * @param blockId the block's own id, not that of the ProposerVM block around it
     */
    public Call<Bytes> getBlockBytes(Id blockId) {
        return channel.call(PlatformEndpoints.GET_BLOCK_BYTES, Params.asBytes("blockID", blockId));
    }

    /**
     * {@return a block that is fetched as bytes and decoded here, with the ids computed from its bytes} An unknown kind
     * of transaction in it is an {@link io.github.avalanche4j.node.tx.UnknownTx}. Errors are those of {@link
     * #getBlock(Id)}; bytes that are no block, or another one, are a {@link ResponseFormatException}.
     *
     * @param blockId the block's own id, not that of the ProposerVM block around it
     */
    public Call<PChainBlock> getDecodedBlock(Id blockId) {
        return getBlockBytes(blockId).map(Decoded.block(PARSER::pChainBlock, "platform.getBlock", blockId));
    }

    /**
     * {@return the block at a height; above the last accepted one a {@link JsonRpcException} that says {@code
     * NOT_FOUND}}
     *
     * @param height the height, a number
     * @throws InvalidRequestException if it is {@link Height#PROPOSED}
     */
    public Call<PChainBlock> getBlockByHeight(Height height) {
        return channel.call(
                PlatformEndpoints.GET_BLOCK_BY_HEIGHT,
                Params.asTree("height", Objects.requireNonNull(height, "height").number()));
    }

    /**
     * {@return the block at a height in the chain's codec, its checksum verified and cut off} Errors are those of
     * {@link #getBlockByHeight}.
     *
     * @param height the height, a number
     * @throws InvalidRequestException if it is {@link Height#PROPOSED}
     */
    public Call<Bytes> getBlockBytesByHeight(Height height) {
        return channel.call(
                PlatformEndpoints.GET_BLOCK_BYTES_BY_HEIGHT,
                Params.asBytes(
                        "height", Objects.requireNonNull(height, "height").number()));
    }

    /**
     * {@return one page of the UTXOs of some addresses; {@link #utxos} walks them all}
     *
     * @param addresses one or more
     * @param query sets start, page size, and the source chain for UTXOs that another chain exported
     * @throws InvalidRequestException if there is no address, or the query breaks a rule
     */
    public Call<Utxos> getUtxos(Collection<Bech32Address> addresses, Consumer<UtxoQuery.Builder> query) {
        return utxoMethod().get(addresses, query);
    }

    /**
     * {@return all UTXOs of some addresses, fetched while they are walked} A UTXO of several of the addresses may come
     * more than once; one that is made or spent during the walk may come or not. {@link
     * io.github.avalanche4j.node.utxo.Balances} sums them up; {@link Utxos} has their bytes.
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
     * @param sourceChain the other chain's id or alias, such as {@code X}
     * @throws InvalidRequestException if there is no address, or the chain is blank
     */
    public Paged<Utxo> utxos(Collection<Bech32Address> addresses, String sourceChain) {
        Objects.requireNonNull(sourceChain, "sourceChain");
        return utxoMethod().list(addresses, q -> q.sourceChain(sourceChain));
    }

    private UtxoMethod utxoMethod() {
        return new UtxoMethod(channel, PlatformEndpoints.GET_UTXOS, PARSER);
    }

    /**
     * {@return the UTXOs that a staking transaction brought as reward; empty while it stakes}
     *
     * @param txId the transaction that staked
     * @deprecated by AvalancheGo, which may forget old rewards
     */
    @Deprecated
    public Call<Utxos> getRewardUtxos(Id txId) {
        return channel.call(PlatformEndpoints.GET_REWARD_UTXOS, Params.asBytes("txID", txId));
    }

    /**
     * {@return the balance of some addresses}
     *
     * @param addresses one or more
     * @throws InvalidRequestException if there is none
     * @deprecated by AvalancheGo; sum up {@link #utxos}
     */
    @Deprecated
    public Call<PlatformBalance> getBalance(Collection<Bech32Address> addresses) {
        return channel.call(PlatformEndpoints.GET_BALANCE, Map.of("addresses", UtxoMethod.some(addresses)));
    }

    /**
     * {@return the stake of some addresses, delegations included}
     *
     * @param addresses one or more
     * @throws InvalidRequestException if there is none
     * @deprecated by AvalancheGo
     */
    @Deprecated
    public Call<Stake> getStake(Collection<Bech32Address> addresses) {
        return channel.call(
                PlatformEndpoints.GET_STAKE, Map.of("addresses", UtxoMethod.some(addresses), "encoding", "hex"));
    }

    /**
     * {@return the stake of some addresses}
     *
     * @param addresses one or more
     * @param validatorsOnly whether delegations are left out
     * @throws InvalidRequestException if there is no address
     * @deprecated by AvalancheGo
     */
    @Deprecated
    public Call<Stake> getStake(Collection<Bech32Address> addresses, boolean validatorsOnly) {
        return channel.call(
                PlatformEndpoints.GET_STAKE,
                Map.of("addresses", UtxoMethod.some(addresses), "validatorsOnly", validatorsOnly, "encoding", "hex"));
    }
}
