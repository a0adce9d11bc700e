package io.github.avalanche4j.data.metrics;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.core.UInt64;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** What stands beside a list of holders. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableNftHolderTotals.Builder.class)
interface NftHolderTotals {
    @JsonProperty("nftCollectionName")
    @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
    List<String> nftCollectionName();

    @JsonProperty("nftSymbol")
    @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
    List<String> nftSymbol();

    Optional<UInt64> totalHolders();

    Optional<UInt64> totalTokens();
}
