package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.platform.CurrentValidator;
import io.github.avalanche4j.node.platform.Subnet;
import io.github.avalanche4j.node.validators.Validator;
import java.math.BigInteger;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Looks up the validators of an L1 on the P-Chain, and their uptimes and connections on the L1. */
final class L1StatusQuery {
    // the error of a node for some seconds after a registration
    private static final Pattern UNTRACKED = Pattern.compile("failed to get uptime for validation ID (\\w{40,60})");
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
                run -> requireL1()
                        .then(subnet -> node.platform().getValidatorFeeState())
                        .then(fee -> node.platform()
                                .getCurrentValidators(subnetId)
                                .then(all -> uptimes(
                                                node.validators(chainId.toString())
                                                        .getCurrentValidators(),
                                                nodes(all))
                                        .map(uptimes -> status(all, fee.price(), uptimes)))));
    }

    /** Refuses a subnet that is no L1, and a chain of another L1. */
    private Call<Subnet> requireL1() {
        return known("subnet " + subnetId, node.platform().getSubnet(subnetId))
                .then(subnet -> known("chain " + chainId, node.platform().validatedBy(chainId))
                        .map(owner -> {
                            boolean isManagers = subnet.managerChainId().equals(Optional.of(chainId));
                            L1Context.requireRight(
                                    subnet.isL1(), "subnet " + subnetId + " is not an L1: it was not converted");
                            L1Context.requireRight(
                                    isManagers || owner.equals(subnetId),
                                    "chain " + chainId + " is of subnet " + owner);
                            return subnet;
                        }));
    }

    private static <T> Call<T> known(String what, Call<T> lookup) {
        return Sequence.recover(lookup, failure -> {
            if (failure instanceof JsonRpcException e && e.reason() == JsonRpcException.Reason.NOT_FOUND) {
                throw L1OperationException.of(Reason.WRONG_SUBNET, "there is no " + what, failure);
            }
            throw failure;
        });
    }

    private static Map<Id, NodeId> nodes(List<CurrentValidator> validators) {
        Map<Id, NodeId> nodes = new HashMap<>();
        validators.forEach(validator -> validator.validationId().ifPresent(id -> nodes.put(id, validator.nodeId())));
        return nodes;
    }

    /** Uptimes and connections by validation; empty if the node does not track the L1. */
    private Call<Map<Id, Validator>> uptimes(Call<List<Validator>> lookup, Map<Id, NodeId> nodes) {
        Call<Map<Id, Validator>> uptimes = lookup.map(validators -> {
            Map<Id, Validator> byId = new HashMap<>();
            validators.forEach(validator -> validator.validationId().ifPresent(id -> byId.put(id, validator)));
            return byId;
        });
        return Sequence.recover(uptimes, failure -> {
            if (failure instanceof InterfaceUnavailableException) {
                return Call.completed(Map.of());
            }
            Matcher untracked = UNTRACKED.matcher(failure instanceof JsonRpcException e ? e.error() : "");
            Map<Id, NodeId> others = new HashMap<>(nodes);
            if (!untracked.find() || others.remove(Id.parse(untracked.group(1))) == null) {
                throw failure;
            }
            return others.isEmpty()
                    ? Call.completed(Map.of())
                    : uptimes(node.validators(chainId.toString()).getCurrentValidators(others.values()), others);
        });
    }

    private static L1Status status(List<CurrentValidator> all, NAvax price, Map<Id, Validator> uptimes) {
        return new L1Status(
                all.stream()
                        .filter(validator -> validator.validationId().isPresent())
                        .map(validator -> status(validator, price, uptimes))
                        .toList(),
                price);
    }

    private static L1ValidatorStatus status(CurrentValidator validator, NAvax price, Map<Id, Validator> uptimes) {
        Id id = validator.validationId().orElseThrow();
        NAvax balance = validator.balance().orElse(NAvax.ZERO);
        Optional<Validator> view = Optional.ofNullable(uptimes.get(id));
        return new L1ValidatorStatus(
                id,
                validator.nodeId(),
                validator.weight(),
                balance,
                lasts(balance, price),
                view.flatMap(Validator::isConnected),
                view.flatMap(Validator::uptimePercentage));
    }

    private static Duration lasts(NAvax balance, NAvax price) {
        BigInteger seconds = price.equals(NAvax.ZERO)
                ? LONGEST
                : balance.toBigInteger().divide(price.toBigInteger()).min(LONGEST);
        return Duration.ofSeconds(seconds.longValue());
    }
}
