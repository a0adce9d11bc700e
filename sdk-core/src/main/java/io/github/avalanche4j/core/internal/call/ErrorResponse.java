package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.internal.redact.Redactor;
import java.io.IOException;

/** An error in a protocol's own form, which becomes the exception that users see. */
public abstract class ErrorResponse extends IOException {
    private static final long serialVersionUID = 1;

    protected ErrorResponse(String message) {
        super(message);
    }

    /** The exception, without secrets. */
    public abstract AvalancheException toException(FailureContext context, Redactor redactor);
}
