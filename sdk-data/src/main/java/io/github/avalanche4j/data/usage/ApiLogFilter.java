package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Filters requests. */
@Value.Built
public abstract class ApiLogFilter {
    ApiLogFilter() {}

    abstract Optional<String> orgId();

    @UnixSeconds
    abstract Optional<Instant> startTimestamp();

    @UnixSeconds
    abstract Optional<Instant> endTimestamp();

    abstract Optional<String> chainId();

    abstract OptionalInt responseCode();

    abstract Optional<RequestType> requestType();

    abstract Optional<String> apiKeyId();

    abstract Optional<String> requestPath();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if a time is before 1970, or the start is after the end
     */
    static ApiLogFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableApiLogFilter.builder(), settings, ImmutableApiLogFilter.Builder::build, ApiLogFilter::check);
    }

    void check() {
        RequestChecks.times(startTimestamp(), endTimestamp());
    }

    /** Sets the criteria. */
    public interface Builder extends ApiRequestSettings<Builder> {}
}
