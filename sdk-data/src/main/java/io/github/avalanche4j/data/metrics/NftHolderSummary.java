package io.github.avalanche4j.data.metrics;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.core.UInt64;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** What a page of holders says about all holders of the collection. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableNftHolderSummary.Builder.class)
public interface NftHolderSummary {
    /** {@return the collection's names; the service sent one as a text at first, and a list later} */
    @JsonProperty("nftCollectionName")
    @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
    List<String> nftCollectionName();

    /** {@return the collection's symbols; the service sent one as a text at first, and a list later} */
    @JsonProperty("nftSymbol")
    @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
    List<String> nftSymbol();

    /** {@return how many holders there are; absent where the service does not say} */
    Optional<UInt64> totalHolders();

    /** {@return how many collectibles they hold; absent where the service does not say} */
    Optional<UInt64> totalTokens();
}
