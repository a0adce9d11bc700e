package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.internal.wire.Value;
import java.math.BigDecimal;
import java.util.Optional;

/** The location of a node. */
@Value
public interface Geolocation {
    /** {@return the city} */
    Optional<String> city();

    /** {@return the country's name} */
    Optional<String> country();

    /** {@return the country's code of two letters} */
    Optional<String> countryCode();

    /** {@return degrees north} */
    Optional<BigDecimal> latitude();

    /** {@return degrees east} */
    Optional<BigDecimal> longitude();
}
