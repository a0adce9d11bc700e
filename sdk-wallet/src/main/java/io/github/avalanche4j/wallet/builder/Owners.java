package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.tx.platform.L1ValidatorOwner;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The addresses that sign, and the owners that transactions name. */
final class Owners {
    static final String OF_OUTPUTS = "outputs.owners";

    private final Set<Bytes> ours = new HashSet<>();
    private final Instant time;

    Owners(Collection<Bech32Address> addresses, Instant time) {
        addresses.forEach(address -> ours.add(address.bytes()));
        this.time = time;
    }

    /** The indices of the first signing addresses that suffice; null if they do not suffice, or the owner is locked. */
    @Nullable
    List<Long> match(OutputOwners owner) {
        if (owner.locktime().isAfter(time)) {
            return null;
        }
        List<Long> places = new ArrayList<>();
        for (int i = 0; i < owner.addresses().size() && places.size() < owner.threshold(); i++) {
            if (ours.contains(owner.addresses().get(i).bytes())) {
                places.add((long) i);
            }
        }
        return places.size() == owner.threshold() ? places : null;
    }

    /** The indices of the signing addresses that authorize a change by an owner. */
    List<Long> authorize(String what, OutputOwners owner) {
        List<Long> places = match(owner);
        if (places == null) {
            throw new NotAuthorizedException(what, owner);
        }
        return places;
    }

    /**
     * An owner that a node accepts, with its addresses in order and in the form that a parser of the chain's bytes
     * returns.
     */
    static OutputOwners checked(String argument, OutputOwners owner, Chain chain, Network network) {
        return checked(argument, owner, chain, chain, network);
    }

    /** An owner on another chain of an output of this one, whose parser returns addresses of this chain. */
    static OutputOwners checked(String argument, OutputOwners owner, Chain from, Chain to, Network network) {
        List<Bech32Address> addresses = checked(argument, owner.threshold(), owner.addresses(), from, to, network);
        requireSeconds(argument, owner.locktime());
        return new OutputOwners(owner.locktime(), owner.threshold(), addresses);
    }

    static L1ValidatorOwner checked(String argument, L1ValidatorOwner owner, Network network) {
        return new L1ValidatorOwner(
                owner.threshold(), checked(argument, owner.threshold(), owner.addresses(), Chain.P, Chain.P, network));
    }

    /** An owner on a chain, before the network is known. */
    static OutputOwners of(String argument, OutputOwners owner, Chain chain) {
        Objects.requireNonNull(owner, argument)
                .addresses()
                .forEach(address -> require(argument + ".addresses", address, chain));
        return owner;
    }

    private static void require(String argument, Bech32Address address, Chain chain) {
        if (!chain.accepts(address)) {
            String rule = "an address of the " + chain + "-Chain, which begins with " + chain + "-";
            throw new InvalidRequestException(argument, address.toString(), rule);
        }
    }

    /** The name of an owner's address: a recipient, if it owns an output alone. */
    private static String named(String argument, int count) {
        return argument.equals(OF_OUTPUTS) && count == 1 ? "to" : argument + ".addresses";
    }

    static Instant requireSeconds(String argument, Instant time) {
        if (!time.equals(time.truncatedTo(ChronoUnit.SECONDS)) || time.isBefore(Instant.EPOCH)) {
            throw new InvalidRequestException(argument, time.toString(), "a whole second from 1970 on");
        }
        return time;
    }

    private static List<Bech32Address> checked(
            String argument, long threshold, List<Bech32Address> addresses, Chain from, Chain to, Network network) {
        int count = addresses.size();
        String name = named(argument, count);
        if (threshold < 0 || threshold > count || threshold == 0 && count > 0) {
            String rule = "from 1 to " + count + ", the number of addresses";
            throw new InvalidRequestException(argument + ".threshold", Long.toString(threshold), rule);
        }
        Set<Bytes> distinct = new HashSet<>();
        List<Bech32Address> sorted = new ArrayList<>();
        for (Bech32Address address : addresses) {
            if (!address.network().equals(network.addressPrefix())) {
                String rule = "an address of this network, " + network.addressPrefix() + "1…";
                throw new InvalidRequestException(name, address.toString(), rule);
            }
            if (!from.accepts(address)) {
                require(name, address, to);
            }
            if (!distinct.add(address.bytes())) {
                throw new InvalidRequestException(name, address.toString(), "named once");
            }
            sorted.add(Bech32Address.of(from.name(), network, address.bytes()));
        }
        sorted.sort(Comparator.comparing(Bech32Address::bytes));
        return sorted;
    }
}
