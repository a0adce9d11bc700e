package io.github.avalanche4j.data.webhooks;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What a webhook is about. */
public final class WebhookEventType extends OpenEnum {
    private static final Map<String, WebhookEventType> KNOWN = new LinkedHashMap<>();

    /** Transactions of addresses on an EVM chain. */
    public static final WebhookEventType ADDRESS_ACTIVITY = known("address_activity");

    /** What addresses of the primary network do and have. */
    public static final WebhookEventType PRIMARY_NETWORK_ADDRESS_ACTIVITY = known("primary_network_address_activity");

    /** What happens to validators. */
    public static final WebhookEventType VALIDATOR_ACTIVITY = known("validator_activity");

    private WebhookEventType(String value, boolean known) {
        super(value, known);
    }

    private static WebhookEventType known(String value) {
        WebhookEventType constant = new WebhookEventType(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static WebhookEventType of(String value) {
        WebhookEventType known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new WebhookEventType(value, false) : known;
    }
}
