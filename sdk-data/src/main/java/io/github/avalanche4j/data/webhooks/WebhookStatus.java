package io.github.avalanche4j.data.webhooks;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Whether a webhook delivers. */
public final class WebhookStatus extends OpenEnum {
    private static final Map<String, WebhookStatus> KNOWN = new LinkedHashMap<>();

    /** It does. */
    public static final WebhookStatus ACTIVE = known("active");

    /** It does not. */
    public static final WebhookStatus INACTIVE = known("inactive");

    private WebhookStatus(String value, boolean known) {
        super(value, known);
    }

    private static WebhookStatus known(String value) {
        WebhookStatus constant = new WebhookStatus(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static WebhookStatus of(String value) {
        WebhookStatus known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new WebhookStatus(value, false) : known;
    }
}
