package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessDelegatorTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessValidatorTx;
import io.github.avalanche4j.node.tx.platform.AddSubnetValidatorTx;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.tx.platform.RegisterL1ValidatorTx;
import io.github.avalanche4j.node.tx.platform.TxValidator;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Rules of nodes for validators and delegators. */
final class Staking {
    private static final long AVAX = 1_000_000_000;
    private static final UInt64 MAX_STAKE = UInt64.of(3_000_000 * AVAX);
    private static final Duration MAX_DURATION = Duration.ofDays(365);

    /** A node compares with its own clock, which may be this much later than the chain's last block. */
    private static final Duration LAG = Duration.ofMinutes(10);

    private static final long MIN_SHARES = 20_000;

    /** AvalancheGo genesis/genesis_{mainnet,fuji,local}.go; other networks choose their own limits. */
    private static final Map<Network, Limits> LIMITS = Map.of(
            Network.MAINNET, new Limits(2000 * AVAX, 25 * AVAX, Duration.ofDays(14), Duration.ofHours(48)),
            Network.FUJI, new Limits(AVAX, AVAX, Duration.ofDays(1), Duration.ofHours(12)),
            Network.LOCAL, new Limits(2000 * AVAX, 25 * AVAX, Duration.ofDays(1), Duration.ofHours(1)));

    private Staking() {}

    /** The limits since Helicon (ACP-273). Before, no validation could be shorter than a delegation. */
    private record Limits(long leastValidation, long leastDelegation, Duration delegation, Duration validation) {
        static String text(Duration least) {
            long hours = least.toHours();
            return "from " + hours + (hours == 1 ? " hour" : " hours") + " to 365 days";
        }
    }

    private static @Nullable Limits limits(Id subnetId, Network network) {
        return subnetId.equals(Id.EMPTY) ? LIMITS.get(network) : null;
    }

    /** The P-Chain's time after which no node accepts a transaction; absent for kinds that do not expire. */
    static Optional<Instant> expiry(UnsignedTx tx) {
        if (tx instanceof AddPermissionlessDelegatorTx add) {
            return Optional.of(latest(add.base(), add.subnetId(), add.validator(), Limits::delegation));
        } else if (tx instanceof AddPermissionlessValidatorTx add) {
            return Optional.of(latest(add.base(), add.subnetId(), add.validator(), Limits::validation));
        } else if (tx instanceof AddSubnetValidatorTx add) {
            return Optional.of(add.validator().end());
        }
        return tx instanceof RegisterL1ValidatorTx registration ? registration.expiry() : Optional.empty();
    }

    /** A local network may have other periods, by options of its nodes. */
    private static Instant latest(BaseTx base, Id subnetId, TxValidator validator, Function<Limits, Duration> least) {
        Limits limits = limits(subnetId, base.network());
        return limits == null || base.network().equals(Network.LOCAL)
                ? validator.end()
                : validator.end().minus(least.apply(limits));
    }

    static void period(TxValidator validator, Instant now) {
        Owners.requireSeconds("start", validator.start());
        if (!Owners.requireSeconds("end", validator.end()).isAfter(now)) {
            String rule = "after " + now + ", the time of this transaction (staking period is too short)";
            throw new InvalidRequestException("end", validator.end().toString(), rule);
        }
    }

    private static void limitedStake(long least, UInt64 stake) {
        if (stake.compareTo(UInt64.of(least)) < 0 || stake.compareTo(MAX_STAKE) > 0) {
            String rule = "from " + least + " to " + MAX_STAKE + " nAVAX on this network (weight of this validator is "
                    + (stake.compareTo(MAX_STAKE) > 0 ? "too large)" : "too low)");
            throw new InvalidRequestException("stake", stake.toString(), rule);
        }
    }

    private static void limitedEnd(Duration least, Instant end, Instant now) {
        Duration duration = Duration.between(now, end);
        boolean isShort = duration.compareTo(least) < 0;
        if (isShort || duration.compareTo(MAX_DURATION.plus(LAG)) > 0) {
            String rule = Limits.text(least) + " after " + now + " on this network (staking period is too "
                    + (isShort ? "short)" : "long)");
            throw new InvalidRequestException("end", end.toString(), rule);
        }
    }

    private static void shares(String argument, long shares, boolean isLimited) {
        if (isLimited && shares < MIN_SHARES) {
            String rule = "from 20000 to 1000000 millionths (staker charges an insufficient delegation fee)";
            throw new InvalidRequestException(argument, Long.toString(shares), rule);
        }
    }

