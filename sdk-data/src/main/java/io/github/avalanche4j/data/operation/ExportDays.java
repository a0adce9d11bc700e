package io.github.avalanche4j.data.operation;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Collects the days of an export, and writes the body of the request. */
final class ExportDays {
    @Nullable
    LocalDate first;

    @Nullable
    LocalDate last;

    Map<String, Object> body(OperationType type, Map<String, Object> options) {
        if (first != null && last != null && first.isAfter(last)) {
            throw new InvalidRequestException("firstDate", first.toString(), "at or before lastDate, which is " + last);
        }
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("type", type);
        if (first != null) {
            body.put("firstDate", first.toString());
        }
        if (last != null) {
            body.put("lastDate", last.toString());
        }
        body.put("options", options);
        return body;
    }

    /** A P- or X-Chain address of any network: the service derives the network from the addresses. */
    static Bech32Address address(Bech32Address address) {
        Objects.requireNonNull(address, "addresses");
        try {
            String network = address.network();
            if (!network.isEmpty()) {
                return address;
            }
        } catch (IllegalStateException e) {
            // reported below, with the text
        }
        throw new InvalidRequestException("addresses", address.toString(), "a P- or X-Chain address");
    }

    static <T> List<T> some(String argument, List<T> values) {
        if (values.isEmpty()) {
            throw new InvalidRequestException(argument, "", "at least one");
        }
        return values;
    }
}
