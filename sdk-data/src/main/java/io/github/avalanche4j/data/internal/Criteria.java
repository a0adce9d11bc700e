package io.github.avalanche4j.data.internal;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Network;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The criteria of a filter, checked as they are set; as a map, the parameters of the request. Times and durations are
 * sent in whole seconds.
 */
public final class Criteria extends AbstractMap<String, Object> {
    private static final Map<String, String> RANGES = Map.of("start", "end", "min", "max", "from", "to");

    private final Map<String, Object> set = new TreeMap<>();
    private final Set<String> joined = new HashSet<>();

    /** Sets a criterion; null removes it. */
    public void set(String name, @Nullable Object value) {
        if (value == null) {
            set.remove(name);
        } else {
            set.put(name, checked(name, value));
        }
    }

    /** Sets a number, or a duration in seconds, from {@code least} to {@code most}; null removes it. */
    public void set(String name, @Nullable Object value, int least, int most) {
        Object sent = value == null ? null : sent(value);
        if (sent != null) {
            BigDecimal number = new BigDecimal(sent.toString());
            if (number.compareTo(BigDecimal.valueOf(least)) < 0 || number.compareTo(BigDecimal.valueOf(most)) > 0) {
                throw new InvalidRequestException(name, number.toPlainString(), "from " + least + " to " + most);
            }
        }
        set(name, sent);
    }

    /** Adds to a list, which is sent as repeated parameters or as one with commas. */
    public void add(String name, boolean commas, Iterable<?> values) {
        if (commas) {
            joined.add(name);
        }
        for (Object value : Objects.requireNonNull(values, name)) {
            List<Object> list = list(name);
            if (!list.isEmpty()
                    && !list.get(0)
                            .getClass()
                            .equals(Objects.requireNonNull(value, name).getClass())) {
                throw new InvalidRequestException(
                        name, value.toString(), "all EVM addresses or all X- or P-Chain addresses");
            }
            list.add(checked(name, Objects.requireNonNull(value, name)));
        }
    }

    /** Checks what depends on several criteria: ranges, and that one of {@code required} is set, if there are any. */
    public Criteria complete(String... required) {
        if (required.length > 0 && List.of(required).stream().noneMatch(set::containsKey)) {
            String rule = required.length == 1 ? "one or more" : "named, or " + required[1] + " must";
            throw new InvalidRequestException(required[0], "", rule);
        }
        set.forEach((name, value) -> RANGES.forEach((start, end) -> {
            if (name.startsWith(start)) {
                ordered(name, value, end + name.substring(start.length()));
            }
        }));
        return this;
    }

    /** These criteria and another one. */
    public Criteria with(String name, Object value) {
        set(name, value);
        return this;
    }

    /** These criteria, whose X- and P-Chain addresses must be those of a network. */
    public Criteria on(Network network) {
        return on(network, "PX");
    }

    /** As {@link #on(Network)}, with the letters of the chains that addresses may be prefixed with. */
    public Criteria on(Network network, String letters) {
        set.forEach((name, value) -> {
            if (value instanceof List<?> list) {
                for (Object each : list) {
                    if (each instanceof Bech32Address address) {
                        RequestChecks.address(name, address, network, letters);
                    }
                }
            }
        });
        return this;
    }

    /** Removes a criterion, for requests that send it in the body, and returns what would have been sent. */
    public Object take(String name) {
        Object sent = sent(name, Objects.requireNonNull(set.get(name)));
        set.remove(name);
        return sent;
    }

    @Override
    public Set<Map.Entry<String, Object>> entrySet() {
        Map<String, Object> sent = new TreeMap<>();
        set.forEach((name, value) -> sent.put(name, sent(name, value)));
        return sent.entrySet();
    }

    private static Object checked(String name, Object value) {
        if (value instanceof String text) {
            return Require.notBlank(name, text);
        } else if (value instanceof Long number) {
            return Require.atLeast(0, name, number);
        } else if (value instanceof Network network) {
            return RequestChecks.hosted(network);
        } else if (value instanceof Instant time) {
            return RequestChecks.time(name, time);
        }
        // an address of the X- or P-Chain is checked with its network
        return value instanceof Bech32Address ? value : WellFormed.require(name, value);
    }

    @SuppressWarnings("unchecked") // only lists of objects are added
    private List<Object> list(String name) {
        return (List<Object>) set.computeIfAbsent(name, key -> new ArrayList<>());
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // both ends of a range have one type
    private void ordered(String startName, Object start, String endName) {
        Object end = set.get(endName);
        if (end != null && start instanceof Comparable first && first.compareTo(end) > 0) {
            String rule = start instanceof Instant ? "at or before " : "at most ";
            throw new InvalidRequestException(startName, start.toString(), rule + endName + ", which is " + end);
        }
    }

    private Object sent(String name, Object value) {
        return joined.contains(name) && value instanceof List<?> list
                ? list.stream().map(Object::toString).collect(Collectors.joining(","))
                : sent(value);
    }

    private static Object sent(Object value) {
        if (value instanceof Instant time) {
            return time.getEpochSecond();
        }
        return value instanceof Duration time ? time.toSeconds() : value;
    }
}
