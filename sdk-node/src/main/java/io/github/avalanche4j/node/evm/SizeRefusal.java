package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.ResponseTooLargeException;
import io.github.avalanche4j.core.internal.paging.range.Narrowed.Certainty;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a failure of a range of blocks, or of a batch, whose size the walk chose itself. Servers refuse sizes with any
 * status, code and words, so each failure may be about the size, except for those that surely are about something else.
 */
record SizeRefusal(AvalancheException failure, String text) {
    private static final int NEAR = 25;
    private static final Set<Integer> OTHER_STATUSES = Set.of(401, 403, 404, 405, 407, 429, 511);
    private static final Set<Reason> OTHER_REASONS = EnumSet.of(
            Reason.UNKNOWN_METHOD,
            Reason.RATE_LIMIT,
            Reason.WRONG_CHAIN,
            Reason.NOT_BOOTSTRAPPED,
            Reason.ABOVE_HEAD,
            Reason.PRUNED);
    private static final Set<Long> CODES_OF_ACCESS = Set.of(401L, 403L, -32401L, -32403L);
    private static final Pattern OTHER_TEXT = Pattern.compile(
            "unauthori[sz]ed|forbidden|authenticat|api.?key|access denied|jwt|(no|not have|without) access"
                    + "|project.?id|\\b(account|app|key|project|subscription)\\b.{0,40}\\b(disabled|suspended|expired|blocked|inactive)"
                    + "|(invalid|missing|expired|unknown) (access )?(token|key|credentials)"
                    + "|(unknown|unsupported|invalid|no such) (method|chain|network)"
                    + "|(chain|network|method)\\b.{0,60}\\b(unsupported|unknown|disabled"
                    + "|not (be )?(found|supported|enabled|available|known|exist))");
    private static final Pattern SIZE = Pattern.compile("batch|\\branges?\\b|\\bblocks\\b|\\b(window|span|wide)");
    private static final Pattern OF_CONTENT = Pattern.compile("results?\\b|response|returned");
    private static final Pattern BOUND = Pattern.compile(
            "limit|exceed|max|allow|support|up to|at most|more than|less than|fewer|over|too |only|(larg|bigg|great|wid|long)er");

    // a number, which may have a separator for thousands, or "k" in their place
    private static final Pattern NUMBER = Pattern.compile("(?<![\\w.#])(?<!(?<![0-9a-f])-)(?:0x(?<hex>[0-9a-f]{1,15})"
            + "|(?<digits>[0-9]{1,3}(?:[,_'][0-9]{3})+|[0-9]{1,15})(?: ?(?<kilo>k)(?![a-z]))?)(?![\\w%]|\\.[0-9])");
    private static final Pattern UNIT = Pattern.compile("^[ -]?(block|range|call|request|per (call|request))");
    private static final Pattern OTHER_UNIT = Pattern.compile(
            "^[ -]?(s|sec|seconds?|ms|milliseconds?|min|minutes?|hours?|days?|results?|logs?|events?|items?|entries"
                    + "|records?|bytes?|[kmg]i?b|credits?|cus?|addresses|topics)\\b|^ ?[a-z]* ?(/|per )(s|min|hour|day)");

    static SizeRefusal of(AvalancheException failure) {
        String said = "";
        if (failure instanceof JsonRpcException error) {
            said = error.error() + (error.data().isNull() ? "" : " " + error.data());
        } else if (failure instanceof ApiException status
                && !status.body().stripLeading().startsWith("<")) {
            said = status.body();
        }
        return new SizeRefusal(failure, said.toLowerCase(Locale.ROOT));
    }

    /** Whether a smaller range or batch may be served. */
    boolean isPossible() {
        if (failure.retryAfter().isPresent()) {
            return false;
        }
        if (failure instanceof JsonRpcException error) {
            return isPossible(error);
        }
        if (failure instanceof ApiException status) {
            boolean isOther = status.status() < 400
                    || OTHER_STATUSES.contains(status.status())
                    || OTHER_TEXT.matcher(text).find();
            return !isOther || isOfSize() && status.status() != 429;
        }
        if (failure instanceof ConnectionException lost) {
            // a node cuts a connection if its response does not begin within 30 seconds
            return lost.isTransient()
                    && (lost.phase() == ConnectionException.Phase.AWAITING_RESPONSE
                            || lost.phase() == ConnectionException.Phase.READING_RESPONSE);
        }
        return failure instanceof ResponseTooLargeException || failure instanceof ResponseFormatException;
    }

