package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.paging.RestChannel;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.reward.HistoricalReward;
import io.github.avalanche4j.data.reward.PendingReward;
import io.github.avalanche4j.data.reward.PendingRewardFilter;
import io.github.avalanche4j.data.reward.RewardFilter;
import io.github.avalanche4j.data.validator.CycleFilter;
import io.github.avalanche4j.data.validator.CycleSummary;
import io.github.avalanche4j.data.validator.Delegator;
import io.github.avalanche4j.data.validator.DelegatorFilter;
import io.github.avalanche4j.data.validator.L1Validator;
import io.github.avalanche4j.data.validator.L1ValidatorFilter;
import io.github.avalanche4j.data.validator.L1ValidatorSummary;
import io.github.avalanche4j.data.validator.ValidationCycle;
import io.github.avalanche4j.data.validator.ValidationFilter;
import io.github.avalanche4j.data.validator.Validator;
import io.github.avalanche4j.data.validator.ValidatorFilter;
import java.util.Objects;
import java.util.function.Consumer;

/** The methods about validators, delegations and rewards of one network. */
abstract sealed class StakingMethods permits NetworkClient {
    final RestChannel channel;
    final Network network;

    StakingMethods(Channel channel, Network network) {
        this.channel = RestChannel.of(channel);
        this.network = Objects.requireNonNull(network, "network");
    }

    /** {@return all validations of the primary network and of permissioned subnets; pages hold at most 100} */
    public Paged<Validator> validators() {
        return validators(filter -> {});
    }

    /**
     * As {@link #validators()}, of some nodes or one subnet, by their amounts and status. Validators of L1s
     * are {@link #l1Validators()}.
     *
     * @throws InvalidRequestException if an id is malformed, a number is out of its range, or a least one is above the
     *     most
     */
    public Paged<Validator> validators(Consumer<? super ValidatorFilter.Builder> filter) {
        return channel.list(NetworkEndpoints.VALIDATORS, ValidatorFilter.of(filter), network);
    }

    /**
     * {@return the validations of one node; pages hold at most 100}
     *
     * @param filter sets status and order
     * @throws InvalidRequestException if the node's id is malformed
     */
    public Paged<Validator> validationsOf(NodeId node, Consumer<? super ValidationFilter.Builder> filter) {
        return channel.list(
                NetworkEndpoints.VALIDATIONS, ValidationFilter.of(filter), network, RequestChecks.node("nodeId", node));
    }

    /**
     * {@return the periods of a node's auto-renewed stakes, since Helicon; pages hold at most 100, and the first one
     * names the current period}
     *
     * @param filter sets the stake, and the order
     * @throws InvalidRequestException if an id is malformed
     */
    public SummaryPaged<ValidationCycle, CycleSummary> cyclesOf(
            NodeId node, Consumer<? super CycleFilter.Builder> filter) {
        return channel.list(
                NetworkEndpoints.CYCLES, CycleFilter.of(filter), network, RequestChecks.node("nodeId", node));
    }

    /** {@return the active validators of all L1s; each page has the height too, and holds at most 100} */
    public SummaryPaged<L1Validator, L1ValidatorSummary> l1Validators() {
        return l1Validators(filter -> {});
    }

    /**
     * As {@link #l1Validators()}, of one L1 or node, or with those that are not active. The service lists validators as
     * active that have spent their balance; see {@link L1Validator#remainingBalance}.
     *
     * @throws InvalidRequestException if an id is malformed
     */
    public SummaryPaged<L1Validator, L1ValidatorSummary> l1Validators(
            Consumer<? super L1ValidatorFilter.Builder> filter) {
        return channel.list(NetworkEndpoints.L1_VALIDATORS, L1ValidatorFilter.of(filter), network);
    }

    /** {@return all delegations of the primary network; pages hold at most 100} */
    public Paged<Delegator> delegators() {
        return delegators(filter -> {});
    }

    /**
     * As {@link #delegators()}, of some nodes or addresses, or with one status.
     *
     * @throws InvalidRequestException if a node id is malformed, or an address is not one of this network
     */
    public Paged<Delegator> delegators(Consumer<? super DelegatorFilter.Builder> filter) {
        return channel.list(NetworkEndpoints.DELEGATORS, DelegatorFilter.of(filter, network), network);
    }

    /**
     * {@return the rewards that were paid to some addresses or for some nodes; pages hold at most 100}
     *
     * @param filter names addresses or nodes, and sets order and currency
     * @throws InvalidRequestException if neither is named, a node id is malformed, or an address is not one of this
     *     network
     */
    public Paged<HistoricalReward> rewards(Consumer<? super RewardFilter.Builder> filter) {
        return channel.list(NetworkEndpoints.REWARDS, RewardFilter.of(filter, network), network);
    }

    /**
     * {@return the rewards to come for some addresses or nodes; pages hold at most 100}
     *
     * @param filter names addresses or nodes, and sets the order
     * @throws InvalidRequestException if neither is named, a node id is malformed, or an address is not one of this
     *     network
     */
    public Paged<PendingReward> pendingRewards(Consumer<? super PendingRewardFilter.Builder> filter) {
        return channel.list(NetworkEndpoints.PENDING_REWARDS, PendingRewardFilter.of(filter, network), network);
    }
}
