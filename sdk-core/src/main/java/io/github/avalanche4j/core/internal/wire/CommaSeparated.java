package io.github.avalanche4j.core.internal.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A list that is one text with commas between its elements in a request. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface CommaSeparated {}
