package io.github.avalanche4j.data.internal;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Network;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.Temporal;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The parameters of a request, checked as a user sets them; as a map, in the form in which they are sent. Times and
 * durations are sent in whole seconds, days as texts.
 */
public final class Parameters extends AbstractMap<String, Object> {
    private static final Map<String, String> RANGES =
            Map.of("start", "end", "min", "max", "from", "to", "first", "last");

    private final Map<String, Object> set = new LinkedHashMap<>();
    private final Set<String> joined = new HashSet<>();

    /** Sets a parameter; null removes it. */
    public void set(String name, @Nullable Object value) {
        setAny(name, value == null ? null : checked(name, value));
    }

    /** As {@link #set}, without a check of the value. */
    public void setAny(String name, @Nullable Object value) {
        set.remove(name); // the last one set is the last one in order
        if (value != null) {
            set.put(name, value);
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
        for (Object each : Objects.requireNonNull(values, name)) {
            Object value = checked(name, Objects.requireNonNull(each, name));
            List<Object> list = list(name);
            if (!list.isEmpty() && list.get(0).getClass() != value.getClass()) {
                throw new InvalidRequestException(
                        name, value.toString(), "all EVM addresses or all X- or P-Chain addresses");
            }
            list.add(value);
        }
    }

    /** Checks what depends on several parameters: ranges, and what is required, {@code "a"} or {@code "a or b"}. */
    public Parameters complete(String... required) {
        for (String each : required) {
            String[] choice = each.split(" or ");
            if (Stream.of(choice).noneMatch(set::containsKey)) {
                throw new InvalidRequestException(
                        choice[0], "", choice.length == 1 ? "set" : "set, or " + choice[1] + " must");
            }
        }
        set.forEach((name, value) -> RANGES.forEach((start, end) -> {
            if (name.startsWith(start)) {
                ordered(name, value, end + name.substring(start.length()));
            }
        }));
        return this;
    }

    /** These parameters and another one. */
    public Parameters with(String name, Object value) {
        set(name, value);
        return this;
    }

    /** These parameters, whose X- and P-Chain addresses must be those of a network. */
    public Parameters on(Network network) {
        return on(network, "PX");
    }

    /** As {@link #on(Network)}, with the letters of the chains that addresses may be prefixed with. */
    public Parameters on(Network network, String letters) {
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

    /** Moves a parameter, if it is set, to another part of the request, under another name. */
    public void move(String name, Map<String, Object> part, String as) {
        Object value = set.remove(name);
        if (value != null) {
            part.put(as, sent(name, value));
        }
    }

    /** A part of the request that has only one parameter, which is moved there under another name. */
    public Map<String, Object> part(String name, String as) {
        Map<String, Object> part = new LinkedHashMap<>();
        move(name, part, as);
        return part;
    }

    @Override
    public Set<Map.Entry<String, Object>> entrySet() {
        Map<String, Object> sent = new LinkedHashMap<>();
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
        return WellFormed.require(name, value);
    }

    @SuppressWarnings("unchecked") // only lists of objects are added
    private List<Object> list(String name) {
        return (List<Object>) set.computeIfAbsent(name, key -> new ArrayList<>());
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // both ends of a range have one type
    private void ordered(String startName, Object start, String endName) {
        Object end = set.get(endName);
        if (end != null && start instanceof Comparable first && first.compareTo(end) > 0) {
            String rule = start instanceof Temporal ? "at or before " : "at most ";
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
        } else if (value instanceof LocalDate day) {
            return day.toString();
        }
        return value instanceof Duration time ? time.toSeconds() : value;
    }
}
