package io.github.avalanche4j.wallet.builder;

import static java.util.stream.Collectors.joining;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Parameters;
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
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The fields of validators and delegations, as a user describes them. Each kind has some of them. */
record StakingFields(
        TxValidator validator,
        Optional<ValidatorPop> signer,
        Id subnetId,
        Optional<Id> asset,
        OutputOwners rewardsOwner,
        OutputOwners delegationRewardsOwner,
        OutputOwners validatorAuthority,
        long delegationShares,
        long autoCompoundRewardShares,
        Duration period) {
    private static final NodeId NO_NODE = NodeId.of(Bytes.of(new byte[20]));

    /** The fields that a description sets; fails if a required one is missing. */
    static StakingFields of(Parameters set, String... required) {
        OutputOwners rewardsOwner = owner(set, "rewardsOwner").orElse(OutputOwners.NONE);
        StakingFields fields = new StakingFields(
                new TxValidator(
                        set.asSet("node", NodeId.class).orElse(NO_NODE),
                        time(set, "start"),
                        time(set, "end"),
                        stake(set)),
                set.asSet("proof", NodePop.class)
                        .map(proof -> new ValidatorPop(proof.publicKey(), proof.proofOfPossession())),
                set.asSet("subnetId", Id.class).orElse(Id.EMPTY),
                set.asSet("assetId", Id.class),
                rewardsOwner,
                owner(set, "delegationRewardsOwner").orElse(rewardsOwner),
                owner(set, "validatorAuthority").orElse(OutputOwners.NONE),
                share(set, "delegationShares"),
                share(set, "autoCompoundRewardShares"),
                Staking.renewal(set.asSet("period", Duration.class).orElse(Duration.ZERO)));
        String missing =
                Stream.of(required).filter(field -> !set.containsKey(field)).collect(joining(", "));
        if (!missing.isEmpty()) {
            throw new InvalidRequestException(missing, "", "set");
        }
        return fields;
    }

    private static Instant time(Parameters set, String name) {
        return set.asSet(name, Instant.class).orElse(Instant.EPOCH).truncatedTo(ChronoUnit.SECONDS);
    }

    private static UInt64 stake(Parameters set) {
        Optional<UInt64> stake = set.asSet("stake", NAvax.class)
                .map(NAvax::amount)
                .or(() -> set.asSet("stake", UInt64.class))
                .map(amount -> Checks.positive("stake", amount));
        return stake.or(() ->
                        set.asSet("weight", Long.class).map(units -> UInt64.of(Require.atLeast(1, "weight", units))))
                .orElse(UInt64.ZERO);
    }

    /** An owner, which is set as such or as addresses, all of which must sign. */
    private static Optional<OutputOwners> owner(Parameters set, String name) {
        if (!set.containsKey(name)) {
            return Optional.empty();
        }
        OutputOwners owner = set.asSet(name, OutputOwners.class)
                .orElseGet(() -> all(name, new ArrayList<>(set.elements(name, Bech32Address.class))));
        return Optional.of(Owners.of(name, owner, Chain.P));
    }

    private static OutputOwners all(String name, List<Bech32Address> addresses) {
        if (addresses.isEmpty()) {
            throw new InvalidRequestException(name, "", "at least one address");
        }
        addresses.sort(Comparator.comparing(Bech32Address::bytes));
        return new OutputOwners(Instant.EPOCH, addresses.size(), addresses);
    }

    private static long share(Parameters set, String name) {
        return Checks.share(name, set.asSet(name, Long.class).orElse(0L));
    }

    /** The asset of the stake; AVAX unless it is set. */
    Id assetId(NetworkIds ids) {
        return asset.orElse(ids.avaxAssetId());
    }
}
