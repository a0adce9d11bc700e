package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.core.internal.Require;
import io.github.avalanche4j.core.internal.RpcChannel;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The P-Chain: who validates what, subnets and L1s, staking, fees, blocks and transactions. While the chain bootstraps, calls
 * end in an {@link io.github.avalanche4j.core.InterfaceUnavailableException} that says {@code BOOTSTRAPPING}. The primary
 * network's id is {@link Id#EMPTY}.
 */
public final class PlatformClient {
    private final RpcChannel channel;

    /**
     * For {@code NodeClient}.
     *
     * @param channel reaches the interface
     */
    public PlatformClient(RpcChannel channel) {
        this.channel = channel;
    }

    /** {@return the height of the last accepted block} */
    public Call<UInt64> getHeight() {
        return channel.call(PlatformEndpoints.GET_HEIGHT);
    }

    /** {@return the height that the node would propose now, see {@link Height#PROPOSED}; needs AvalancheGo 1.12.0} */
    public Call<UInt64> getProposedHeight() {
        return channel.call(PlatformEndpoints.GET_PROPOSED_HEIGHT);
    }

    /**
     * {@return who validated the primary network at a height}
     *
     * @param height a height above the last accepted one is a {@link JsonRpcException}
     */
    public Call<Map<NodeId, ValidatorAt>> getValidatorsAt(Height height) {
        return channel.call(PlatformEndpoints.GET_VALIDATORS_AT, Map.of("height", wire(height)));
    }

    /**
     * {@return who validated a subnet at a height; empty for a subnet without validators, and for one that does not exist}
     *
     * @param height a height above the last accepted one is a {@link JsonRpcException}
     * @param subnetId the subnet, {@link Id#EMPTY} for the primary network
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
     * @param height a height above the last accepted one is a {@link JsonRpcException}
     */
    public Call<Map<Id, WarpValidatorSet>> getAllValidatorsAt(Height height) {
        return channel.call(PlatformEndpoints.GET_ALL_VALIDATORS_AT, Map.of("height", wire(height)));
    }

    private static Object wire(Height height) {
        return Objects.requireNonNull(height, "height").wire();
    }

    /** {@return who validates the primary network now; several megabytes on the main network} */
    public Call<List<CurrentValidator>> getCurrentValidators() {
        return channel.call(PlatformEndpoints.GET_CURRENT_VALIDATORS);
    }

    /**
     * {@return who validates a subnet now; empty for a subnet without validators, and for one that does not exist}
     *
     * @param subnetId the subnet, {@link Id#EMPTY} for the primary network
     */
    public Call<List<CurrentValidator>> getCurrentValidators(Id subnetId) {
        return channel.call(
                PlatformEndpoints.GET_CURRENT_VALIDATORS,
                Map.of("subnetID", Objects.requireNonNull(subnetId, "subnetID")));
    }

    /**
     * {@return those of the given nodes that validate the primary network now; the others are left out}
     *
     * @param nodeIds for exactly one, its delegations are in the answer; for none at all, the answer holds every validator,
     *     as if they were not given
     */
    public Call<List<CurrentValidator>> getCurrentValidators(Collection<NodeId> nodeIds) {
        return channel.call(
                PlatformEndpoints.GET_CURRENT_VALIDATORS, Map.of("nodeIDs", Require.elements("nodeIDs", nodeIds)));
    }

    /**
     * {@return those of the given nodes that validate a subnet now; the others are left out}
     *
     * @param subnetId the subnet, {@link Id#EMPTY} for the primary network
     * @param nodeIds for exactly one, its delegations are in the answer; for none at all, the answer holds every validator,
     *     as if they were not given
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
     * {@return one validation of an L1; needs AvalancheGo 1.12.0} An id that no L1 validator has is a
     * {@link JsonRpcException} that says {@code NOT_FOUND}; so is a validation that has ended.
     *
     * @param validationId the id of the validation, not of the node
     */
    public Call<L1Validator> getL1Validator(Id validationId) {
        return channel.call(
                PlatformEndpoints.GET_L1_VALIDATOR,
                Map.of("validationID", Objects.requireNonNull(validationId, "validationID")));
    }

    /**
     * {@return the subnet whose validators validate a chain} A chain that does not exist is a {@link JsonRpcException} that
     * says {@code NOT_FOUND}.
     *
     * @param blockchainId the chain
     */
    public Call<Id> validatedBy(Id blockchainId) {
        return channel.call(
                PlatformEndpoints.VALIDATED_BY,
                Map.of("blockchainID", Objects.requireNonNull(blockchainId, "blockchainID")));
    }

    /**
     * {@return the chains that a subnet validates} The P-Chain itself is not among the primary network's. A subnet that does
     * not exist is a {@link JsonRpcException} that says {@code NOT_FOUND}.
     *
     * @param subnetId the subnet, {@link Id#EMPTY} for the primary network
     */
    public Call<List<Id>> validates(Id subnetId) {
        return channel.call(
                PlatformEndpoints.VALIDATES, Map.of("subnetID", Objects.requireNonNull(subnetId, "subnetID")));
    }

    /**
     * {@return a call of any method of this interface, also one that this library does not know; it is not repeated after
     * the node may have acted on it}
     *
     * @param method the full name, such as {@code platform.getHeight}
     * @param type what the result becomes; {@link io.github.avalanche4j.core.JsonValue} takes any
     * @param params names and values
     * @param <T> the result's type
     * @throws InvalidRequestException if the method is blank
     */
    public <T> Call<T> call(String method, Class<T> type, Map<String, ?> params) {
        return channel.custom(method, type, params);
    }
}
