package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.codec.Require;
import java.util.OptionalLong;

/** Rules of block numbers in requests. */
final class BlockChecks {
    private BlockChecks() {}

    static void range(OptionalLong start, OptionalLong end) {
        notNegative("startBlock", start);
        notNegative("endBlock", end);
        if (start.isPresent() && end.isPresent() && start.getAsLong() > end.getAsLong()) {
            throw new InvalidRequestException(
                    "startBlock", Long.toString(start.getAsLong()), "at most endBlock, which is " + end.getAsLong());
        }
    }

    static void notNegative(String argument, OptionalLong block) {
        block.ifPresent(number -> Require.atLeast(0, argument, number));
    }
}
