package io.github.avalanche4j.core.internal.paging.range;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.CallOptions;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.paging.PageWalk;
import io.github.avalanche4j.core.internal.paging.WalkSettings;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads a numbered list range by range, several at a time if requested, and returns them in order. {@link Widths}
 * chooses how long they are.
 */
final class RangeWalk<T> implements PageWalk<SummaryPage<T, NoSummary>> {
    private final RangeSource<T> source;
    private final WalkSettings settings;
    private final long end;
    private final Deque<Range<T>> running = new ConcurrentLinkedDeque<>();
    private long next;
    private int toSkip;
    private int skipped;
    private final Waits waits;
    private final Widths widths;
    private boolean ended;
    private @Nullable String link; // the link that the next number must follow; null if unknown
    private long available = Long.MAX_VALUE; // the exclusive end of the server's numbers at its last response

    private record Range<T>(RangeRequest request, CompletableFuture<RangeResponse.AsPage<T>> page) {}

    RangeWalk(RangeSource<T> source, WalkSettings settings) {
        this.source = source;
        this.settings = settings;
        Position start = source.entry(settings.start());
        this.next = source.number(start);
        this.toSkip = start.offset();
        this.link = RangeSource.link(start);
        this.end = source.end(next, settings.limit() + Math.min(toSkip, Long.MAX_VALUE - settings.limit()));
        this.waits = new Waits(source.endpoint(), source.interval(), source.wakeUp(), settings.maxOutage());
        boolean isFree = settings.pageSize() == WalkSettings.UNSET;
        this.widths = new Widths(isFree ? source.largestPage() : settings.pageSize(), isFree);
    }

    @Override
    public @Nullable SummaryPage<T, NoSummary> next() {
        while (!isAtEnd() && !isClosed()) {
            RangeResponse.AsPage<T> page = null;
            RangeRequest requested = request(next);
            try {
                startAhead(settings.prefetch());
                Range<T> first = running.peekFirst();
                requested = first != null ? first.request() : request(next);
                page = first != null
                        ? PageWalk.awaited(first.page(), source.endpoint())
                        : call(requested).execute();
                page.response().requireServed(requested);
            } catch (CancellationException e) {
                continue; // closed by another thread
            } catch (AvalancheException e) {
                stopAhead(); // prefetched ranges are fetched again from the same position
                AvalancheException thrown = narrow(e, requested, page != null) ? null : failed(e);
                if (thrown != null) {
                    throw placed(thrown);
                }
                continue;
            }
            if (advance(page, requested)) {
                return page.whole();
            }
            ended = page.response().refusal() == null && !waits.await();
        }
        return null;
    }

    /** Moves past the first running range; returns whether it had items or covered numbers. */
    private boolean advance(RangeResponse.AsPage<T> page, RangeRequest requested) {
        running.pollFirst();
        waits.outageEnded();
        int covered = page.response().covered();
        available = page.response().available();
        try {
            link = covered > 0 ? source.follow(position(), link, page.response()) : link;
        } catch (AvalancheException e) {
            stopAhead();
            throw e;
        }
        next += covered;
        if (covered < requested.count()) {
            stopAhead(); // later ranges would leave a gap
        }
        if (covered > 0) {
            skipped = Math.min(toSkip, page.whole().items().size());
            toSkip -= skipped;
        }
        if (covered > 0 && covered == requested.count()) {
            widths.served(
                    covered,
                    () -> page.whole().items().stream()
                            .mapToLong(source::wireSize)
                            .sum());
        }
        return covered > 0;
    }

    @Override
    public CompletableFuture<Optional<SummaryPage<T, NoSummary>>> nextAsync() {
        if (!waits.isTail()) {
            return attempt();
        }
        CompletableFuture<Optional<SummaryPage<T, NoSummary>>> result = new CompletableFuture<>();
        poll(result);
        return result;
    }

    /** Polls until there is more, or the walk is closed. */
    private void poll(CompletableFuture<Optional<SummaryPage<T, NoSummary>>> result) {
        guarded(
                result,
                () -> attempt()
                        .whenComplete((page, failure) -> guarded(result, () -> {
                            Throwable cause =
                                    failure instanceof CompletionException wrapped ? wrapped.getCause() : failure;
                            Throwable thrown = cause instanceof AvalancheException down ? waits.thrown(down) : cause;
                            boolean pollAgain = thrown == null && (cause != null || page.isEmpty());
                            if (isClosed()) {
                                result.complete(Optional.empty());
                            } else if (pollAgain) {
                                waits.pause().thenRun(() -> poll(result));
                            } else if (thrown == null) {
                                result.complete(page);
                            } else {
                                result.completeExceptionally(thrown);
                            }
                        })));
    }

