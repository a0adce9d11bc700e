package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;

/** The total on a page of a webhook's addresses. */
@Value
public interface WebhookAddressSummary {
    /** {@return how many addresses there are} */
    Optional<UInt64> totalAddresses();
}
