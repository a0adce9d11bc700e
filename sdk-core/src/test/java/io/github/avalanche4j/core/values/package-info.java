/** Value types with every kind of field, generated like the real ones. */
@Value.Style(
        jdkOnly = true,
        get = "*",
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        overshadowImplementation = true,
        optionalAcceptNullable = true,
        allParameters = true,
        defaults = @Value.Immutable(copy = false, builder = false))
package io.github.avalanche4j.core.values;

import org.immutables.value.Value;
