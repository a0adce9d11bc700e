package io.github.avalanche4j.data;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;
import org.immutables.value.Value.Style.ImplementationVisibility;
import org.jspecify.annotations.Nullable;

/** How all values of this module are generated; set on the root package, it holds for those below too. */
@Target({ElementType.PACKAGE, ElementType.TYPE})
@Retention(RetentionPolicy.SOURCE)
@Value.Style(
        jdkOnly = true,
        visibility = ImplementationVisibility.PACKAGE,
        overshadowImplementation = true,
        get = "*",
        // some values have a sender, which is called from() on the wire
        from = "copyOf",
        optionalAcceptNullable = true,
        // a value is made by its decoder alone; a type that says copy = false itself has a builder
        allParameters = true,
        nullableAnnotation = "org.jspecify.annotations.Nullable",
        fallbackNullableAnnotation = Nullable.class,
        defaults = @Value.Immutable(copy = false, builder = false))
@interface DataStyle {}
