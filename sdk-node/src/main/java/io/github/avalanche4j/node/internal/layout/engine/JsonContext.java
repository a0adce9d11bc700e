package io.github.avalanche4j.node.internal.layout.engine;

import io.github.avalanche4j.node.tx.Fx;

/**
 * The state of reading one JSON value. JSON leaves out type ids that do not always follow from the fields; then there
 * are several readings, numbered from 0, and the id shows which one is right, since it is made of the bytes.
 */
final class JsonContext {
    private final int reading;
    private int readings = 1;
    private int seen;

    /** The extension whose id was read last. */
    Fx fx = Fx.SECP256K1;

    /** The context of one reading. */
    JsonContext(int reading) {
        this.reading = reading;
    }

    /**
     * One of two type ids that look the same. The first comes first wherever a chain sorts them, so that a number
     * decides.
     */
    int either(int first, int second) {
        readings++;
        return seen++ < reading ? first : second;
    }

    /** How many readings there are, known after one. */
    int readings() {
        return readings;
    }
}
