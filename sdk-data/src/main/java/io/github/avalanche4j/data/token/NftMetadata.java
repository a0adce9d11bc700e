package io.github.avalanche4j.data.token;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import java.time.Instant;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What is known of a collectible beside its place on the chain. All but the status is absent until the service has read
 * it.
 */
@Value.Immutable
public interface NftMetadata {
    /** {@return how far the service got} */
    Optional<IndexStatus> indexStatus();

    /** {@return when the service last read it} */
    @UnixSeconds
    Optional<Instant> metadataLastUpdatedTimestamp();

    /** {@return the collectible's name} */
    Optional<String> name();

    /** {@return the collectible's symbol} */
    Optional<String> symbol();

    /** {@return where its picture is} */
    Optional<String> imageUri();

    /** {@return a text about it} */
    Optional<String> description();

    /** {@return where a film or a sound of it is} */
    Optional<String> animationUri();

    /** {@return where more about it is} */
    Optional<String> externalUrl();

    /** {@return the background colour} */
    Optional<String> background();

    /** {@return its attributes, for ERC-721: a JSON array as a text} */
    Optional<String> attributes();

    /** {@return how many decimal places its amounts have, for ERC-1155} */
    Optional<Integer> decimals();

    /** {@return its properties, for ERC-1155: a JSON object as a text} */
    Optional<String> properties();
}
