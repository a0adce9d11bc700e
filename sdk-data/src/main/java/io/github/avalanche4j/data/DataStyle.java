package io.github.avalanche4j.data;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;
import org.immutables.value.Value.Style.ImplementationVisibility;
import org.jspecify.annotations.Nullable;

/** How all values of this module are generated. Set on the root package, it applies to the packages below it. */
@Target({ElementType.PACKAGE, ElementType.TYPE})
@Retention(RetentionPolicy.SOURCE)
@Value.Style(
        jdkOnly = true,
        visibility = ImplementationVisibility.PACKAGE,
        overshadowImplementation = true,
        get = "*",
        // some values have a sender, named "from" on the wire
        from = "copyOf",
        optionalAcceptNullable = true,
        // only its decoder creates a value; a type that sets copy = false itself has a builder
        allParameters = true,
        nullableAnnotation = "org.jspecify.annotations.Nullable",
        fallbackNullableAnnotation = Nullable.class,
        defaults = @Value.Immutable(copy = false, builder = false))
@interface DataStyle {}
