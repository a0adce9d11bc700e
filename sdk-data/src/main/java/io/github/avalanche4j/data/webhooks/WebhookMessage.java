package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.data.webhooks.event.AddressActivity;
import java.time.Instant;
import java.util.Optional;

/** A message that a webhook delivered, of whatever kind. */
@Value
public interface WebhookMessage {
    /** {@return the webhook} */
    String webhookId();

    /** {@return what it is about} */
    WebhookEventType eventType();

    /** {@return the message's id, the same for each delivery: use it to skip messages that you have handled} */
    String messageId();

    /** {@return the whole event as JSON, also of types that this library does not know} */
    JsonTree event();

    /**
     * {@return the event on an EVM chain; absent for messages of
     * other types, whose events the service does not document}
     *
     * @throws ResponseFormatException if the event cannot be decoded
     */
    default Optional<AddressActivity> addressActivity() {
        return eventType().equals(WebhookEventType.ADDRESS_ACTIVITY)
                ? Optional.of(event().as(AddressActivity.class))
                : Optional.empty();
    }

    /** {@return the time of the block in which it happened, if the event has one; it is signed like the rest} */
    default Optional<Instant> blockTimestamp() {
        JsonTree inTransaction = event().get("transaction").get("blockTimestamp");
        JsonTree time = inTransaction.exists() ? inTransaction : event().get("blockTimestamp");
        return time.asInteger()
                .filter(seconds -> seconds.bitLength() <= 40) // anything beyond is not a time
                .map(seconds -> Instant.ofEpochSecond(seconds.longValue()));
    }
}
