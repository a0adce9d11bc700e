package io.github.avalanche4j.core.internal.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A list whose single element may be on the wire without an array around it. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface OneOrMany {}
