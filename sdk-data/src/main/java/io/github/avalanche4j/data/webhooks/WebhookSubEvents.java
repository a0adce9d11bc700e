package io.github.avalanche4j.data.webhooks;

import java.util.List;
import org.immutables.value.Value;

/** What a webhook of the primary network is about in detail. */
@Value.Immutable
public interface WebhookSubEvents {
    /** {@return what addresses are watched for; empty for validators} */
    List<AddressSubEvent> addressActivitySubEvents();

    /** {@return what validators are watched for; empty for addresses} */
    List<ValidatorSubEvent> validatorActivitySubEvents();
}