    /** Fails if a node would refuse this validator. */
    static void validator(StakingFields request, NetworkIds ids, Instant now) {
        period(request.validator(), now);
        boolean isPrimary = request.subnetId().equals(Id.EMPTY);
        if (isPrimary != request.signer().isPresent()) {
            String rule = isPrimary ? "present on the primary network" : "absent on a subnet";
            throw new InvalidRequestException("signer", request.signer().toString(), rule);
        }
        request.signer().ifPresent(Checks::signer);
        requireAvax(isPrimary, request.assetId(ids), ids);
        Limits limits = limits(request.subnetId(), ids.network());
        if (limits != null) {
            limitedStake(limits.leastValidation(), request.validator().weight());
            limitedEnd(limits.validation(), request.validator().end(), now);
        }
        shares("delegationShares", request.delegationShares(), limits != null);
    }

    private static void requireAvax(boolean isPrimary, Id assetId, NetworkIds ids) {
        if (isPrimary && !assetId.equals(ids.avaxAssetId())) {
            throw new InvalidRequestException("assetID", assetId.toString(), "AVAX on the primary network");
        }
    }

    /** Fails if a node would refuse this delegation. */
    static void delegator(StakingFields request, NetworkIds ids, Instant now) {
        period(request.validator(), now);
        requireAvax(request.subnetId().equals(Id.EMPTY), request.assetId(ids), ids);
        Limits limits = limits(request.subnetId(), ids.network());
        if (limits != null) {
            limitedStake(limits.leastDelegation(), request.validator().weight());
            limitedEnd(limits.delegation(), request.validator().end(), now);
        }
    }

    /** Fails if a node would refuse this validator whose stake renews itself. */
    static void autoRenewed(StakingFields request, NetworkIds ids) {
        request.signer().ifPresent(Checks::signer);
        Limits limits = LIMITS.get(ids.network());
        if (limits != null) {
            limitedStake(limits.leastValidation(), request.validator().weight());
        }
        limitedPeriod(request.period(), ids);
        Checks.positive("period", UInt64.of(request.period().toSeconds()));
        shares("delegationShares", request.delegationShares(), limits != null);
    }

    private static void limitedPeriod(Duration period, NetworkIds ids) {
        Limits limits = LIMITS.get(ids.network());
        if (limits != null && period.compareTo(limits.validation()) < 0) {
            String rule = Limits.text(limits.validation()) + " on this network (staking period is too short)";
            throw new InvalidRequestException("period", period.toString(), rule);
        }
    }

    /** Fails if a node would refuse this period of renewal; zero ends it. */
    static void renewal(Duration period, NetworkIds ids) {
        if (!renewal(period).isZero()) {
            limitedPeriod(period, ids);
        }
    }

    /** A period of renewal on any network; zero ends it. */
    static Duration renewal(Duration period) {
        if (period.isNegative()
                || !period.equals(period.truncatedTo(ChronoUnit.SECONDS))
                || period.compareTo(MAX_DURATION) > 0) {
            throw new InvalidRequestException("period", period.toString(), "whole seconds, at most 365 days");
        }
        return period;
    }

    /** An L1's first validators, in the order that determines their validation ids. */
    static List<ConvertSubnetToL1Tx.Validator> checked(List<ConvertSubnetToL1Tx.Validator> request, Network network) {
        List<ConvertSubnetToL1Tx.Validator> checked = new ArrayList<>();
        for (ConvertSubnetToL1Tx.Validator validator : request) {
            Bytes nodeId = Checks.size("validators.nodeID", validator.nodeId(), 20, 20);
            if (nodeId.equals(Bytes.of(new byte[20]))) {
                throw new InvalidRequestException("validators.nodeID", nodeId.toHex(), "not empty");
            }
            if (checked.stream().anyMatch(other -> other.nodeId().equals(nodeId))) {
                throw new InvalidRequestException("validators.nodeID", nodeId.toHex(), "named once");
            }
            checked.add(new ConvertSubnetToL1Tx.Validator(
                    nodeId,
                    Checks.positive("validators.weight", validator.weight()),
                    validator.balance(),
                    Checks.signer(validator.signer()),
                    Owners.checked("validators.remainingBalanceOwner", validator.remainingBalanceOwner(), network),
                    Owners.checked("validators.deactivationOwner", validator.deactivationOwner(), network)));
        }
        if (checked.isEmpty()) {
            throw new InvalidRequestException("validators", "", "at least one validator");
        }
        checked.sort(Comparator.comparing(ConvertSubnetToL1Tx.Validator::nodeId));
        return checked;
    }
}
