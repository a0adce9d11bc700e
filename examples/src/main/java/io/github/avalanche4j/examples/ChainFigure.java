package io.github.avalanche4j.examples;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.Collection;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** A figure of a chain by the day, as a report shows it. */
record ChainFigure(String name, NavigableMap<LocalDate, BigDecimal> days) {
    private static final int MONTH = 30;
    private static final int WEEK = 7;
    private static final String UNITS = " kMGTPE";

    /** The value of the last day. */
    String newest() {
        return shortened(days.lastEntry().getValue());
    }

    /** The mean of the last 30 days. */
    String lastMonth() {
        return shortened(mean(tail(0)));
    }

    /** How many percent the mean of the last 30 days is above that of the 30 days before; absent for a shorter time. */
    OptionalDouble change() {
        Collection<BigDecimal> before = tail(MONTH);
        if (before.isEmpty() || mean(before).signum() == 0) {
            return OptionalDouble.empty();
        }
        BigDecimal ratio = mean(tail(0)).divide(mean(before), MathContext.DECIMAL64);
        return OptionalDouble.of(ratio.doubleValue() * 100 - 100);
    }

    /** The change as a text with its sign. */
    String changeText() {
        return change().isEmpty() ? "" : String.format(Locale.ROOT, "%+.1f %%", change().getAsDouble());
    }

    /** For each day the mean of it and of the six before. */
    NavigableMap<LocalDate, BigDecimal> smoothed() {
        NavigableMap<LocalDate, BigDecimal> means = new TreeMap<>();
        for (LocalDate day : days.keySet()) {
            means.put(
                    day, mean(days.subMap(day.minusDays(WEEK), false, day, true).values()));
        }
        return means;
    }

    /** The values of 30 days that end the given number of days before the last. */
    private Collection<BigDecimal> tail(int daysBefore) {
        LocalDate end = days.lastKey().minusDays(daysBefore);
        return days.subMap(end.minusDays(MONTH), false, end, true).values();
    }

    private static BigDecimal mean(Collection<BigDecimal> values) {
        BigDecimal sum = values.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        return values.isEmpty() ? sum : sum.divide(BigDecimal.valueOf(values.size()), MathContext.DECIMAL64);
    }

    /** A number with three digits: 4.77, 48.2 k, 962 G. */
    static String shortened(BigDecimal value) {
        BigDecimal rounded = value.round(new MathContext(3, RoundingMode.HALF_EVEN));
        int thousands = Math.max(0, Math.min(UNITS.length() - 1, (rounded.precision() - rounded.scale() - 1) / 3));
        BigDecimal shown = rounded.movePointLeft(3 * thousands).stripTrailingZeros();
        String number =
                shown.scale() > 0 ? shown.toPlainString() : shown.setScale(0).toPlainString();
        return thousands == 0 ? number : number + " " + UNITS.charAt(thousands);
    }
}
