package io.github.avalanche4j.core.value;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import java.util.List;
import java.util.Objects;

/**
 * An Avalanche network, identified by a 32-bit number. {@link #of} returns networks that have no constant here. Two
 * networks are equal if their numbers are.
 */
@AnyMapper
public final class Network {
    private static final long MAX_ID = 0xffff_ffffL;

    /** The main network, number 1. */
    public static final Network MAINNET = new Network(1, "mainnet", "avax");

    /** The public test network, number 5. */
    public static final Network FUJI = new Network(5, "fuji", "fuji");

    /** Another name of {@link #FUJI}, and the same value. */
    public static final Network TESTNET = FUJI;

    /** A local network, number 12345, as AvalancheGo runs it with {@code --network-id=local}. */
    public static final Network LOCAL = new Network(12345, "local", "local");

    private static final List<Network> NAMED = List.of(MAINNET, FUJI, LOCAL);

    private final long id;
    private final String name;
    private final String addressPrefix;

    private Network(long id, String name, String addressPrefix) {
        this.id = id;
        this.name = name;
        this.addressPrefix = addressPrefix;
    }

    /**
     * {@return the network with this number}
     *
     * @param id from 0 to 2^32 − 1; nodes report theirs by {@code info.getNetworkID}
     * @throws io.github.avalanche4j.core.InvalidRequestException if it does not fit in 32 bits
     */
    public static Network of(long id) {
        if (id < 0 || id > MAX_ID) {
            throw Require.refused("networkID", Long.toString(id), "from 0 to 4294967295");
        }
        return NAMED.stream()
                .filter(network -> network.id == id)
                .findFirst()
                .orElseGet(() -> new Network(id, "network-" + id, prefixOf(id)));
    }

    /** AvalancheGo utils/constants/network_ids.go; the first three were test networks before Fuji. */
    private static String prefixOf(long id) {
        if (id == 2) {
            return "cascade";
        } else if (id == 3) {
            return "denali";
        } else if (id == 4) {
            return "everest";
        }
        return id == 10 ? "testing" : "custom";
    }

    /**
     * {@return the network with this name}
     *
     * @param name {@code mainnet}, {@code fuji}, {@code testnet}, {@code local}, {@code network-} and a number, or a
     *     number
     * @throws io.github.avalanche4j.core.InvalidRequestException if it has another form
     */
    public static Network parse(String name) {
        Objects.requireNonNull(name, "network");
        if (name.equals("testnet")) {
            return TESTNET;
        }
        for (Network network : NAMED) {
            if (network.name.equals(name)) {
                return network;
            }
        }
        String number = name.startsWith("network-") ? name.substring("network-".length()) : name;
        if (!number.matches("[0-9]{1,10}")) {
            throw Require.refused("network", name, "mainnet, fuji, testnet, local, or a network's number");
        }
        return of(Long.parseLong(number));
    }

    /** {@return the number, as in {@code info.getNetworkID} and in every signed message} */
    public long id() {
        return id;
    }

    /**
     * {@return the name that nodes and hosted services use: {@code mainnet}, {@code fuji}, {@code local}; {@code
     * network-} and the number for any other network}
     */
    @JsonValue
    public String name() {
        return name;
    }

    /**
     * {@return the prefix of this network's bech32 addresses, before the {@code 1}: {@code avax}, {@code fuji}, {@code
     * local}; {@code cascade}, {@code denali}, {@code everest} and {@code testing} for the numbers 2, 3, 4 and 10,
     * {@code custom} for any other network}
     */
    public String addressPrefix() {
        return addressPrefix;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Network && id == ((Network) other).id;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(id);
    }

    /** {@return the name} */
    @Override
    public String toString() {
        return name;
    }
}
