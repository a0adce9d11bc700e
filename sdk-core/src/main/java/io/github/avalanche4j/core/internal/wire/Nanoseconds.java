package io.github.avalanche4j.core.internal.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A {@code Duration} that is a number of nanoseconds on the wire. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Nanoseconds {}
