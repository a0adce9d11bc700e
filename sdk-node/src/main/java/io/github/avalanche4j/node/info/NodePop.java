package io.github.avalanche4j.node.info;

import io.github.avalanche4j.core.value.Bytes;
import org.immutables.value.Value;

/** A node's BLS key and the proof that the node holds its secret half. */
@Value.Immutable
public interface NodePop {
    /** {@return the BLS public key, 48 bytes, compressed} */
    Bytes publicKey();

    /** {@return the BLS signature of the public key, 96 bytes, compressed; this library does not verify it} */
    Bytes proofOfPossession();
}
