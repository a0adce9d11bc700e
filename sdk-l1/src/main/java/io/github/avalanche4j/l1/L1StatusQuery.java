package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.internal.work.WorkRunner;
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
import java.util.concurrent.CompletableFuture;

/** Looks up the validators of an L1 on the P-Chain, and their uptimes and connections on the L1. */
final class L1StatusQuery {
    private static final BigInteger LONGEST = BigInteger.valueOf(Long.MAX_VALUE);

    private final NodeClient node;
    private final Id subnetId;
    private final Id chainId;
    private final Work work;

    L1StatusQuery(NodeClient node, Id subnetId, Id chainId, Work work) {
        this.node = node;
        this.subnetId = subnetId;
        this.chainId = chainId;
        this.work = work;
    }

    CompletableFuture<L1Status> run() {
        return work.ask(node.platform().getValidatorFeeState())
                .thenCompose(fee -> work.ask(node.platform().getCurrentValidators(subnetId))
                        .thenCombine(
                                uptimes(),
                                (validators, uptimes) -> new L1Status(
                                        validators.stream()
                                                .filter(one ->
                                                        one.validationId().isPresent())
                                                .map(one -> status(one, fee.price(), uptimes))
                                                .toList(),
                                        fee.price())));
    }

    /** Uptimes and connections by validation; empty if the node does not track the L1. */
    private CompletableFuture<Map<Id, Validator>> uptimes() {
        return work.ask(node.validators(chainId.toString()).getCurrentValidators())
                .exceptionallyCompose(failure -> {
                    RuntimeException reason = WorkRunner.reason(failure);
                    return reason instanceof InterfaceUnavailableException
                            ? CompletableFuture.completedFuture(List.of())
                            : CompletableFuture.failedFuture(reason);
                })
                .thenApply(validators -> {
                    Map<Id, Validator> byId = new HashMap<>();
                    validators.forEach(one -> one.validationId().ifPresent(id -> byId.put(id, one)));
                    return byId;
                });
    }

    private static L1ValidatorStatus status(CurrentValidator one, UInt64 price, Map<Id, Validator> uptimes) {
        Id id = one.validationId().orElseThrow();
        UInt64 balance = one.balance().orElse(UInt64.ZERO);
        Optional<Validator> view = Optional.ofNullable(uptimes.get(id));
        return new L1ValidatorStatus(
                id,
                one.nodeId(),
                one.weight(),
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
