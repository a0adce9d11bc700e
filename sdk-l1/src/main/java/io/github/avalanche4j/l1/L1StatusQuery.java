package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.platform.CurrentValidator;
import io.github.avalanche4j.node.validators.Validator;
import java.math.BigInteger;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Looks up the validators of an L1 on the P-Chain, and their uptimes and connections on the L1. */
final class L1StatusQuery {
    private static final BigInteger LONGEST = BigInteger.valueOf(Long.MAX_VALUE);

    private final NodeClient node;
    private final Id subnetId;
    private final Id chainId;

    L1StatusQuery(NodeClient node, Id subnetId, Id chainId) {
        this.node = node;
        this.subnetId = subnetId;
        this.chainId = chainId;
    }

    Call<L1Status> call() {
        return L1Context.sequence(
                node,
                "l1.status",
                run -> node.platform()
                        .getValidatorFeeState()
                        .then(fee -> node.platform()
                                .getCurrentValidators(subnetId)
                                .then(validators ->
                                        uptimes().map(uptimes -> status(validators, fee.price(), uptimes)))));
    }

    /** Uptimes and connections by validation; empty if the node does not track the L1. */
    private Call<Map<Id, Validator>> uptimes() {
        Call<List<Validator>> current = node.validators(chainId.toString()).getCurrentValidators();
        return Sequence.recover(current, failure -> {
                    if (failure instanceof InterfaceUnavailableException) {
                        return Call.completed(List.of());
                    }
                    throw failure;
                })
                .map(validators -> {
                    Map<Id, Validator> byId = new HashMap<>();
                    validators.forEach(validator -> validator.validationId().ifPresent(id -> byId.put(id, validator)));
                    return byId;
                });
    }

    private static L1Status status(List<CurrentValidator> all, UInt64 price, Map<Id, Validator> uptimes) {
        return new L1Status(
                all.stream()
                        .filter(validator -> validator.validationId().isPresent())
                        .map(validator -> status(validator, price, uptimes))
                        .toList(),
                price);
    }

    private static L1ValidatorStatus status(CurrentValidator validator, UInt64 price, Map<Id, Validator> uptimes) {
        Id id = validator.validationId().orElseThrow();
        UInt64 balance = validator.balance().orElse(UInt64.ZERO);
        Optional<Validator> view = Optional.ofNullable(uptimes.get(id));
        return new L1ValidatorStatus(
                id,
                validator.nodeId(),
                validator.weight(),
                NAvax.of(balance),
                lasts(balance, price),
                view.flatMap(Validator::isConnected),
                view.flatMap(Validator::uptimePercentage));
    }

    private static Duration lasts(UInt64 balance, UInt64 price) {
        BigInteger seconds = price.equals(UInt64.ZERO)
                ? LONGEST
                : balance.toBigInteger().divide(price.toBigInteger()).min(LONGEST);
        return Duration.ofSeconds(seconds.longValue());
    }
}
