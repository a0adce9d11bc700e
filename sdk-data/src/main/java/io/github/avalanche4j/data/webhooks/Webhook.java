package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import java.time.Instant;
import java.util.Optional;

/** A webhook: what the service watches, and the URL that it delivers to. */
@Value
public interface Webhook {
    /** {@return its id} */
    String id();

    /** {@return the URL that it delivers to} */
    String url();

    /** {@return the chain: an EVM chain id, or the id of a chain of the primary network} */
    Optional<String> chainId();

    /** {@return whether it is active} */
    WebhookStatus status();

    /** {@return when it was created} */
    @UnixSeconds
    Optional<Instant> createdAt();

    /** {@return its name} */
    Optional<String> name();

    /** {@return its description} */
    Optional<String> description();

    /** {@return its type of event} */
    WebhookEventType eventType();

    /** {@return what it watches} */
    Optional<WebhookMetadata> metadata();

    /** {@return whether it delivers internal transactions too; only on EVM chains} */
    Optional<Boolean> includeInternalTxs();

    /** {@return whether it delivers logs too; only on EVM chains} */
    Optional<Boolean> includeLogs();
}
