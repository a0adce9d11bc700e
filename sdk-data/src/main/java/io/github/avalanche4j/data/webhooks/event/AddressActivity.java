package io.github.avalanche4j.data.webhooks.event;

import java.util.List;
import org.immutables.value.Value;

/** A transaction of an address that a webhook watches. */
@Value.Immutable
public interface AddressActivity {
    /** {@return the transaction} */
    EventTransaction transaction();

    /** {@return its logs; empty unless the webhook includes them} */
    List<EventLog> logs();
}
