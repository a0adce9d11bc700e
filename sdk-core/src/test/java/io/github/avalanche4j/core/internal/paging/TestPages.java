package io.github.avalanche4j.core.internal.paging;

/** A list of numbers whose pages a test provides. */
interface TestPages extends PageSource<Integer, NoSummary> {
    @Override
    default String endpoint() {
        return "test.list";
    }

    @Override
    default String parameters() {
        return "p";
    }

    @Override
    default int largestPage() {
        return 100;
    }
}
