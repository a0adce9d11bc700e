package io.github.avalanche4j.core.internal.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A type that is not a value of its own; writing it as JSON fails with what to write instead. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface NoJson {
    /** What to write instead, as the end of a sentence that begins with the type's name. */
    String value();
}
