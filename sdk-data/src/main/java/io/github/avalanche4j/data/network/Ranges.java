package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.InvalidRequestException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;

/** Ranges with an optional minimum and an optional maximum. */
final class Ranges {
    private static final long LONGEST_SECONDS = Integer.MAX_VALUE;
    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    private Ranges() {}

    static void times(String what, Optional<Duration> least, Optional<Duration> most) {
        check(what, 0, BigDecimal.valueOf(LONGEST_SECONDS), seconds(least), seconds(most));
    }

    static void percents(String what, int from, Optional<BigDecimal> least, Optional<BigDecimal> most) {
        check(what, from, HUNDRED, least, most);
    }

    private static Optional<BigDecimal> seconds(Optional<Duration> time) {
        return time.map(Duration::toSeconds).map(BigDecimal::valueOf);
    }

    private static void check(
            String what, int from, BigDecimal to, Optional<BigDecimal> least, Optional<BigDecimal> most) {
        least.ifPresent(number -> within("min" + what, from, to, number));
        most.ifPresent(number -> within("max" + what, from, to, number));
        ordered(what, least, most);
    }

    static <T extends Comparable<T>> void ordered(String what, Optional<T> least, Optional<T> most) {
        if (least.isPresent() && most.isPresent() && least.get().compareTo(most.get()) > 0) {
            throw new InvalidRequestException(
                    "min" + what, least.get().toString(), "at most max" + what + ", which is " + most.get());
        }
    }

    private static void within(String name, int from, BigDecimal to, BigDecimal number) {
        if (number.compareTo(BigDecimal.valueOf(from)) < 0 || number.compareTo(to) > 0) {
            throw new InvalidRequestException(name, number.toPlainString(), "from " + from + " to " + to);
        }
    }
}
