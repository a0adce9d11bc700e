package io.github.avalanche4j.codegen;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Has open enums generated from the interfaces in a class. Each interface becomes a public class of the package with
 * its name and comment. Each of its constants, a text on the wire, becomes a constant of that class.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
public @interface OpenEnums {
    /** The texts of a server that writes them in upper or lower case; the constants are in upper case. */
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.SOURCE)
    @interface AnyCase {}
}
