package io.github.avalanche4j.core.internal.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a field is called on the wire, where that is not the accessor's name. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface WireName {
    /** The name; the accessor's own where there is none. */
    String value() default "";

    /** Other names that are read too. */
    String[] alias() default {};
}
