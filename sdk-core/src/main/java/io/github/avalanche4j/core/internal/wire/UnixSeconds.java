package io.github.avalanche4j.core.internal.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** An {@code Instant} that is a number of seconds since 1970 on the wire. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface UnixSeconds {}
