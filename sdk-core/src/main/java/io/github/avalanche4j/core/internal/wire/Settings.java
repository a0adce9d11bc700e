package io.github.avalanche4j.core.internal.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Has the implementation generated of an interface that users set in a lambda. Each of its methods, its own and
 * inherited ones, sets the parameters of its name, or of its arguments' names if it has several, and returns the
 * interface. A method without arguments sets true. A method {@code addNames} or {@code addAllNames} adds to the
 * parameter {@code names}. Null removes what was set.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
public @interface Settings {
    /** The name of the argument that is the lambda, for messages. */
    String value() default "filter";

    /** The parameters that must be set; {@code "a or b"} where one of two is enough. */
    String[] requires() default {};

    /** The internal package that reads what is set; its own package if that is empty. */
    String readIn() default "";

    /** Whether null is refused. */
    boolean refusesNull() default false;

    /** The range of a number, or of a duration in seconds, both ends included. */
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.SOURCE)
    @interface Within {
        /** The minimum. */
        int min();

        /** The maximum. */
        int max();
    }

    /** Each call adds an entry, which has the arguments by their names. */
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.SOURCE)
    @interface Entry {}

    /** A text that may be blank. */
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.SOURCE)
    @interface AnyText {}
}
