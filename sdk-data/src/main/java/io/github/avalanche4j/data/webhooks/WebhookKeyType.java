package io.github.avalanche4j.data.webhooks;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What the keys of a webhook are. */
public final class WebhookKeyType extends OpenEnum {
    private static final Map<String, WebhookKeyType> KNOWN = new LinkedHashMap<>();

    /** Addresses of the primary network. */
    public static final WebhookKeyType ADDRESSES = known("addresses");

    /** A node. */
    public static final WebhookKeyType NODE_ID = known("nodeId");

    /** A subnet or L1. */
    public static final WebhookKeyType SUBNET_ID = known("subnetId");

    private WebhookKeyType(String value, boolean known) {
        super(value, known);
    }

    private static WebhookKeyType known(String value) {
        WebhookKeyType constant = new WebhookKeyType(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static WebhookKeyType of(String value) {
        WebhookKeyType known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new WebhookKeyType(value, false) : known;
    }
}
