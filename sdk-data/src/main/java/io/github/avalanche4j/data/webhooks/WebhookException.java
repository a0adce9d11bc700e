package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.AvalancheException;
import org.jspecify.annotations.Nullable;

/** A message does not come from the service, or is too old. Refuse it with a status such as 401. */
public final class WebhookException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private final Reason reason;

    WebhookException(Reason reason, String message, @Nullable Throwable cause) {
        super(message, "", false, cause);
        this.reason = reason;
    }

    /** Why a message is refused. */
    public enum Reason {
        /** The message has no signature. */
        NO_SIGNATURE,
        /** The message is signed with another secret, or was changed. */
        WRONG_SIGNATURE,
        /** The message is not JSON that can be signed: malformed, or with a duplicate name in an object. */
        UNREADABLE,
        /** The message is signed, but its event is too old: it may be a replay. */
        TOO_OLD,
        /** The message is signed, but its event is in the future: a clock is wrong. */
        FROM_THE_FUTURE
    }

    /** {@return why the message is refused} */
    public Reason reason() {
        return reason;
    }
}
