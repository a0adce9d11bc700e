package io.github.avalanche4j.core.internal.args;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Network;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

/** Checks of arguments, made before anything is sent. */
public final class Require {
    private static final Duration CENTURY = Duration.ofDays(36_525);

    private Require() {}

    /** The exception for an argument that breaks a rule. Values use it because they do not depend on the errors. */
    public static RuntimeException refused(String argument, String value, String rule) {
        return refused(argument, value, rule, "");
    }

    /** Like {@code refused}, with a hint that helps to correct the argument. */
    public static RuntimeException refused(String argument, String value, String rule, String hint) {
        return new InvalidRequestException(argument, value, rule, hint);
    }

    /** A number that is at least {@code least}. */
    public static long atLeast(long least, String argument, long value) {
        if (value < least) {
            throw new InvalidRequestException(argument, Long.toString(value), least + " or more");
        }
        return value;
    }

    /** A number in a range, both ends included. */
    public static int between(int least, int most, String argument, int value) {
        if (value < least || value > most) {
            throw new InvalidRequestException(argument, Integer.toString(value), "from " + least + " to " + most);
        }
        return value;
    }

    /** A text that is not blank. */
    public static String notBlank(String argument, String value) {
        Objects.requireNonNull(value, argument);
        if (value.isBlank()) {
            throw new InvalidRequestException(argument, value, "more than white space");
        }
        return value;
    }

    /** A segment of a path: an alias or an id without characters that could lead to another path. */
    public static String pathPart(String argument, String value) {
        notBlank(argument, value);
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            boolean plain =
                    c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "-_.~".indexOf(c) >= 0;
            if (!plain) {
                throw new InvalidRequestException(argument, value, "letters, digits and - _ . ~ only");
            }
        }
        if (value.replace(".", "").isEmpty()) {
            throw new InvalidRequestException(argument, value, "more than dots");
        }
        return value;
    }

    /** A time of 1970 or later. */
    public static Instant notBefore1970(String argument, Instant value) {
        if (value.getEpochSecond() < 0) {
            throw new InvalidRequestException(argument, value.toString(), "1970 or later");
        }
        return value;
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

    /** A duration above zero. */
    public static Duration positive(String argument, Duration value) {
        Objects.requireNonNull(value, argument);
        if (value.isZero() || value.isNegative()) {
            throw new InvalidRequestException(argument, value.toString(), "more than 0");
        }
        return value;
    }

    /** A time limit above zero, {@link #capped}. */
    public static Duration timeLimit(String argument, Duration value) {
        return capped(positive(argument, value));
    }

    /** The duration, or a century if that is less: a long counts the nanoseconds of no more than three. */
    public static Duration capped(Duration value) {
        return value.compareTo(CENTURY) < 0 ? value : CENTURY;
    }

    /** A duration that is zero or more. */
    public static Duration notNegative(String argument, Duration value) {
        Objects.requireNonNull(value, argument);
        if (value.isNegative()) {
            throw new InvalidRequestException(argument, value.toString(), "0 or more");
        }
        return value;
    }

    /** A copy of a collection; the error for a null in it has its index. */
    public static <T> List<T> elements(String argument, Collection<? extends T> values) {
        Objects.requireNonNull(values, argument);
        List<T> copy = new ArrayList<>();
        for (T value : values) {
            copy.add(Objects.requireNonNull(value, () -> argument + "[" + copy.size() + "]"));
        }
        return List.copyOf(copy);
    }
}
