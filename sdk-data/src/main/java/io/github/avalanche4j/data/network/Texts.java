package io.github.avalanche4j.data.network;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** The sort key of outputs. */
    interface UtxoSortBy {
        /** The time at which they were created. */
        String TIMESTAMP = "timestamp";

        /** The amount. */
        String AMOUNT = "amount";
    }
}
