package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.InvalidRequestException;
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
public record Removal(boolean isForced, boolean provesUptime, Optional<Duration> uptime) {
    /** Without a proof; the contract refuses it if there is no reward. */
    static final Removal PLAIN = new Removal(false, false, Optional.empty());

    private static final String FORCED = "forced";
    private static final String PROOF = "uptime";

    /** Describes a removal. */
    public interface Builder {
        /**
         * Removes the validator even if it gets no reward. The uptime that the contract knows, or that is proven with
         * the removal, still counts.
         */
        Builder forced();

        /**
         * Delivers a proof of the uptime that the node has measured. The L1's validators sign it, through the
         * aggregator, if they measured as much.
         */
        Builder uptimeProof();

        /**
         * Delivers a proof of an uptime. State less than the node measured if other validators measured less.
         *
         * @param uptime in whole seconds
         * @throws InvalidRequestException if it is not more than 0
         */
        Builder uptimeProof(Duration uptime);
    }

    static Removal of(Consumer<? super Builder> description) {
        Fields fields = new Fields();
        description.accept(fields);
        return fields.removal;
    }

    /** The inverse of {@link #parse}: empty for a plain removal. */
    String text() {
        return (isForced ? "/" + FORCED : "")
                + (provesUptime
                        ? "/" + PROOF
                                + uptime.map(time -> ":" + time.toSeconds()).orElse("")
                        : "");
    }

    static Removal parse(String text) {
        String proof = text.substring(text.lastIndexOf('/') + 1);
        return new Removal(
                text.startsWith("/" + FORCED),
                proof.startsWith(PROOF),
                Optional.of(proof)
                        .filter(words -> words.startsWith(PROOF + ":"))
                        .map(words -> Duration.ofSeconds(Long.parseLong(words.substring(PROOF.length() + 1)))));
    }

    private static final class Fields implements Builder {
        private Removal removal = PLAIN;

        @Override
        public Builder forced() {
            removal = new Removal(true, removal.provesUptime, removal.uptime);
            return this;
        }

        @Override
        public Builder uptimeProof() {
            removal = new Removal(removal.isForced, true, Optional.empty());
            return this;
        }

        @Override
        public Builder uptimeProof(Duration uptime) {
            Duration seconds =
                    Duration.ofSeconds(Require.positive("uptime", uptime).toSeconds());
            removal = new Removal(removal.isForced, true, Optional.of(seconds));
            return this;
        }
    }
}
