package io.github.avalanche4j.node.platform;

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
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.internal.Decoded;
import io.github.avalanche4j.node.internal.Params;
import io.github.avalanche4j.node.internal.UtxoMethod;
import io.github.avalanche4j.node.internal.access.NodeClients;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoQuery;
import io.github.avalanche4j.node.utxo.Utxos;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Client of the P-Chain: validators, subnets and L1s, staking, fees, blocks and transactions. While the chain
 * bootstraps, calls fail with an {@link io.github.avalanche4j.core.InterfaceUnavailableException} with reason {@code
 * BOOTSTRAPPING}. The primary network's id is {@link Id#EMPTY}.
 */
public final class PlatformClient implements JsonRpcInterface {
    private static final Parser PARSER = Parser.lenient(Chain.P);
    private final RpcChannel channel;

    static {
        NodeClients.PLATFORM.set(PlatformClient::new);
    }

    PlatformClient(RpcChannel channel) {
        this.channel = channel;
    }

    @Override
    public <T> Call<T> call(String method, Class<T> type, Map<String, ?> params) {
        return channel.custom(method, type, params);
    }

    /** {@return the height of the last accepted block} */
    public Call<UInt64> getHeight() {
        return channel.call(PlatformEndpoints.GET_HEIGHT);
    }

    /** {@return the height that the node would propose now, see {@link Height#PROPOSED}; needs AvalancheGo 1.12.0} */
    public Call<UInt64> getProposedHeight() {
        return channel.call(PlatformEndpoints.GET_PROPOSED_HEIGHT);
    }

    /** {@return the chain's time, which is that of its newest block and does not advance between blocks} */
    public Call<Instant> getTimestamp() {
        return channel.call(PlatformEndpoints.GET_TIMESTAMP);
    }

    /**
     * {@return a subnet; needs AvalancheGo 1.11.0} An unknown subnet fails with a {@link JsonRpcException} with reason
     * {@code NOT_FOUND}; for the primary network the call fails with {@code INVALID_PARAMS}.
     */
    public Call<Subnet> getSubnet(Id subnetId) {
        return channel.call(PlatformEndpoints.GET_SUBNET, Params.of("subnetID", subnetId));
    }

    /**
     * {@return all subnets, the primary network last}
     *
     * @deprecated by AvalancheGo; {@link #getSubnet} returns more about a single one
     */
    @Deprecated
    public Call<List<SubnetSummary>> getSubnets() {
        return channel.call(PlatformEndpoints.GET_SUBNETS);
    }

    /**
     * {@return the given subnets that exist}
     *
     * @param ids if empty, the response has every subnet
     * @deprecated by AvalancheGo; {@link #getSubnet} returns more about a single one
     */
    @Deprecated
    public Call<List<SubnetSummary>> getSubnets(Collection<Id> ids) {
        return channel.call(PlatformEndpoints.GET_SUBNETS, Map.of("ids", Require.elements("ids", ids)));
    }

    /**
     * {@return all chains except the P-Chain, including those that no node could ever start}
     *
     * @deprecated by AvalancheGo; {@link #validates} returns the chains of a subnet
     */
    @Deprecated
    public Call<List<Blockchain>> getBlockchains() {
        return channel.call(PlatformEndpoints.GET_BLOCKCHAINS);
    }

    /**
     * {@return the state of a chain on this node; {@link BlockchainStatus#UNKNOWN} for an id that no chain has}
     *
     * @param blockchain the chain's id, or an alias that this node has for it
     * @throws InvalidRequestException if it is blank
     */
    public Call<BlockchainStatus> getBlockchainStatus(String blockchain) {
        return channel.call(
                PlatformEndpoints.GET_BLOCKCHAIN_STATUS,
                Map.of("blockchainID", Require.notBlank("blockchainID", blockchain)));
    }

    /**
     * {@return the subnet whose validators validate a chain} A chain that does not exist fails with a {@link
     * JsonRpcException} with reason {@code NOT_FOUND}.
     */
    public Call<Id> validatedBy(Id blockchainId) {
        return channel.call(PlatformEndpoints.VALIDATED_BY, Params.of("blockchainID", blockchainId));
    }

