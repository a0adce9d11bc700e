package io.github.avalanche4j.data.pchain;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** The kind of an output of the P-Chain. */
    interface PChainUtxoType {
        /** The output is staked. */
        String STAKE = "STAKE";

        /** The output can be transferred. */
        String TRANSFER = "TRANSFER";
    }
}
