package io.github.avalanche4j.l1;

import io.github.avalanche4j.l1.L1OperationException.Reason;

/** Compares fields of events and messages with the fields of the request. */
final class Expected {
    private Expected() {}

    static void same(String field, Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw L1OperationException.of(
                    Reason.MISMATCH, "the " + field + " should be " + expected + " and is " + actual);
        }
    }
}
