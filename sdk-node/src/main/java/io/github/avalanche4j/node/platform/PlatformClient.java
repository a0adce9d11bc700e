package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.internal.Params;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Client of the P-Chain: validators, subnets and L1s, staking, fees, blocks and transactions. While the chain
 * bootstraps, calls end in an {@link io.github.avalanche4j.core.InterfaceUnavailableException} that says {@code
 * BOOTSTRAPPING}. The primary network's id is {@link Id#EMPTY}.
 */
public final class PlatformClient extends ValidatorMethods {
    /** For {@code NodeClient}. */
    public PlatformClient(Channel channel) {
        super(channel);
    }

    /** {@return the height of the last accepted block} */
    public Call<UInt64> getHeight() {
        return channel.call(PlatformEndpoints.GET_HEIGHT);
    }

    /** {@return the height that the node would propose now, see {@link Height#PROPOSED}; needs AvalancheGo 1.12.0} */
    public Call<UInt64> getProposedHeight() {
        return channel.call(PlatformEndpoints.GET_PROPOSED_HEIGHT);
    }

    /** {@return the chain's time, which its newest block set; it does not move between blocks} */
    public Call<Instant> getTimestamp() {
        return channel.call(PlatformEndpoints.GET_TIMESTAMP);
    }

    /**
     * {@return a subnet; needs AvalancheGo 1.11.0} One that does not exist is a {@link JsonRpcException} that says
     * {@code NOT_FOUND}; the primary network is one that says {@code INVALID_PARAMS}.
     */
    public Call<Subnet> getSubnet(Id subnetId) {
        return channel.call(PlatformEndpoints.GET_SUBNET, Params.of("subnetID", subnetId));
    }

    /**
     * {@return all subnets, the primary network last}
     *
     * @deprecated by AvalancheGo; {@link #getSubnet} says more about one
     */
    @Deprecated
    public Call<List<SubnetSummary>> getSubnets() {
        return channel.call(PlatformEndpoints.GET_SUBNETS);
    }

    /**
     * {@return those of the given subnets that exist}
     *
     * @param ids if there are none, the response has every subnet, as if the argument were not given
     * @deprecated by AvalancheGo; {@link #getSubnet} says more about one
     */
    @Deprecated
    public Call<List<SubnetSummary>> getSubnets(Collection<Id> ids) {
        return channel.call(PlatformEndpoints.GET_SUBNETS, Map.of("ids", Require.elements("ids", ids)));
    }

    /**
     * {@return all chains but the P-Chain, those that no node could ever start included}
     *
     * @deprecated by AvalancheGo; {@link #validates} gives a subnet's
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
     * {@return the subnet whose validators validate a chain} A chain that does not exist is a {@link JsonRpcException}
     * that says {@code NOT_FOUND}.
     *
     * @param blockchainId the chain
     */
    public Call<Id> validatedBy(Id blockchainId) {
        return channel.call(PlatformEndpoints.VALIDATED_BY, Params.of("blockchainID", blockchainId));
    }

    /**
     * {@return the chains that a subnet validates} The P-Chain itself is not among the primary network's. A subnet that
     * does not exist is a {@link JsonRpcException} that says {@code NOT_FOUND}.
     *
     * @param subnetId the subnet, {@link Id#EMPTY} for the primary network
     */
    public Call<List<Id>> validates(Id subnetId) {
        return channel.call(PlatformEndpoints.VALIDATES, Params.of("subnetID", subnetId));
    }

    /** {@return the supply of AVAX} */
    public Call<CurrentSupply> getCurrentSupply() {
        return channel.call(PlatformEndpoints.GET_CURRENT_SUPPLY);
    }

    /**
     * {@return the supply of a subnet's staking asset} A subnet that was not opened to stake in an asset of its own is
     * a {@link JsonRpcException} that says {@code NOT_FOUND}.
     *
     * @param subnetId the subnet, {@link Id#EMPTY} for the primary network
     */
    public Call<CurrentSupply> getCurrentSupply(Id subnetId) {
        return channel.call(PlatformEndpoints.GET_CURRENT_SUPPLY, Params.of("subnetID", subnetId));
    }

    /** {@return the least that may be staked on the primary network} */
    public Call<MinStake> getMinStake() {
        return channel.call(PlatformEndpoints.GET_MIN_STAKE);
    }

    /**
     * {@return the least that may be staked on a subnet} Errors are those of {@link #getCurrentSupply(Id)}.
     *
     * @param subnetId the subnet, {@link Id#EMPTY} for the primary network
     */
    public Call<MinStake> getMinStake(Id subnetId) {
        return channel.call(PlatformEndpoints.GET_MIN_STAKE, Params.of("subnetID", subnetId));
    }

    /**
     * {@return the total stake and weight of a subnet's validators}
     *
     * @param subnetId the subnet, {@link Id#EMPTY} for the primary network
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
     * @param subnetId the subnet, {@link Id#EMPTY} for the primary network
     */
    public Call<Id> getStakingAssetId(Id subnetId) {
        return channel.call(PlatformEndpoints.GET_STAKING_ASSET_ID, Params.of("subnetID", subnetId));
    }

    /** {@return the parameters of the dynamic fee mechanism; since the Etna upgrade} */
    public Call<FeeConfig> getFeeConfig() {
        return channel.call(PlatformEndpoints.GET_FEE_CONFIG);
    }

    /** {@return the present gas price and what decides it; since the Etna upgrade} */
    public Call<FeeState> getFeeState() {
        return channel.call(PlatformEndpoints.GET_FEE_STATE);
    }

    /** {@return the parameters of the fee for L1 validators; needs AvalancheGo 1.13.0} */
    public Call<ValidatorFeeConfig> getValidatorFeeConfig() {
        return channel.call(PlatformEndpoints.GET_VALIDATOR_FEE_CONFIG);
    }

    /** {@return the present fee for an L1 validator; needs AvalancheGo 1.13.0} */
    public Call<ValidatorFeeState> getValidatorFeeState() {
        return channel.call(PlatformEndpoints.GET_VALIDATOR_FEE_STATE);
    }
}
