package io.github.avalanche4j.data.xchain;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** Whether more of an asset can be minted. */
    interface AssetCap {
        /** No more can be minted. */
        String FIXED = "fixed";

        /** More can be minted. */
        String VARIABLE = "variable";
    }

    /** The form of the X-Chain when it accepted a transaction. */
    interface ChainFormat {
        /** As a chain of blocks, since the Cortina upgrade. */
        String LINEAR = "linear";

        /** As a graph of vertices, before it. */
        String NON_LINEAR = "non-linear";
    }
}
