package io.github.avalanche4j.data.webhooks;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** Whether a webhook is active. */
public final class WebhookStatus extends OpenEnum {
    private static final Known<WebhookStatus> KNOWN = new Known<>(WebhookStatus::new);

    /** It delivers. */
    public static final WebhookStatus ACTIVE = KNOWN.add("active");

    /** It does not deliver. */
    public static final WebhookStatus INACTIVE = KNOWN.add("inactive");

    private WebhookStatus(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static WebhookStatus of(String value) {
        return KNOWN.of(value);
    }
}
