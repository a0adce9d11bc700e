package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.signature.WarpAggregation;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/** Collects the options of a manager of an L1's validators. Not thread-safe. */
public final class L1Options {
    Optional<L1Context.Sender> sender = Optional.empty();
    Duration pollInterval = Duration.ofMillis(500);
    boolean isSignedThroughNode;

    L1Options() {}

    /**
     * Sets the sender of transactions to the L1's chain. Without one, operations say which transaction another party
     * has to send.
     *
     * @param from the account that sends them; each transaction is first simulated for this account
     * @param through signs and sends
     */
    public L1Options sender(EvmAddress from, EvmSender through) {
        Objects.requireNonNull(from, "from");
        sender = Optional.of(new L1Context.Sender(from, Objects.requireNonNull(through, "sender")));
        return this;
    }

    /**
     * Sets the interval between polls of the L1's chain.
     *
     * @param interval more than 0; 500 ms unless set
     * @throws InvalidRequestException if it is not more than 0
     */
    public L1Options pollInterval(Duration interval) {
        pollInterval = Require.positive("interval", interval);
        return this;
    }

    /**
     * Has the messages of the contract signed through the node's {@code warp} interface. The P-Chain's statements still
     * go through the aggregator, because no node serves that interface for the P-Chain. The node needs
     * {@code warp-api-enabled} in the configuration of the L1's chain.
     *
     * <p><b>This can stop the node:</b> after two messages AvalancheGo 1.14.2 falls out of the chain's consensus and must
     * be restarted, see {@link WarpAggregation#throughNode}. Without this option, the aggregator signs all messages.
     */
    public L1Options signedThroughNode() {
        isSignedThroughNode = true;
        return this;
    }
}
