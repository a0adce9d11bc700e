package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.CheckedHex;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import io.github.avalanche4j.node.tx.TxOutput;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The stake of some addresses on the primary network. */
@Value
public interface Stake {
    /** {@return the staked AVAX} */
    Optional<NAvax> staked();

    /** {@return the stake of each asset, in its smallest unit} */
    Map<Id, UInt64> stakeds();

    /** {@return the staked outputs in the chain's codec, without their checksums, which have been verified} */
    @CheckedHex
    List<Bytes> stakedOutputs();

    /** {@return the encoding of the response: {@code hex}} */
    Optional<String> encoding();

    /**
     * {@return the staked outputs as values, in the same order}
     *
     * @param like any P-Chain address of the network, such as a requested one; addresses in the values get its prefix
     * @throws io.github.avalanche4j.core.InvalidRequestException if it does not begin with {@code P-}
     * @throws io.github.avalanche4j.core.MalformedBytesException if the bytes are not an output
     */
    default List<TxOutput> decoded(Bech32Address like) {
        return Parser.stakedOutputs(stakedOutputs(), like);
    }
}
