package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.internal.args.Parameters;
import io.github.avalanche4j.core.internal.args.Require;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * How a validator that stakes is removed. Its contract pays a reward for uptime that was proven to it.
 *
 * @param isForced whether it is removed even if it gets no reward
 * @param provesUptime whether the removal delivers a proof of its uptime
 * @param uptime the uptime to prove; absent for what the node has measured
 */
record RemovalTerms(boolean isForced, boolean provesUptime, Optional<Duration> uptime) {
    /** Without a proof; the contract refuses it if there is no reward. */
    static final RemovalTerms PLAIN = new RemovalTerms(false, false, Optional.empty());

    private static final String FORCED = "forced";
    private static final String PROOF = "uptime";

    static RemovalTerms of(Consumer<? super Removal> removal) {
        Parameters set = GeneratedRemoval.of(removal);
        return new RemovalTerms(
                set.containsKey("forced"),
                set.containsKey("uptimeProof"),
                set.asSet("uptimeProof", Duration.class)
                        .map(uptime -> Duration.ofSeconds(
                                Require.positive("uptime", uptime).toSeconds())));
    }

    /** The inverse of {@link #parse}: empty for a plain removal. */
    String text() {
        return (isForced ? "/" + FORCED : "")
                + (provesUptime
                        ? "/" + PROOF
                                + uptime.map(time -> ":" + time.toSeconds()).orElse("")
                        : "");
    }

    static RemovalTerms parse(String text) {
        String proof = text.substring(text.lastIndexOf('/') + 1);
        return new RemovalTerms(
                text.startsWith("/" + FORCED),
                proof.startsWith(PROOF),
                Optional.of(proof)
                        .filter(words -> words.startsWith(PROOF + ":"))
                        .map(words -> Duration.ofSeconds(Long.parseLong(words.substring(PROOF.length() + 1)))));
    }
}
