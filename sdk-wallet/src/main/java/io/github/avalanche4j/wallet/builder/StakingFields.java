package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.node.tx.platform.Signer;
import io.github.avalanche4j.node.tx.platform.TxValidator;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The fields of validators and delegations, as a user describes them. Each kind has some of them. */
final class StakingFields
        implements Delegation.Builder, Validation.Builder, Validation.SubnetBuilder, AutoRenewedValidation.Builder {
    private @Nullable NodeId node;
    private Optional<Signer> signer = Optional.empty();
    private Instant start = Instant.EPOCH;
    private @Nullable Instant end;
    private @Nullable UInt64 stake;
    private Id subnetId = Id.EMPTY;
    private Optional<Id> assetId = Optional.empty();
    private @Nullable OutputOwners rewardsOwner;
    private @Nullable OutputOwners delegationRewardsOwner;
    private @Nullable OutputOwners validatorAuthority;
    private @Nullable Long delegationShares;
    private @Nullable Long autoCompoundRewardShares;
    private @Nullable Duration period;

    @Override
    public StakingFields node(NodeId nodeId) {
        node = Objects.requireNonNull(nodeId, "nodeId");
        return this;
    }

    @Override
    public StakingFields node(NodeId nodeId, NodePop proof) {
        Objects.requireNonNull(proof, "proof");
        signer = Optional.of(new Signer(proof.publicKey(), proof.proofOfPossession()));
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
        return this;
    }

    @Override
    public StakingFields weight(long units) {
        stake = UInt64.of(Require.atLeast(1, "weight", units));
        return this;
    }

    @Override
    public StakingFields stake(NAvax amount) {
        stake = Checks.positive("stake", Objects.requireNonNull(amount, "stake").amount());
        return this;
    }

    @Override
    public StakingFields subnet(Id id, Id asset, UInt64 amount) {
        subnetId = Objects.requireNonNull(id, "subnetId");
        assetId = Optional.of(Objects.requireNonNull(asset, "assetId"));
        stake = Checks.positive("stake", Objects.requireNonNull(amount, "stake"));
        return this;
    }

    @Override
    public StakingFields rewardsOwner(Bech32Address... addresses) {
        return rewardsOwner(all("rewardsOwner", addresses));
    }

    @Override
    public StakingFields rewardsOwner(OutputOwners owner) {
        rewardsOwner = Owners.of("rewardsOwner", owner, Chain.P);
        return this;
    }

    @Override
    public StakingFields delegationRewardsOwner(OutputOwners owner) {
        delegationRewardsOwner = Owners.of("delegationRewardsOwner", owner, Chain.P);
        return this;
    }

    @Override
    public StakingFields validatorAuthority(Bech32Address... addresses) {
        return validatorAuthority(all("validatorAuthority", addresses));
    }

    @Override
    public StakingFields validatorAuthority(OutputOwners owner) {
        validatorAuthority = Owners.of("validatorAuthority", owner, Chain.P);
        return this;
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
        return this;
    }

    @Override
    public StakingFields autoCompoundRewardShares(long millionths) {
        autoCompoundRewardShares = Checks.share("autoCompoundRewardShares", millionths);
        return this;
    }

    @Override
    public StakingFields period(Duration time) {
        period = Staking.renewal(Objects.requireNonNull(time, "period"));
        return this;
    }

    Delegation delegation() {
        complete("node", node, "end", end, "stake", stake, "rewardsOwner", rewardsOwner);
        return new Delegation(validator(), subnetId, assetId, of(rewardsOwner));
    }

    Validation validation() {
        complete(
                "node",
                node,
                "end",
                end,
                "stake",
                stake,
                "rewardsOwner",
                rewardsOwner,
                "delegationShares",
                delegationShares);
        return new Validation(
                validator(),
                subnetId,
                assetId,
                signer,
                of(rewardsOwner),
                of(delegationRewardsOwner == null ? rewardsOwner : delegationRewardsOwner),
                of(delegationShares));
    }

    TxValidator subnetValidator() {
        complete("node", node, "end", end, "weight", stake);
        return validator();
    }

    private TxValidator validator() {
        return new TxValidator(of(node), start, of(end), of(stake));
    }

    AutoRenewedValidation autoRenewedValidation() {
        complete(
                "node",
                node,
                "stake",
                stake,
                "rewardsOwner",
                rewardsOwner,
                "validatorAuthority",
                validatorAuthority,
                "delegationShares",
                delegationShares,
                "autoCompoundRewardShares",
                autoCompoundRewardShares,
                "period",
                period);
        return new AutoRenewedValidation(
                of(node),
                NAvax.of(of(stake)),
                signer.orElseThrow(),
                of(rewardsOwner),
                of(delegationRewardsOwner == null ? rewardsOwner : delegationRewardsOwner),
                of(validatorAuthority),
                of(delegationShares),
                of(autoCompoundRewardShares),
                of(period));
    }

    /** Names all fields that are missing at once. */
    private static void complete(@Nullable Object... namesAndValues) {
        List<String> missing = new ArrayList<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            if (namesAndValues[i + 1] == null) {
                missing.add(String.valueOf(namesAndValues[i]));
            }
        }
        if (!missing.isEmpty()) {
            throw new InvalidRequestException(String.join(", ", missing), "", "set");
        }
    }

    private static <T> T of(@Nullable T value) {
        return Objects.requireNonNull(value);
    }
}
