package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** An {@code Optional<Instant>} that is a number of milliseconds since 1970 on the wire. */
@Retention(RetentionPolicy.RUNTIME)
@JacksonAnnotationsInside
@JsonDeserialize(contentUsing = TimeReaders.Milliseconds.class)
@JsonSerialize(contentUsing = TimeReaders.MillisecondsWriter.class)
public @interface UnixMilliseconds {}
