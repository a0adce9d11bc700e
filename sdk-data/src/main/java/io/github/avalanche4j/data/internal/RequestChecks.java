package io.github.avalanche4j.data.internal;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Parameters;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Network;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Checks that several requests share. Values from responses may be malformed, so requests check them before they are
 * sent.
 */
public final class RequestChecks {
    private RequestChecks() {}

    /** A copy of one or more addresses. */
    public static <T> List<T> oneOrMore(Collection<T> addresses) {
        List<T> all = List.copyOf(Objects.requireNonNull(addresses, "addresses"));
        if (all.isEmpty()) {
            throw new InvalidRequestException("addresses", "", "one or more");
        }
        return all;
    }

    /** One or more addresses of one network, as one comma-separated text. */
    public static String joined(Collection<Bech32Address> addresses, Network network) {
        List<Bech32Address> all = oneOrMore(addresses);
        all.forEach(address -> address("addresses", address, network));
        return all.stream().map(Bech32Address::toString).collect(Collectors.joining(","));
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

    /** Parameters whose X- and P-Chain addresses must be those of a network. */
    public static Parameters on(Network network, Parameters parameters) {
        return on(network, "PX", parameters);
    }

    /** As the other, with the letters of the chains that addresses may be prefixed with. */
    public static Parameters on(Network network, String letters, Parameters parameters) {
        parameters.asSet().forEach((name, value) -> {
            if (value instanceof List<?> list) {
                for (Object each : list) {
                    if (each instanceof Bech32Address address) {
                        address(name, address, network, letters);
                    }
                }
            }
        });
        return parameters;
    }
}
