package io.github.avalanche4j.testing.internal.data;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.temporal.ChronoUnit;
import java.util.Map;

/**
 * Invented figures of one metric that look like real ones: they grow over the years, are lower at weekends, and have a
 * busy day now and then; totals since the first block only grow. Equal seeds produce equal figures.
 */
final class MetricFigures {
    private static final BigDecimal UNKNOWN = new BigDecimal("1000");
    private static final int DAYS_OF_GROWTH = 900;
    private static final double WEEKEND = 0.84;
    private static final double BUSY = 1.4;
    private static final int BUSY_EVERY = 83;

    /** of one day of the C-Chain or of the primary network; with as many decimals as the service sends */
    private static final Map<String, BigDecimal> TYPICAL = Map.ofEntries(
            typical("activeAddresses", "48200"),
            typical("activeSenders", "21900"),
            typical("txCount", "412000"),
            typical("gasUsed", "962000000000"),
            typical("contracts", "640"),
            typical("deployers", "85"),
            typical("avgGps", "11134000.25"),
            typical("maxGps", "148000000"),
            typical("avgTps", "4.77"),
            typical("maxTps", "183"),
            typical("avgGasPrice", "26500000000.5"),
            typical("maxGasPrice", "9120000000000"),
            typical("feesPaid", "25493000000000000000000"),
            typical("cumulativeTxCount", "671000000"),
            typical("cumulativeAddresses", "9840000"),
            typical("cumulativeContracts", "1352000"),
            typical("cumulativeDeployers", "88100"),
            typical("validatorCount", "1412"),
            typical("validatorWeight", "217500000000000000"),
            typical("delegatorCount", "61300"),
            typical("delegatorWeight", "30900000000000000"),
            typical("totalPayingValidatorsDaily", "240"),
            typical("perSubnetPayingValidators", "14"));

    private final BigDecimal typical;
    private final boolean grows;
    private final boolean isSum;
    private final long salt;

    MetricFigures(String metric, String subject, long seed) {
        this.typical = TYPICAL.getOrDefault(metric, UNKNOWN);
        this.grows = metric.toLowerCase(java.util.Locale.ROOT).contains("cumulative");
        this.isSum = metric.equals("txCount") || metric.equals("gasUsed");
        this.salt = (metric + " " + subject).hashCode() * 1_000_003L + seed;
    }

    private static Map.Entry<String, BigDecimal> typical(String metric, String value) {
        return Map.entry(metric, new BigDecimal(value));
    }

    /** {@return the figure of the point that is this number of steps before the newest} */
    BigDecimal at(int point, ChronoUnit step) {
        long days = point * Math.max(1, step.getDuration().toDays());
        double factor = grows ? grown(days) : usual(point, days, step);
        int places = Math.max(0, typical.scale());
        BigDecimal value = typical.multiply(BigDecimal.valueOf(factor));
        if (isSum) {
            value = value.multiply(BigDecimal.valueOf(step.getDuration().toHours()))
                    .divide(BigDecimal.valueOf(24), RoundingMode.HALF_EVEN);
        }
        return value.setScale(places, RoundingMode.HALF_EVEN);
    }

    /** Grows with each day, so that an older point is never above a newer one. */
    private double grown(long days) {
        return Math.max(0, 1 - (days + random(days) * 0.9) / (3.0 * DAYS_OF_GROWTH));
    }

    private double usual(int point, long days, ChronoUnit step) {
        double growth = Math.max(0.15, 1 - days / (2.0 * DAYS_OF_GROWTH));
        double noise = 0.93 + 0.14 * random(point);
        // the newest day of the samples is a Monday
        boolean weekend = step == ChronoUnit.DAYS && (days % 7 == 1 || days % 7 == 2);
        boolean busy = Math.floorMod(random(point, 7), BUSY_EVERY) == 0;
        return growth * noise * (weekend ? WEEKEND : 1) * (busy ? BUSY : 1);
    }

    private double random(long point) {
        return (random(point, 1) >>> 11) * 0x1.0p-53;
    }

    /** SplitMix64 of the point. */
    private long random(long point, int stream) {
        long z = salt + (point * 31 + stream) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
