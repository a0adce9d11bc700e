package io.github.avalanche4j.core.internal.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The name of a field on the wire, if it differs from the accessor's name. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface WireName {
    /** The name; the accessor's name by default. */
    String value() default "";

    /** Other names that are read too. */
    String[] alias() default {};
}
