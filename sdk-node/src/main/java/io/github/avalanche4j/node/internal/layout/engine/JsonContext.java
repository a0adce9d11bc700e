package io.github.avalanche4j.node.internal.layout.engine;

import io.github.avalanche4j.node.tx.Fx;

/**
 * The state of reading one JSON value. JSON leaves out type ids, and the fields do not always determine them. Then
 * there are several readings, numbered from 0; the id, which is computed from the bytes, shows which one is right.
 */
final class JsonContext {
    private final int reading;
    private int readings = 1;
    private int choices;

    /** The extension whose id was read last. */
    Fx fx = Fx.SECP256K1;

    /** The context of one reading. */
    JsonContext(int reading) {
        this.reading = reading;
    }

    /**
     * Chooses between two type ids that look the same in JSON. Chains sort the first before the second, so the number
     * of the reading decides.
     */
    int either(int first, int second) {
        readings++;
        return choices++ < reading ? first : second;
    }

    /** The number of readings, known after the first. */
    int readings() {
        return readings;
    }
}
