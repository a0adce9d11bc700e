package io.github.avalanche4j.codegen;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Has the implementation of a filter generated: an interface whose methods, its own and inherited ones, each set one
 * criterion and return the filter. A method {@code addNames} or {@code addAllNames} adds to the criterion {@code names}.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
public @interface Filter {
    /** The name of the argument that is the filter, for messages. */
    String value() default "filter";

    /** Criteria of which at least one must be set; empty for none. */
    String[] requires() default {};

    /** The range of a number, or of a duration in seconds, both ends included. */
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.SOURCE)
    @interface Within {
        /** The minimum. */
        int min();

        /** The maximum. */
        int max();
    }
}