    /**
     * {@return the chains that a subnet validates} The P-Chain itself is not among the primary network's. A subnet that
     * does not exist fails with a {@link JsonRpcException} with reason {@code NOT_FOUND}.
     *
     * @param subnetId the subnet, {@link Id#PRIMARY_NETWORK} for the primary network
     */
    public Call<List<Id>> validates(Id subnetId) {
        return channel.call(PlatformEndpoints.VALIDATES, Params.of("subnetID", subnetId));
    }

    /** {@return the supply of AVAX} */
    public Call<CurrentSupply> getCurrentSupply() {
        return channel.call(PlatformEndpoints.GET_CURRENT_SUPPLY);
    }

    /**
     * {@return the supply of a subnet's staking asset} A subnet without a staking asset of its own fails with a {@link
     * JsonRpcException} with reason {@code NOT_FOUND}.
     *
     * @param subnetId the subnet, {@link Id#PRIMARY_NETWORK} for the primary network
     */
    public Call<CurrentSupply> getCurrentSupply(Id subnetId) {
        return channel.call(PlatformEndpoints.GET_CURRENT_SUPPLY, Params.of("subnetID", subnetId));
    }

    /** {@return the minimum stake on the primary network} */
    public Call<MinStake> getMinStake() {
        return channel.call(PlatformEndpoints.GET_MIN_STAKE);
    }

    /**
     * {@return the minimum stake on a subnet} Errors are those of {@link #getCurrentSupply(Id)}.
     *
     * @param subnetId the subnet, {@link Id#PRIMARY_NETWORK} for the primary network
     */
    public Call<MinStake> getMinStake(Id subnetId) {
        return channel.call(PlatformEndpoints.GET_MIN_STAKE, Params.of("subnetID", subnetId));
    }

    /**
     * {@return the total stake and weight of a subnet's validators}
     *
     * @param subnetId the subnet, {@link Id#PRIMARY_NETWORK} for the primary network
     */
    public Call<TotalStake> getTotalStake(Id subnetId) {
        return channel.call(PlatformEndpoints.GET_TOTAL_STAKE, Params.of("subnetID", subnetId));
    }

    /** {@return the asset that is staked on the primary network: AVAX, whose id differs between networks} */
    public Call<Id> getStakingAssetId() {
        return channel.call(PlatformEndpoints.GET_STAKING_ASSET_ID);
    }

    /**
     * {@return the asset that is staked on a subnet} Errors are those of {@link #getCurrentSupply(Id)}.
     *
     * @param subnetId the subnet, {@link Id#PRIMARY_NETWORK} for the primary network
     */
    public Call<Id> getStakingAssetId(Id subnetId) {
        return channel.call(PlatformEndpoints.GET_STAKING_ASSET_ID, Params.of("subnetID", subnetId));
    }

    /** {@return the parameters of the dynamic fee mechanism; since the Etna upgrade} */
    public Call<DynamicFeeConfig> getFeeConfig() {
        return channel.call(PlatformEndpoints.GET_FEE_CONFIG);
    }

    /** {@return the current gas price and the excess that determines it; since the Etna upgrade} */
    public Call<FeeState> getFeeState() {
        return channel.call(PlatformEndpoints.GET_FEE_STATE);
    }

    /** {@return the parameters of the fee for L1 validators; needs AvalancheGo 1.13.0} */
    public Call<ValidatorFeeConfig> getValidatorFeeConfig() {
        return channel.call(PlatformEndpoints.GET_VALIDATOR_FEE_CONFIG);
    }

    /** {@return the current fee for an L1 validator; needs AvalancheGo 1.13.0} */
    public Call<ValidatorFeeState> getValidatorFeeState() {
        return channel.call(PlatformEndpoints.GET_VALIDATOR_FEE_STATE);
    }

    /**
     * {@return the validators of the primary network at a height}
     *
     * @param height a height above the last accepted block fails with a {@link JsonRpcException} with reason {@code
     *     ABOVE_HEAD}
     */
    public Call<Map<NodeId, ValidatorAt>> getValidatorsAt(Height height) {
        return channel.call(PlatformEndpoints.GET_VALIDATORS_AT, Map.of("height", wire(height)));
    }

