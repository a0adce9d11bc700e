package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import java.util.List;

/** Where the pages of one list come from. */
public interface PageSource<T, S> {
    /** The list's endpoint. */
    String endpoint();

    /** A digest of everything that decides what is in the list, except place and page size. */
    String parameters();

    /** The most items that one request may ask for. */
    int largestPage();

    /** The fewest items that one request may ask for. */
    default int smallestPage() {
        return 1;
    }

    /** The page that begins at {@code position}, whatever its offset, of {@code size} items at most. */
    Call<SummaryPage<T, S>> page(Position position, int size);

    /** Where a list that starts at {@code position} begins to fetch; what its offset still says is skipped. */
    default Position entry(Position position) {
        return position;
    }

    /**
     * The list in parts of about the same length; only what is numbered can be cut without walking it.
     *
     * @throws InvalidRequestException unless it is numbered
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
                "each page of this one names the next by a token: make one list for each range of times or blocks "
                        + "where its filter has such a range");
    }

    /** A walk along the pages from the settings' start on. */
    default PageWalk<SummaryPage<T, S>> walk(WalkSettings settings) {
        return new TokenWalk<>(this, settings);
    }
}
