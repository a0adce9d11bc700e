package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.internal.Params;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The P-Chain's methods about validators of the primary network, subnets and L1s. */
abstract sealed class ValidatorMethods extends LedgerMethods permits PlatformClient {
    ValidatorMethods(Channel channel) {
        super(channel);
    }

    /**
     * {@return the validators of the primary network at a height}
     *
     * @param height one above the last accepted is a {@link JsonRpcException} that says {@code ABOVE_HEAD}
     */
    public Call<Map<NodeId, ValidatorAt>> getValidatorsAt(Height height) {
        return channel.call(PlatformEndpoints.GET_VALIDATORS_AT, Map.of("height", wire(height)));
    }

    /**
     * {@return the validators of a subnet at a height; empty for a subnet without validators, and for one that does not
     * exist}
     *
     * @param height one above the last accepted is a {@link JsonRpcException} that says {@code ABOVE_HEAD}
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
     * @param height one above the last accepted is a {@link JsonRpcException} that says {@code ABOVE_HEAD}
     */
    public Call<Map<Id, WarpValidatorSet>> getAllValidatorsAt(Height height) {
        return channel.call(PlatformEndpoints.GET_ALL_VALIDATORS_AT, Map.of("height", wire(height)));
    }

    private static Object wire(Height height) {
        return Objects.requireNonNull(height, "height").wire();
    }

    /** {@return the current validators of the primary network; several megabytes on the main network} */
    public Call<List<CurrentValidator>> getCurrentValidators() {
        return channel.call(PlatformEndpoints.GET_CURRENT_VALIDATORS);
    }

    /**
     * {@return the current validators of a subnet; empty for a subnet without validators, and for one that does not
     * exist}
     *
     * @param subnetId the subnet, {@link Id#EMPTY} for the primary network
     */
    public Call<List<CurrentValidator>> getCurrentValidators(Id subnetId) {
        return channel.call(PlatformEndpoints.GET_CURRENT_VALIDATORS, Params.of("subnetID", subnetId));
    }

    /**
     * {@return the current validators of the primary network among the given nodes}
     *
     * @param nodeIds if there is exactly one, the response has its delegations; if there are none, the response has
     *     every validator, as if the argument were not given
     */
    public Call<List<CurrentValidator>> getCurrentValidators(Collection<NodeId> nodeIds) {
        return channel.call(
                PlatformEndpoints.GET_CURRENT_VALIDATORS, Map.of("nodeIDs", Require.elements("nodeIDs", nodeIds)));
    }

    /**
     * {@return the current validators of a subnet among the given nodes}
     *
     * @param subnetId the subnet, {@link Id#EMPTY} for the primary network
     * @param nodeIds if there is exactly one, the response has its delegations; if there are none, the response has
     *     every validator, as if the argument were not given
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
        return channel.call(PlatformEndpoints.GET_L1_VALIDATOR, Params.of("validationID", validationId));
    }

    /**
     * {@return validators of the primary network, drawn by weight; one may be drawn again and again}
     *
     * @param size how many, from 0 to 65535
     * @throws InvalidRequestException outside that range
     */
    public Call<List<NodeId>> sampleValidators(int size) {
        return channel.call(PlatformEndpoints.SAMPLE_VALIDATORS, Map.of("size", size(size)));
    }

    /**
     * {@return validators of a subnet, drawn by weight; one may be drawn again and again}
     *
     * @param size how many, from 0 to 65535
     * @param subnetId the subnet, {@link Id#EMPTY} for the primary network; one without validators is a
     *     {@link JsonRpcException}
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
}