    /**
     * {@return the validators of a subnet at a height; empty for a subnet without validators, and for one that does not
     * exist}
     *
     * @param height a height above the last accepted block fails with a {@link JsonRpcException} with reason {@code
     *     ABOVE_HEAD}
     * @param subnetId the subnet, {@link Id#PRIMARY_NETWORK} for the primary network
     */
    public Call<Map<NodeId, ValidatorAt>> getValidatorsAt(Height height, Id subnetId) {
        return channel.call(
                PlatformEndpoints.GET_VALIDATORS_AT,
                Map.of("height", wire(height), "subnetID", Objects.requireNonNull(subnetId, "subnetID")));
    }

    /**
     * {@return the validators of all subnets at a height, by subnet, in the form that Warp signatures refer to; needs
     * AvalancheGo 1.14.0}
     *
     * @param height a height above the last accepted block fails with a {@link JsonRpcException} with reason {@code
     *     ABOVE_HEAD}
     */
    public Call<Map<Id, WarpValidatorSet>> getAllValidatorsAt(Height height) {
        return channel.call(PlatformEndpoints.GET_ALL_VALIDATORS_AT, Map.of("height", wire(height)));
    }

    private static Object wire(Height height) {
        return Objects.requireNonNull(height, "height").wire();
    }

    /** {@return the current validators of the primary network; several megabytes on Mainnet} */
    public Call<List<CurrentValidator>> getCurrentValidators() {
        return channel.call(PlatformEndpoints.GET_CURRENT_VALIDATORS);
    }

    /**
     * {@return the current validators of a subnet; empty for a subnet without validators, and for one that does not
     * exist}
     *
     * @param subnetId the subnet, {@link Id#PRIMARY_NETWORK} for the primary network
     */
    public Call<List<CurrentValidator>> getCurrentValidators(Id subnetId) {
        return channel.call(PlatformEndpoints.GET_CURRENT_VALIDATORS, Params.of("subnetID", subnetId));
    }

    /**
     * {@return the current validators of the primary network among the given nodes}
     *
     * @param nodeIds for exactly one, the response has its delegations;
     *     if empty, the response has every validator
     */
    public Call<List<CurrentValidator>> getCurrentValidators(Collection<NodeId> nodeIds) {
        return channel.call(
                PlatformEndpoints.GET_CURRENT_VALIDATORS, Map.of("nodeIDs", Require.elements("nodeIDs", nodeIds)));
    }

    /**
     * {@return the current validators of a subnet among the given nodes}
     *
     * @param subnetId the subnet, {@link Id#PRIMARY_NETWORK} for the primary network
     * @param nodeIds for exactly one, the response has its delegations;
     *     if empty, the response has every validator
     */
    public Call<List<CurrentValidator>> getCurrentValidators(Id subnetId, Collection<NodeId> nodeIds) {
        return channel.call(
                PlatformEndpoints.GET_CURRENT_VALIDATORS,
                Map.of(
                        "subnetID",
                        Objects.requireNonNull(subnetId, "subnetID"),
                        "nodeIDs",
                        Require.elements("nodeIDs", nodeIds)));
    }

    /**
     * {@return one validation of an L1; needs AvalancheGo 1.12.0} An id that no L1 validator has, or the id of a
     * validation that has ended, fails with a {@link JsonRpcException} with reason {@code NOT_FOUND}.
     *
     * @param validationId the id of the validation, not of the node
     */
    public Call<L1Validator> getL1Validator(Id validationId) {
        return channel.call(PlatformEndpoints.GET_L1_VALIDATOR, Params.of("validationID", validationId));
    }

    /**
     * {@return a sample of the primary network's validators, drawn by weight, with replacement}
     *
     * @param size the number of validators, from 0 to 65535
     * @throws InvalidRequestException outside that range
     */
    public Call<List<NodeId>> sampleValidators(int size) {
        return channel.call(PlatformEndpoints.SAMPLE_VALIDATORS, Map.of("size", size(size)));
    }

