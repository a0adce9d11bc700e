package io.github.avalanche4j.wallet.builder;

import static java.util.stream.Collectors.joining;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.node.tx.platform.TxValidator;
import io.github.avalanche4j.node.tx.platform.ValidatorPop;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The fields of validators and delegations, as a user describes them. Each kind has some of them. */
final class StakingFields
        implements Delegation.Builder, Validation.Builder, Validation.SubnetBuilder, AutoRenewedValidation.Builder {
    private static final NodeId NO_NODE = NodeId.of(Bytes.of(new byte[20]));

    private final Set<String> set = new HashSet<>();
    private NodeId node = NO_NODE;
    private Optional<ValidatorPop> signer = Optional.empty();
    private Instant start = Instant.EPOCH;
    private Instant end = Instant.EPOCH;
    private UInt64 stake = UInt64.ZERO;
    private Id subnetId = Id.EMPTY;
    private Optional<Id> assetId = Optional.empty();
    private OutputOwners rewardsOwner = OutputOwners.NONE;
    private Optional<OutputOwners> delegationRewardsOwner = Optional.empty();
    private OutputOwners validatorAuthority = OutputOwners.NONE;
    private long delegationShares;
    private long autoCompoundRewardShares;
    private Duration period = Duration.ZERO;

    private StakingFields set(String field) {
        set.add(field);
        return this;
    }

    /** The fields that a description sets, which are all that are required, or more. */
    static StakingFields of(Consumer<? super StakingFields> description, String... required) {
        StakingFields fields = new StakingFields();
        description.accept(fields);
        String missing =
                Stream.of(required).filter(field -> !fields.set.contains(field)).collect(joining(", "));
        if (!missing.isEmpty()) {
            throw new InvalidRequestException(missing, "", "set");
        }
        return fields;
    }

    @Override
    public StakingFields node(NodeId nodeId) {
        node = Objects.requireNonNull(nodeId, "nodeId");
        return set("node");
    }

    @Override
    public StakingFields node(NodeId nodeId, NodePop proof) {
        Objects.requireNonNull(proof, "proof");
        signer = Optional.of(new ValidatorPop(proof.publicKey(), proof.proofOfPossession()));
        return node(nodeId);
    }

    @Override
    public StakingFields start(Instant time) {
        start = Objects.requireNonNull(time, "start").truncatedTo(ChronoUnit.SECONDS);
        return this;
    }

    @Override
    public StakingFields end(Instant time) {
        end = Objects.requireNonNull(time, "end").truncatedTo(ChronoUnit.SECONDS);
        return set("end");
    }

    @Override
    public StakingFields weight(long units) {
        stake = UInt64.of(Require.atLeast(1, "weight", units));
        return set("weight");
    }

    @Override
    public StakingFields stake(NAvax amount) {
        stake = Checks.positive("stake", Objects.requireNonNull(amount, "stake").amount());
        return set("stake");
    }

    @Override
    public StakingFields subnet(Id id, Id asset, UInt64 amount) {
        subnetId = Objects.requireNonNull(id, "subnetId");
        assetId = Optional.of(Objects.requireNonNull(asset, "assetId"));
        stake = Checks.positive("stake", Objects.requireNonNull(amount, "stake"));
        return set("stake");
    }

    @Override
    public StakingFields rewardsOwner(Bech32Address... addresses) {
        return rewardsOwner(all("rewardsOwner", addresses));
    }

    @Override
    public StakingFields rewardsOwner(OutputOwners owner) {
        rewardsOwner = Owners.of("rewardsOwner", owner, Chain.P);
        return set("rewardsOwner");
    }

    @Override
    public StakingFields delegationRewardsOwner(OutputOwners owner) {
        delegationRewardsOwner = Optional.of(Owners.of("delegationRewardsOwner", owner, Chain.P));
        return this;
    }

    @Override
    public StakingFields validatorAuthority(Bech32Address... addresses) {
        return validatorAuthority(all("validatorAuthority", addresses));
    }

    @Override
    public StakingFields validatorAuthority(OutputOwners owner) {
        validatorAuthority = Owners.of("validatorAuthority", owner, Chain.P);
        return set("validatorAuthority");
    }

    private static OutputOwners all(String argument, Bech32Address... addresses) {
        List<Bech32Address> all = new ArrayList<>(Require.elements(argument, Arrays.asList(addresses)));
        if (all.isEmpty()) {
            throw new InvalidRequestException(argument, "", "at least one address");
        }
        all.sort(Comparator.comparing(Bech32Address::bytes));
        return new OutputOwners(Instant.EPOCH, all.size(), all);
    }

    @Override
    public StakingFields delegationShares(long millionths) {
        delegationShares = Checks.share("delegationShares", millionths);
        return set("delegationShares");
    }

    @Override
    public StakingFields autoCompoundRewardShares(long millionths) {
        autoCompoundRewardShares = Checks.share("autoCompoundRewardShares", millionths);
        return set("autoCompoundRewardShares");
    }

    @Override
    public StakingFields period(Duration time) {
        period = Staking.renewal(Objects.requireNonNull(time, "period"));
        return set("period");
    }

    TxValidator validator() {
        return new TxValidator(node, start, end, stake);
    }

    Optional<ValidatorPop> signer() {
        return signer;
    }

    Id subnetId() {
        return subnetId;
    }

    /** The asset of the stake; AVAX unless it is set. */
    Id assetId(NetworkIds ids) {
        return assetId.orElse(ids.avaxAssetId());
    }

    OutputOwners rewardsOwner() {
        return rewardsOwner;
    }

    OutputOwners delegationRewardsOwner() {
        return delegationRewardsOwner.orElse(rewardsOwner);
    }

    OutputOwners validatorAuthority() {
        return validatorAuthority;
    }

    long delegationShares() {
        return delegationShares;
    }

    long autoCompoundRewardShares() {
        return autoCompoundRewardShares;
    }

    Duration period() {
        return period;
    }

    /** {@return all fields: equal for equal descriptions} */
    @Override
    public String toString() {
        return "[node " + node + ", signer " + signer + ", start " + start + ", end " + end + ", stake " + stake
                + ", subnet " + subnetId + ", asset " + assetId + ", rewardsOwner " + rewardsOwner
                + ", delegationRewardsOwner " + delegationRewardsOwner + ", validatorAuthority " + validatorAuthority
                + ", delegationShares " + delegationShares + ", autoCompoundRewardShares " + autoCompoundRewardShares
                + ", period " + period + "]";
    }
}
