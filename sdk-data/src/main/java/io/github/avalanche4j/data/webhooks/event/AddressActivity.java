package io.github.avalanche4j.data.webhooks.event;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.List;

/** A transaction of an address that a webhook watches. */
@Value
public interface AddressActivity {
    /** {@return the transaction} */
    EventTransaction transaction();

    /** {@return its logs; empty unless the webhook includes them} */
    List<EventLog> logs();
}
