package io.github.avalanche4j.node;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/** The Immutables style of value types in this package and those below it. */
@Target({ElementType.PACKAGE, ElementType.TYPE})
@Retention(RetentionPolicy.SOURCE)
@Value.Style(
        jdkOnly = true,
        get = "*",
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        overshadowImplementation = true,
        optionalAcceptNullable = true,
        // only decoders make values; a type that itself sets copy = false has a builder
        allParameters = true,
        nullableAnnotation = "org.jspecify.annotations.Nullable",
        fallbackNullableAnnotation = org.jspecify.annotations.Nullable.class,
        defaults = @Value.Immutable(copy = false, builder = false))
@interface NodeStyle {}
