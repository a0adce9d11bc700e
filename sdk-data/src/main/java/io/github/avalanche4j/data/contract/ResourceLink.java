package io.github.avalanche4j.data.contract;

import io.github.avalanche4j.core.internal.wire.Value;

/** A link to a page about a contract. */
@Value
public interface ResourceLink {
    /** {@return the kind of page} */
    ResourceLinkType type();

    /** {@return its address} */
    String url();
}
