package io.github.avalanche4j.codegen;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import javax.annotation.processing.Generated;
import org.immutables.value.Value.Immutable;
import org.immutables.value.Value.Style;
import org.jspecify.annotations.Nullable;

/**
 * How Immutables generates the implementations of the types with {@code @Value} in a package and in those below it.
 * Unlike the annotations of Immutables, it does not stay in class files, where a compiler would warn that its class is
 * missing.
 */
@Target(ElementType.PACKAGE)
@Retention(RetentionPolicy.SOURCE)
@Style(
        jdkOnly = true,
        visibility = Style.ImplementationVisibility.PACKAGE,
        overshadowImplementation = true,
        get = "*",
        optionalAcceptNullable = true,
        // a mapper writes the interface
        jacksonIntegration = false,
        // only a decoder creates a value
        allParameters = true,
        nullableAnnotation = "org.jspecify.annotations.Nullable",
        fallbackNullableAnnotation = Nullable.class,
        allowedClasspathAnnotations = Generated.class,
        defaults = @Immutable(copy = false, builder = false))
public @interface Values {
    /** As {@link Values}, for a type with {@code @Value} that is created with a builder. */
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.SOURCE)
    @Style(
            jdkOnly = true,
            visibility = Style.ImplementationVisibility.PACKAGE,
            overshadowImplementation = true,
            get = "*",
            jacksonIntegration = false,
            // some values have a sender, named "from" on the wire
            from = "copyOf",
            optionalAcceptNullable = true,
            allParameters = true,
            nullableAnnotation = "org.jspecify.annotations.Nullable",
            fallbackNullableAnnotation = Nullable.class,
            allowedClasspathAnnotations = Generated.class,
            defaults = @Immutable(copy = false))
    @interface Built {}
}
