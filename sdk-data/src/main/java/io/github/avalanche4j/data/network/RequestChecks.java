package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.Bech32Address;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Network;
import io.github.avalanche4j.core.NodeId;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Rules that several requests share. What an answer brought may be malformed; what is sent is not. */
final class RequestChecks {
    private RequestChecks() {}

    static void times(Optional<Instant> start, Optional<Instant> end) {
        start.ifPresent(time -> since1970("startTimestamp", time));
        end.ifPresent(time -> since1970("endTimestamp", time));
        if (start.isPresent() && end.isPresent() && start.get().isAfter(end.get())) {
            throw new InvalidRequestException(
                    "startTimestamp", start.get().toString(), "at or before endTimestamp, which is " + end.get());
        }
    }

    private static void since1970(String argument, Instant time) {
        if (time.getEpochSecond() < 0) {
            throw new InvalidRequestException(argument, time.toString(), "1970 or later");
        }
    }

    static void someone(List<Bech32Address> addresses, List<NodeId> nodes) {
        if (addresses.isEmpty() && nodes.isEmpty()) {
            throw new InvalidRequestException("addresses", "", "named, or nodeIds must");
        }
    }

    static void addresses(String argument, List<Bech32Address> addresses, Network network) {
        addresses.forEach(address -> address(argument, address, network));
    }

    private static void address(String argument, Bech32Address address, Network network) {
        String prefix = network.addressPrefix();
        String rule = "an address of " + network + ", like " + prefix + "1…, alone or behind P- or X-";
        boolean chain = address.chain()
                .map(name -> name.equals("P") || name.equals("X"))
                .orElse(true);
        try {
            if (!chain || !address.network().equals(prefix)) {
                throw new InvalidRequestException(argument, address.toString(), rule);
            }
        } catch (IllegalStateException e) {
            throw new InvalidRequestException(argument, address.toString(), rule);
        }
    }

    static void nodes(String argument, List<NodeId> nodes) {
        nodes.forEach(node -> node(argument, node));
    }

    static NodeId node(String argument, NodeId node) {
        Objects.requireNonNull(node, argument);
        if (!node.isValid()) {
            throw new InvalidRequestException(argument, node.toString(), "NodeID- and 20 bytes in cb58");
        }
        return node;
    }

    static Id id(String argument, Id id) {
        Objects.requireNonNull(id, argument);
        if (!id.isValid()) {
            throw new InvalidRequestException(argument, id.toString(), "32 bytes in cb58");
        }
        return id;
    }
}
