package io.github.avalanche4j.node.utxo;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.internal.json.CheckedHex;
import io.github.avalanche4j.core.internal.json.CheckedHexList;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** Some UTXOs, as one answer brought them. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableUtxos.Builder.class)
public interface Utxos {
    /**
     * {@return the UTXOs in the chain's codec} The node sends a checksum behind each, which has been verified and is not
     * part of it.
     */
    @JsonDeserialize(using = CheckedHexList.class)
    @JsonSerialize(contentUsing = CheckedHex.Writer.class)
    List<Bytes> utxos();

    /** {@return how many there are in this answer} */
    Optional<Long> numFetched();

    /**
     * {@return where the next question may start; there also behind the last UTXO, where an answer without UTXOs gives the
     * start back, or {@link io.github.avalanche4j.core.Id#EMPTY} where there was none. Absent where nothing is paged}
     */
    Optional<UtxoIndex> endIndex();

    /** {@return how the UTXOs were written: {@code hex}} */
    Optional<String> encoding();
}
