package io.github.avalanche4j.node.health;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parser of durations as Go prints them: {@code 293.098ms}, {@code 1h2m3.5s}. */
final class GoDuration {
    private static final Pattern PART = Pattern.compile("(\\d+(?:\\.\\d+)?)(h|ms|m|s|µs|μs|us|ns)");
    private static final Map<String, BigDecimal> NANOS = Map.of(
            "h", BigDecimal.valueOf(3_600_000_000_000L),
            "m", BigDecimal.valueOf(60_000_000_000L),
            "s", BigDecimal.valueOf(1_000_000_000L),
            "ms", BigDecimal.valueOf(1_000_000L),
            "µs", BigDecimal.valueOf(1_000L),
            "μs", BigDecimal.valueOf(1_000L), // Go has printed both micro signs
            "us", BigDecimal.valueOf(1_000L),
            "ns", BigDecimal.ONE);

    private GoDuration() {}

    static Optional<Duration> parse(String text) {
        String digits = text.startsWith("-") ? text.substring(1) : text;
        Matcher part = PART.matcher(digits);
        BigDecimal nanos = BigDecimal.ZERO;
        int at = 0;
        while (at < digits.length() && part.find(at) && part.start() == at) {
            nanos = nanos.add(
                    new BigDecimal(part.group(1)).multiply(NANOS.getOrDefault(part.group(2), BigDecimal.ONE)));
            at = part.end();
        }
        if (at == 0 || at < digits.length()) {
            return Optional.empty();
        }
        Duration length = Duration.ofNanos(nanos.longValue());
        return Optional.of(text.startsWith("-") ? length.negated() : length);
    }
}
