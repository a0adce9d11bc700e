package io.github.avalanche4j.core.internal.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names the hand-written adapter of a type, which must have a constructor without parameters. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface AdaptedBy {
    /** The adapter. */
    Class<?> value();
}
