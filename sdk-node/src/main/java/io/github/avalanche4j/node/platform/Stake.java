package io.github.avalanche4j.node.platform;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.core.internal.json.CheckedHex;
import io.github.avalanche4j.core.internal.json.CheckedHexList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.immutables.value.Value;

/** What some addresses have staked on the primary network. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableStake.Builder.class)
public interface Stake {
    /** {@return how much AVAX, in nAVAX} */
    Optional<UInt64> staked();

    /** {@return how much of each asset, in its smallest unit} */
    Map<Id, UInt64> stakeds();

    /** {@return the staked outputs in the chain's codec, their checksums verified and cut off} */
    @JsonDeserialize(using = CheckedHexList.class)
    @JsonSerialize(contentUsing = CheckedHex.Writer.class)
    List<Bytes> stakedOutputs();

    /** {@return how they were written: {@code hex}} */
    Optional<String> encoding();
}
