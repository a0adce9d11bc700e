package io.github.avalanche4j.data.webhooks;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** What a webhook is about. */
public final class WebhookEventType extends OpenEnum {
    private static final Known<WebhookEventType> KNOWN = new Known<>(WebhookEventType::new);

    /** Transactions of addresses on an EVM chain. */
    public static final WebhookEventType ADDRESS_ACTIVITY = KNOWN.add("address_activity");

    /** What addresses of the primary network do and have. */
    public static final WebhookEventType PRIMARY_NETWORK_ADDRESS_ACTIVITY =
            KNOWN.add("primary_network_address_activity");

    /** What happens to validators. */
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