    private boolean isPossible(JsonRpcException error) {
        if (error.reason() == Reason.RANGE_TOO_LARGE || error.reason() == Reason.BATCH_LIMIT) {
            return true;
        }
        boolean isOther = OTHER_REASONS.contains(error.reason())
                || CODES_OF_ACCESS.contains(error.code())
                || OTHER_TEXT.matcher(text).find();
        return !isOther || isOfSize() && error.reason() != Reason.RATE_LIMIT && error.reason() != Reason.ABOVE_HEAD;
    }

    /** Whether the refusal itself says that the size is the reason. */
    private boolean isOfSize() {
        return SIZE.matcher(text).find() && BOUND.matcher(text).find();
    }

    /** Whether the refusal is about a batch. */
    boolean isOfBatch() {
        return text.contains("batch");
    }

    /** Whether the server refused the request, rather than failed or took too long. */
    boolean isRefusal() {
        if (failure instanceof JsonRpcException error) {
            return error.reason() != Reason.TIMEOUT && error.reason() != Reason.INTERNAL;
        }
        return failure instanceof ApiException status && status.status() < 500
                || failure instanceof ResponseFormatException;
    }

    /** Results, time and connections depend on what the blocks hold, and a server that fails may be down. */
    Certainty certainty() {
        boolean isOfContent = OF_CONTENT.matcher(text).find()
                || failure instanceof JsonRpcException error && error.reason() == Reason.TIMEOUT
                || failure instanceof ConnectionException
                || failure instanceof ResponseTooLargeException;
        if (isOfContent) {
            return Certainty.LOW;
        }
        return isRefusal() && !(failure instanceof ResponseFormatException) ? Certainty.REFUSED : Certainty.UNSURE;
    }

    /** The number of blocks below {@code count} that the refusal names; 0 if it names none. */
    int blocks(long start, int count) {
        List<Named> all = numbers();
        long last = start + count - 1;
        for (int i = 1; i < all.size(); i++) {
            long end = all.get(i).value();
            if (all.get(i - 1).value() == start && end >= start && end < last) {
                return (int) (end - start + 1); // a range that would be served
            }
        }
        return most(all, number -> number < count - 1 && number != start && number != last);
    }

    /** The number of calls below {@code calls} that the refusal names; 0 if it names none. */
    int calls(int calls) {
        return most(numbers(), number -> number < calls);
    }

    private static int most(List<Named> numbers, LongPredicate isPossible) {
        return (int) numbers.stream()
                .filter(Named::isBound)
                .mapToLong(Named::value)
                .filter(isPossible)
                .max()
                .orElse(0);
    }

    private List<Named> numbers() {
        long status = failure instanceof ApiException refused
                ? refused.status()
                : failure instanceof JsonRpcException error ? error.code() : 0;
        Matcher number = NUMBER.matcher(text);
        List<Named> all = new ArrayList<>();
        while (number.find()) {
            String before = text.substring(Math.max(0, number.start() - NEAR), number.start());
            String after = text.substring(number.end(), Math.min(text.length(), number.end() + NEAR));
            boolean isBound = BOUND.matcher(before).find()
                    || BOUND.matcher(after).find()
                    || UNIT.matcher(after).find();
            if (value(number) != status) {
                all.add(new Named(
                        value(number), isBound && !OTHER_UNIT.matcher(after).find()));
            }
        }
        return all;
    }

    private record Named(long value, boolean isBound) {}

    private static long value(Matcher number) {
        if (number.group("hex") != null) {
            return Long.parseLong(number.group("hex"), 16);
        }
        long value = Long.parseLong(number.group("digits").replaceAll("[,_']", ""));
        return number.group("kilo") == null ? value : value * 1000;
    }
}
