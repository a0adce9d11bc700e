package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** The kind of call that a transaction makes. */
    interface CallType {
        /** Transfers the native token without running a contract. */
        String NATIVE_TRANSFER = "NATIVE_TRANSFER";

        /** Calls a contract. */
        String CONTRACT_CALL = "CONTRACT_CALL";

        /** Creates a contract. */
        String CONTRACT_CREATION = "CONTRACT_CREATION";
    }

    /** The outcome of a transaction. */
    interface ExecutionStatus {
        /** The transaction succeeded. */
        String SUCCESS = "1";

        /** The transaction was reverted. */
        String FAILED = "0";
    }

    /**
     * The kind of call between contracts. Some of the service's messages
     * write the texts in lower case; both map to the constants here.
     */
    @OpenEnums.AnyCase
    interface InternalTransactionType {
        /** Not known. */
        String UNKNOWN = "UNKNOWN";

        /** A call. */
        String CALL = "CALL";

        /** A creation of a contract. */
        String CREATE = "CREATE";

        /** A creation of a contract at an address known in advance. */
        String CREATE2 = "CREATE2";

        /** A creation of a contract at an address that does not depend on its code. */
        String CREATE3 = "CREATE3";

        /** A call of another contract's code on the caller's storage. */
        String CALLCODE = "CALLCODE";

        /** A call of another contract's code with the caller's sender and storage. */
        String DELEGATECALL = "DELEGATECALL";

        /** A call that changes nothing. */
        String STATICCALL = "STATICCALL";
    }

    /** Whether a transaction sent or delivered a cross-chain message. */
    interface MessageDirection {
        /** The transaction sent the message. */
        String SOURCE_TRANSACTION = "SOURCE_TRANSACTION";

        /** The transaction delivered the message. */
        String DESTINATION_TRANSACTION = "DESTINATION_TRANSACTION";
    }
}