    /** Runs a step of a poll. It has no caller, so its exception, such as that of a closed client, ends the poll. */
    private static void guarded(CompletableFuture<?> result, Runnable step) {
        try {
            step.run();
        } catch (Throwable e) {
            result.completeExceptionally(e);
        }
    }

    private CompletableFuture<Optional<SummaryPage<T, NoSummary>>> attempt() {
        if (!isAtEnd() && !isClosed()) {
            startAhead(Math.max(1, settings.prefetch()));
        }
        Range<T> first = isAtEnd() ? null : running.peekFirst();
        if (first == null) {
            return CompletableFuture.completedFuture(Optional.empty());
        }
        return first.page()
                .handle((page, failure) ->
                        failure != null ? again(failure, first.request(), false) : arrived(page, first.request()))
                .thenCompose(Function.identity());
    }

    private CompletableFuture<Optional<SummaryPage<T, NoSummary>>> arrived(
            RangeResponse.AsPage<T> page, RangeRequest requested) {
        try {
            page.response().requireServed(requested);
        } catch (AvalancheException e) {
            return again(e, requested, true);
        }
        boolean found = advance(page, requested);
        if (page.response().refusal() != null) {
            return attempt(); // requests only what the server has
        }
        ended = !found && !waits.isTail();
        return CompletableFuture.completedFuture(found ? Optional.of(page.whole()) : Optional.empty());
    }

    private CompletableFuture<Optional<SummaryPage<T, NoSummary>>> again(
            Throwable failure, RangeRequest requested, boolean alone) {
        stopAhead();
        return failure instanceof AvalancheException e && narrow(e, requested, alone)
                ? attempt()
                : CompletableFuture.failedFuture(failure instanceof AvalancheException e ? placed(e) : failure);
    }

    /** A source knows where a range begins, but not how many of its items the reader already has. */
    private AvalancheException placed(AvalancheException failure) {
        if (!(failure instanceof PagingException wrong)) {
            return failure;
        }
        PagingException placed = new PagingException(String.valueOf(wrong.getMessage()), position(), wrong.getCause());
        placed.setStackTrace(wrong.getStackTrace());
        return placed;
    }

    @Override
    public int skipped() {
        return skipped;
    }

    @Override
    public boolean isAtEnd() {
        return ended || next >= end;
    }

    private Call<RangeResponse.AsPage<T>> call(RangeRequest request) {
        Call<RangeResponse.AsPage<T>> call = settings.applied(source.fetch(request));
        if (waits.isPatient()) {
            call = CallAccess.with(CallOptions.QUIET, call); // the tail logs its outages itself
        }
        Transport client = CallAccess.runner(call).transport();
        if (client != null) {
            waits.use(client);
        }
        return call;
    }

    private RangeRequest request(long start) {
        int calls = widths.calls();
        // beside a range that tries more than was served, others do not
        boolean isTrying = running.stream().anyMatch(range -> range.request().count() > widths.proven());
        int size = Math.min(isTrying ? widths.proven() : widths.size(), source.largest(calls));
        return new RangeRequest(
                start, (int) Math.min(size, worthAsking() - start), calls, available == Long.MAX_VALUE ? 0 : available);
    }

    /**
     * The exclusive end of the numbers worth requesting: the server may have the next one by now, but more is unlikely.
     */
    private long worthAsking() {
        return Math.min(end, Math.max(available, next + 1));
    }

    private void startAhead(int wanted) {
        Range<T> last = running.peekLast();
        long start = last == null ? next : last.request().end();
        int most = widths.isNarrowing() ? Math.min(wanted, 1) : wanted;
        while (running.size() < most && start < worthAsking() && !isClosed()) {
            RangeRequest request = request(start);
            running.addLast(new Range<>(request, call(request).executeAsync()));
            start = request.end();
        }
        if (isClosed()) {
            stopAhead(); // closed by another thread, which may have missed the last range
        }
    }

    private void stopAhead() {
        for (Range<T> range = running.pollFirst(); range != null; range = running.pollFirst()) {
            range.page().cancel(true);
        }
    }

    /** Narrows the next range if that may help; returns whether it did. */
    private boolean narrow(AvalancheException failure, RangeRequest failed, boolean alone) {
        Narrowed narrower = isClosed() ? null : source.narrowed(failure, failed, alone);
        if (narrower == null) {
            widths.failed();
            return false;
        }
        widths.refused(failed.count(), narrower);
        return true;
    }

    /** Waits before retrying a server that is down, if the reader allows outages; otherwise returns what to throw. */
    private @Nullable AvalancheException failed(AvalancheException failure) {
        AvalancheException thrown = isClosed() ? failure : waits.thrown(failure);
        return thrown != null || waits.await() ? thrown : failure;
    }

    @Override
    public Position position() {
        return source.at(next, link).withOffset(toSkip);
    }

    private boolean isClosed() {
        return waits.isClosed();
    }

    @Override
    public void close() {
        waits.close();
        stopAhead();
    }
}
