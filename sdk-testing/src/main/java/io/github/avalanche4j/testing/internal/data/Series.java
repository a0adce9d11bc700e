package io.github.avalanche4j.testing.internal.data;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The points of a metric over time, newest first: one per interval of the request, stamped with the interval's
 * beginning in UTC, within the time range of the request. The newest point has the day of the sample's first point, or
 * the month before it, because only whole months are served. The values are those of the sample, again and again. For
 * the sample's own request, the sample's points come first.
 */
final class Series implements ServedList.Content {
    private static final String VALUE = "value";

    private final Sample sample;
    private final List<ObjectNode> samples;
    private final ZonedDateTime newest;
    private final ChronoUnit step;
    private final long from;
    private final long to;
    private final boolean sampled;

    Series(Operation operation, Fixtures.Entry fixture, Parameters request, Sample sample) {
        this.sample = sample;
        this.samples = objects(fixture, operation.items());
        String interval = request.first("timeInterval")
                .or(() -> request.first("interval"))
                .orElse("day");
        this.step = switch (interval) {
            case "hour" -> ChronoUnit.HOURS;
            case "week" -> ChronoUnit.WEEKS;
            case "month" -> ChronoUnit.MONTHS;
            default -> ChronoUnit.DAYS;
        };
        this.newest = newest();
        this.from = time(request, "startTimestamp", "from", Long.MIN_VALUE);
        this.to = time(request, "endTimestamp", "to", Long.MAX_VALUE);
        this.sampled = isRequestOf(fixture, request);
    }

    /** {@return whether the items of an operation are points in time} */
    static boolean is(Operation operation, Fixtures.Entry fixture) {
        List<ObjectNode> items = operation.items().equals("results") ? objects(fixture, operation.items()) : List.of();
        return !items.isEmpty() && items.get(0).has(VALUE) && items.get(0).has("timestamp");
    }

    private static List<ObjectNode> objects(Fixtures.Entry fixture, String field) {
        List<ObjectNode> objects = new java.util.ArrayList<>();
        fixture.response().path(field).forEach(item -> objects.add((ObjectNode) item));
        return objects;
    }

    private static long time(Parameters request, String name, String legacyName, long absent) {
        return request.first(name)
                .or(() -> request.first(legacyName))
                .filter(text -> text.matches("[0-9]{1,18}"))
                .map(Long::parseLong)
                .orElse(absent);
    }

    private static boolean isRequestOf(Fixtures.Entry fixture, Parameters request) {
        return withoutPaging(Parameters.query(fixture.path())).equals(withoutPaging(request.query()))
                && fixture.path().replaceFirst("\\?.*", "").equals(request.path());
    }

    private static Map<String, List<String>> withoutPaging(Map<String, List<String>> query) {
        Map<String, List<String>> rest = new TreeMap<>(query);
        rest.keySet().removeAll(List.of("pageSize", "pageToken", "startKey"));
        return rest;
    }

    private ZonedDateTime newest() {
        ZonedDateTime day = Instant.ofEpochSecond(
                        samples.get(0).path("timestamp").asLong())
                .atZone(ZoneOffset.UTC)
                .truncatedTo(ChronoUnit.DAYS);
        return switch (step) {
            case WEEKS -> day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
            case MONTHS -> day.withDayOfMonth(1).minusMonths(1);
            default -> day;
        };
    }

    private long second(int point) {
        return newest.minus(point, step).toEpochSecond();
    }

    @Override
    public int size() {
        return sample.wholeSize();
    }

    @Override
    public int selected(int size) {
        return firstBefore(from, size) - firstBefore(to, size);
    }

    /** {@return how many of the points are not before a time: points from {@code from} on, and before {@code to}} */
    private int firstBefore(long time, int size) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (second(middle) >= time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    @Override
    public String item(int index, int size) {
        int point = index + firstBefore(to, size);
        if (sampled && point < samples.size()) {
            return sample.item(point, size);
        }
        ObjectNode item = sample.first();
        item.put("timestamp", second(point));
        item.set(VALUE, samples.get(point % samples.size()).get(VALUE));
        return item.toString();
    }

    @Override
    public ObjectNode summary(boolean firstPage, int size) {
        return sample.summary(firstPage, size);
    }
}
