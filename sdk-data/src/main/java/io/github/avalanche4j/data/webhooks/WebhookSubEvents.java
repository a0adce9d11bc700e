package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.List;

/** The events that a webhook of the primary network watches for. */
@Value
public interface WebhookSubEvents {
    /** {@return the events of addresses; empty for validators} */
    List<AddressSubEvent> addressActivitySubEvents();

    /** {@return the events of validators; empty for addresses} */
    List<ValidatorSubEvent> validatorActivitySubEvents();
}
