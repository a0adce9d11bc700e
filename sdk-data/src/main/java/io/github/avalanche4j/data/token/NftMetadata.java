package io.github.avalanche4j.data.token;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;

/** The metadata of a collectible. All fields but the status are absent until the service has read it. */
@Value
public interface NftMetadata {
    /** {@return its status} */
    Optional<IndexStatus> indexStatus();

    /** {@return when the service last read it} */
    @UnixSeconds
    Optional<Instant> metadataLastUpdatedTimestamp();

    /** {@return the collectible's name} */
    Optional<String> name();

    /** {@return the collectible's symbol} */
    Optional<String> symbol();

    /** {@return the address of its image} */
    Optional<String> imageUri();

    /** {@return a text about it} */
    Optional<String> description();

    /** {@return the address of its video or audio} */
    Optional<String> animationUri();

    /** {@return the address of a page about it} */
    Optional<String> externalUrl();

    /** {@return the background color} */
    Optional<String> background();

    /** {@return its attributes, for ERC-721: a JSON array as a text} */
    Optional<String> attributes();

    /** {@return how many decimal places its amounts have, for ERC-1155} */
    OptionalInt decimals();

    /** {@return its properties, for ERC-1155: a JSON object as a text} */
    Optional<String> properties();
}
