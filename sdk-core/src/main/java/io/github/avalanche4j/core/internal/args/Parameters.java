package io.github.avalanche4j.core.internal.args;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Network;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.Temporal;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a user sets in the lambda of a request, checked as it is set; as a map, in the form in which it is sent. Times
 * and durations are sent in whole seconds, days as texts.
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
        int index = 0;
        for (Object each : Objects.requireNonNull(values, name)) {
            String place = name + "[" + index++ + "]";
            Object value = checked(name, Objects.requireNonNull(each, place));
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

    /** The elements of a list; empty if it is not set. */
    public <T> List<T> elements(String name, Class<T> type) {
        return set.get(name) instanceof List<?> list
                ? list.stream().map(type::cast).toList()
                : List.of();
    }

    /** These parameters and another one. */
    public Parameters with(String name, Object value) {
        set(name, value);
        return this;
    }

    /** The values as they were set. */
    public Map<String, Object> asSet() {
        return Collections.unmodifiableMap(set);
    }

    /** A value as it was set; absent if it is not set, or of another type. */
    public <T> Optional<T> asSet(String name, Class<T> type) {
        return Optional.ofNullable(set.get(name)).filter(type::isInstance).map(type::cast);
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
        } else if (value instanceof List<?> list) {
            return WellFormed.require(name, Require.elements(name, list));
        } else if (value instanceof Network network) {
            return Require.hosted(network);
        } else if (value instanceof Instant time) {
            return Require.notBefore1970(name, time);
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