    /**
     * {@return a sample of a subnet's validators, drawn by weight, with replacement}
     *
     * @param size the number of validators, from 0 to 65535
     * @param subnetId the subnet, {@link Id#PRIMARY_NETWORK} for the primary network; one without validators fails with
     *     a {@link JsonRpcException}
     * @throws InvalidRequestException outside that range
     */
    public Call<List<NodeId>> sampleValidators(int size, Id subnetId) {
        return channel.call(
                PlatformEndpoints.SAMPLE_VALIDATORS,
                Map.of("size", size(size), "subnetID", Objects.requireNonNull(subnetId, "subnetID")));
    }

    private static int size(int size) {
        return Require.between(0, 65_535, "size", size);
    }

    /**
     * {@return a transaction, requested as bytes and decoded here; an id that the node does not have fails with a
     * {@link JsonRpcException} with reason {@code NOT_FOUND}} An unknown kind of transaction is an {@link
     * io.github.avalanche4j.node.tx.UnknownTx}. Bytes of another transaction fail with a {@link
     * ResponseFormatException}.
     */
    public Call<Tx> getTx(Id txId) {
        return channel.call(PlatformEndpoints.GET_TX, Params.asBytes("txID", txId))
                .map(Decoded.tx(PARSER, "platform.getTx", txId));
    }

    /**
     * {@return a signed transaction in the chain's codec, without its checksum, which has been verified} Errors are
     * those of {@link #getTx}.
     */
    public Call<Bytes> getTxBytes(Id txId) {
        return channel.call(PlatformEndpoints.GET_TX_BYTES, Params.asBytes("txID", txId));
    }

    /** {@return the status of a transaction; one that the node has never seen is {@code UNKNOWN}, not an error} */
    public Call<PlatformTxStatus> getTxStatus(Id txId) {
        return channel.call(PlatformEndpoints.GET_TX_STATUS, Params.of("txID", txId));
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
        return channel.call(PlatformEndpoints.ISSUE_TX, Params.transaction(tx));
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
    public Call<PChainBlock> getBlock(Id blockId) {
        return channel.call(PlatformEndpoints.GET_BLOCK, Params.asBytes("blockID", blockId))
                .map(Decoded.block(PARSER::pChainBlock, "platform.getBlock", blockId));
    }

    /**
     * {@return a block in the chain's codec, without its checksum, which has been verified} Errors are those of {@link
     * #getBlock}.
     *
     * @param blockId the block's own id, not that of the ProposerVM block around it
     */
    public Call<Bytes> getBlockBytes(Id blockId) {
        return channel.call(PlatformEndpoints.GET_BLOCK_BYTES, Params.asBytes("blockID", blockId));
    }

    /**
     * {@return the block at a height, as by {@link #getBlock}; a height above the last accepted block fails with a
     * {@link JsonRpcException} with reason {@code NOT_FOUND}}
     *
     * @param height the height, a number
     * @throws InvalidRequestException if it is {@link Height#PROPOSED}
     */
    public Call<PChainBlock> getBlockByHeight(Height height) {
        UInt64 number = Objects.requireNonNull(height, "height").number();
        return channel.call(PlatformEndpoints.GET_BLOCK_BY_HEIGHT, Params.asBytes("height", number.toBigInteger()))
                .map(Decoded.block(PARSER::pChainBlock, "platform.getBlockByHeight", number));
    }

    /**
     * {@return the block at a height in the chain's codec, without its checksum, which has been verified} Errors are
     * those of {@link #getBlockByHeight}.
     *
     * @param height the height, a number
     * @throws InvalidRequestException if it is {@link Height#PROPOSED}
     */
    public Call<Bytes> getBlockBytesByHeight(Height height) {
        return channel.call(
                PlatformEndpoints.GET_BLOCK_BYTES_BY_HEIGHT,
                Params.asBytes(
                        "height",
                        Objects.requireNonNull(height, "height").number().toBigInteger()));
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
     * {@return the UTXOs that a staking transaction earned as its reward; empty until its stake ends} A validator that
     * renews itself is rewarded at the end of each cycle: its rewards are those of each cycle's transaction of type
     * {@code RewardAutoRenewedValidatorTx}, and there are none for the transaction that added it.
     *
     * @param txId the transaction that staked, or that ended a cycle
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
     * @param validatorsOnly whether to exclude delegations
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
