package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.node.EvmChain;
import java.util.List;

/** An event that a transaction of a {@link FakeEvmChain} emits. */
public final class FakeLog {
    private static final int MAX_TOPICS = 4;

    private final EvmChain.Log log;

    private FakeLog(EvmChain.Log log) {
        this.log = log;
    }

    /**
     * {@return an event}
     *
     * @param contract the contract's address: {@code 0x} and 40 hex digits
     * @param data the data: {@code 0x} and hex digits
     * @param topics up to four topics: {@code 0x} and 64 hex digits each
     */
    public static FakeLog of(String contract, String data, String... topics) {
        Args.hex("contract", contract, 20);
        if (topics.length > MAX_TOPICS) {
            throw new IllegalArgumentException("an event has up to four topics, not " + topics.length);
        }
        for (String topic : topics) {
            Args.hex("topic", topic, 32);
        }
        return new FakeLog(new EvmChain.Log(contract, List.of(topics), Args.hexWithPrefix("data", data)));
    }

    EvmChain.Log log() {
        return log;
    }
}
