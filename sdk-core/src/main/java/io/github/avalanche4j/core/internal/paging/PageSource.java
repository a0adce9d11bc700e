package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import java.time.Instant;
import java.util.List;

/** The source of the pages of one list. */
public interface PageSource<T, S> {
    /** The list's endpoint. */
    String endpoint();

    /** A digest of everything that determines the list, except position and page size. */
    String parameters();

    /** The position before a page whose token does not expire; {@code token} is empty for the first page. */
    default Position lasting(String token, int pageSize) {
        return new Position(endpoint(), parameters(), token, 0, pageSize, Instant.EPOCH);
    }

    /** The maximum number of items per request. */
    int largestPage();

    /** The minimum number of items per request. */
    default int smallestPage() {
        return 1;
    }

    /** The page of at most {@code size} items at {@code position}, whose offset is ignored. */
    Call<SummaryPage<T, S>> page(Position position, int size);

    /**
     * The position at which a list that starts at {@code position} begins to fetch; its offset says how many items to
     * skip.
     */
    default Position entry(Position position) {
        return position;
    }

    /**
     * Splits the list into parts of about the same length. Only a numbered list can be split without reading it.
     *
     * @throws InvalidRequestException if the list is not numbered
     */
    default Call<List<Part>> split(WalkSettings settings, int parts) {
        throw notNumbered();
    }

    /** A part of the list. */
    default PageSource<T, S> part(Part part) {
        throw notNumbered();
    }

    private InvalidRequestException notNumbered() {
        return new InvalidRequestException(
                "list",
                endpoint(),
                "numbered to be split, as containers of an index and logs of a range of blocks are",
                "each page of this list names the next by a token: make one list for each range of times or blocks "
                        + "where its filter has such a range");
    }

    /** A walk along the pages from the settings' start on. */
    default PageWalk<SummaryPage<T, S>> walk(WalkSettings settings) {
        return new TokenWalk<>(this, settings);
    }
}
