package io.github.avalanche4j.data.webhooks;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The type of events that a webhook delivers. */
public final class WebhookEventType extends OpenEnum {
    private static final Known<WebhookEventType> KNOWN = new Known<>(WebhookEventType::new);

    /** Transactions of addresses on an EVM chain. */
    public static final WebhookEventType ADDRESS_ACTIVITY = KNOWN.add("address_activity");

    /** Activity and balances of addresses on the primary network. */
    public static final WebhookEventType PRIMARY_NETWORK_ADDRESS_ACTIVITY =
            KNOWN.add("primary_network_address_activity");

    /** Events of validators. */
    public static final WebhookEventType VALIDATOR_ACTIVITY = KNOWN.add("validator_activity");

    private WebhookEventType(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static WebhookEventType of(String value) {
        return KNOWN.of(value);
    }
}
