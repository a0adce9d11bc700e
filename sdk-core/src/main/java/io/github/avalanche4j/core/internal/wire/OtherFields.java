package io.github.avalanche4j.core.internal.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The map of an object's fields that no other accessor names. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface OtherFields {}
