package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.data.Aggregator;
import org.jspecify.annotations.Nullable;

/**
 * A signature aggregator in both dialects: at the hosted path with camel-case names and status 201, and at {@code
 * /aggregate-signatures} with the kebab-case names and status 200 of a self-hosted one. It refuses the requests that
 * real ones refuse, with their messages.
 */
public final class FakeAggregator {
    private final Aggregator aggregator;

    /** Signs messages, as the validators of a subnet do. */
    @FunctionalInterface
    public interface Signer {
        /**
         * Signs a message.
         *
         * @param unsignedMessage the message in hex, without {@code 0x}
         * @param quorumPercentage the share of the total weight that must sign
         * @return the signed message in hex, without {@code 0x}; null if the signers' weight is below the quorum
         */
        @Nullable
        String sign(String unsignedMessage, int quorumPercentage);

        /**
         * Signs a message for which there may be a justification.
         *
         * @param unsignedMessage the message in hex, without {@code 0x}
         * @param justification the justification in hex, without {@code 0x}; empty without one
         * @param quorumPercentage the share of the total weight that must sign
         * @return the signed message in hex, without {@code 0x}; null if the signers' weight is below the quorum
         */
        default @Nullable String sign(String unsignedMessage, String justification, int quorumPercentage) {
            return sign(unsignedMessage, quorumPercentage);
        }
    }

    FakeAggregator(Aggregator aggregator) {
        this.aggregator = aggregator;
    }

    /**
     * Sets the unsigned message of every P-Chain transaction. Before, no transaction is indexed, and requests by
     * transaction get 404.
     *
     * @param unsignedMessage the message in hex
     */
    public FakeAggregator transactionMessage(String unsignedMessage) {
        aggregator.transactionMessage(Args.hex("unsignedMessage", unsignedMessage));
        return this;
    }
}
