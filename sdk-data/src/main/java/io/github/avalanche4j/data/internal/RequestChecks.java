package io.github.avalanche4j.data.internal;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * Checks that several requests share. Values from responses may be malformed, so requests check them before they are
 * sent.
 */
public final class RequestChecks {
    private RequestChecks() {}

    /** A range of blocks with optional ends. */
    public static void blocks(OptionalLong start, OptionalLong end) {
        block("startBlock", start);
        block("endBlock", end);
        if (start.isPresent() && end.isPresent() && start.getAsLong() > end.getAsLong()) {
            throw new InvalidRequestException(
                    "startBlock", Long.toString(start.getAsLong()), "at most endBlock, which is " + end.getAsLong());
        }
    }

    /** The number of a block. */
    public static void block(String argument, OptionalLong block) {
        block.ifPresent(number -> Require.atLeast(0, argument, number));
    }

    /** A range of times with optional ends. */
    public static void times(Optional<Instant> start, Optional<Instant> end) {
        times("startTimestamp", start, "endTimestamp", end);
    }

    /** A range of times under other names. */
    public static void times(String startName, Optional<Instant> start, String endName, Optional<Instant> end) {
        time(startName, start);
        time(endName, end);
        if (start.isPresent() && end.isPresent() && start.get().isAfter(end.get())) {
            throw new InvalidRequestException(
                    startName, start.get().toString(), "at or before " + endName + ", which is " + end.get());
        }
    }

    /** A time of 1970 or later. */
    public static void time(String argument, Optional<Instant> time) {
        if (time.isPresent() && time.get().getEpochSecond() < 0) {
            throw new InvalidRequestException(argument, time.get().toString(), "1970 or later");
        }
    }

    /** Addresses or nodes, at least one. */
    public static void addressesOrNodes(List<Bech32Address> addresses, List<NodeId> nodes) {
        if (addresses.isEmpty() && nodes.isEmpty()) {
            throw new InvalidRequestException("addresses", "", "named, or nodeIds must");
        }
    }

    /** Addresses, at least one. */
    public static void someAddress(Collection<Bech32Address> addresses) {
        if (addresses.isEmpty()) {
            throw new InvalidRequestException("addresses", "", "one or more");
        }
    }

    /** One or more addresses of one network, as one comma-separated text. */
    public static String joined(Collection<Bech32Address> addresses, Network network) {
        List<Bech32Address> all = List.copyOf(Objects.requireNonNull(addresses, "addresses"));
        someAddress(all);
        addresses("addresses", all, network);
        return all.stream().map(Bech32Address::toString).collect(Collectors.joining(","));
    }

    /** P- or X-Chain addresses of one network. */
    public static void addresses(String argument, List<Bech32Address> addresses, Network network) {
        addresses.forEach(address -> address(argument, address, network));
    }

    /** A P- or X-Chain address of one network. */
    public static Bech32Address address(String argument, Bech32Address address, Network network) {
        return address(argument, address, network, "PX");
    }

    /** An address of one network, without a prefix or with an allowed one. */
    public static Bech32Address address(String argument, Bech32Address address, Network network, String letters) {
        Objects.requireNonNull(address, argument);
        String prefix = network.addressPrefix();
        String rule = "an address of " + network + ", like " + prefix + "1…, without a prefix or with "
                + String.join("- or ", letters.split("")) + "-";
        boolean chain = address.chain()
                .map(name -> name.length() == 1 && letters.contains(name))
                .orElse(true);
        if (!chain || !address.isValid() || !address.network().equals(prefix)) {
            throw new InvalidRequestException(argument, address.toString(), rule);
        }
        return address;
    }

    /** Well-formed ids of nodes. */
    public static void nodes(String argument, List<NodeId> nodes) {
        nodes.forEach(node -> node(argument, node));
    }

    /** A well-formed id of a node. */
    public static NodeId node(String argument, NodeId node) {
        return WellFormed.require(argument, node);
    }

    /** A well-formed id. */
    public static Id id(String argument, Id id) {
        return WellFormed.require(argument, id);
    }

    /** A network that the hosted services know. */
    public static Network hosted(Network network) {
        Objects.requireNonNull(network, "network");
        if (!network.equals(Network.MAINNET) && !network.equals(Network.FUJI)) {
            throw new InvalidRequestException(
                    "network", network.name(), "mainnet or fuji, the networks of the services");
        }
        return network;
    }

    /** A network that the hosted services know, if present. */
    public static void hosted(Optional<Network> network) {
        network.ifPresent(RequestChecks::hosted);
    }

    /** A well-formed EVM address. */
    public static EvmAddress evmAddress(String argument, EvmAddress address) {
        return WellFormed.require(argument, address);
    }

    /** A well-formed EVM hash. */
    public static EvmHash evmHash(String argument, EvmHash hash) {
        return WellFormed.require(argument, hash);
    }
}
