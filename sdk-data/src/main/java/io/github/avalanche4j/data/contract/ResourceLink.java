package io.github.avalanche4j.data.contract;

import org.immutables.value.Value;

/** A link to a page about a contract. */
@Value.Immutable
public interface ResourceLink {
    /** {@return the kind of page} */
    ResourceLinkType type();

    /** {@return its address} */
    String url();
}
