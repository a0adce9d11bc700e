package io.github.avalanche4j.data.webhooks;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The type of a webhook's keys. */
public final class WebhookKeyType extends OpenEnum {
    private static final Known<WebhookKeyType> KNOWN = new Known<>(WebhookKeyType::new);

    /** Addresses of the primary network. */
    public static final WebhookKeyType ADDRESSES = KNOWN.add("addresses");

    /** A node. */
    public static final WebhookKeyType NODE_ID = KNOWN.add("nodeId");

    /** A subnet or L1. */
    public static final WebhookKeyType SUBNET_ID = KNOWN.add("subnetId");

    private WebhookKeyType(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static WebhookKeyType of(String value) {
        return KNOWN.of(value);
    }
}
