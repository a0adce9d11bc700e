package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** An {@code Instant} that is a number of seconds since 1970 on the wire. */
@Retention(RetentionPolicy.RUNTIME)
@JacksonAnnotationsInside
@JsonDeserialize(using = TimeReaders.Seconds.class)
@JsonSerialize(using = TimeReaders.SecondsWriter.class)
public @interface UnixSeconds {
    /** As {@link UnixSeconds}, for an {@code Optional<Instant>}. */
    @Retention(RetentionPolicy.RUNTIME)
    @JacksonAnnotationsInside
    @JsonDeserialize(contentUsing = TimeReaders.Seconds.class)
    @JsonSerialize(contentUsing = TimeReaders.SecondsWriter.class)
    @interface Maybe {}
}
