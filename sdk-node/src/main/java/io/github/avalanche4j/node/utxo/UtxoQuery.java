package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.Settings;
import org.jspecify.annotations.Nullable;

/** Sets the optional parameters of a request for UTXOs; those that are not set, or are set to null, are not sent. */
@Settings(value = "query", readIn = "io.github.avalanche4j.node.internal")
public interface UtxoQuery {
    /** The largest page that a node returns. */
    int MAX_LIMIT = 1024;

    /**
     * Requests the UTXOs that another chain exported and that are not imported yet, instead of the chain's own.
     *
     * @param chain the other chain's id or alias, such as {@code X}
     * @throws InvalidRequestException if it is blank
     */
    UtxoQuery sourceChain(@Nullable String chain);

    /**
     * Sets the page size.
     *
     * @param most from 1 to 1024, which is the node's default
     * @throws InvalidRequestException outside that range
     */
    @Settings.Within(min = 1, max = MAX_LIMIT)
    UtxoQuery limit(@Nullable Integer most);

    /**
     * Starts where an earlier page ended.
     *
     * @param index the {@link Utxos#endIndex} of that page
     */
    UtxoQuery startIndex(@Nullable UtxoIndex index);
}
