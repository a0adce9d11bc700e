package io.github.avalanche4j.wallet;

/** Whether a store has a transaction of a name. */
enum Saved {
    NO,
    /** It is being saved, or saving it has failed. */
    MAYBE,
    YES;

    Saved or(Saved other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
