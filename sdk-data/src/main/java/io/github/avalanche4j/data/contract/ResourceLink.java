package io.github.avalanche4j.data.contract;

import org.immutables.value.Value;

/** Where there is something about a contract. */
@Value.Immutable
public interface ResourceLink {
    /** {@return what kind of place that is} */
    ResourceLinkType type();

    /** {@return its address} */
    String url();
}
