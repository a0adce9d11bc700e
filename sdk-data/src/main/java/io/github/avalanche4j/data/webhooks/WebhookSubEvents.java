package io.github.avalanche4j.data.webhooks;

import java.util.List;
import org.immutables.value.Value;

/** The events that a webhook of the primary network watches for. */
@Value.Immutable
public interface WebhookSubEvents {
    /** {@return the events of addresses; empty for validators} */
    List<AddressSubEvent> addressActivitySubEvents();

    /** {@return the events of validators; empty for addresses} */
    List<ValidatorSubEvent> validatorActivitySubEvents();
}
