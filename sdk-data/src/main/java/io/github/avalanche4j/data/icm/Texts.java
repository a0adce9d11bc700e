package io.github.avalanche4j.data.icm;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** The status of a message. */
    interface IcmMessageStatus {
        /** The message was sent, and not delivered yet. */
        String PENDING = "pending";

        /** The message was delivered. */
        String DELIVERED = "delivered";

        /**
         * It was delivered; the service does not index the chain that it came from, so the sending transaction is absent.
         */
        String DELIVERED_SOURCE_NOT_INDEXED = "delivered_source_not_indexed";
    }
}
