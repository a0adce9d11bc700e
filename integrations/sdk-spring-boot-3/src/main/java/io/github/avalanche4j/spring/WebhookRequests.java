package io.github.avalanche4j.spring;

import io.github.avalanche4j.data.webhooks.WebhookException;
import io.github.avalanche4j.data.webhooks.WebhookMessage;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.web.server.ResponseStatusException;

/** Verifies deliveries for Spring MVC and WebFlux. A request with a wrong signature gets the status 401. */
final class WebhookRequests {
    static final String SIGNATURE = "x-signature";
    static final int MAX_BYTES = 16 << 20; // an attacker's body is read too, because the signature is over all of it

    private final WebhookVerifier verifier;

    WebhookRequests(WebhookVerifier verifier) {
        this.verifier = verifier;
    }

    static boolean isMessage(MethodParameter parameter) {
        return parameter.getParameterType().equals(WebhookMessage.class)
                && parameter.getParameterAnnotations().length == 0;
    }

    WebhookMessage verify(@Nullable String signature, byte[] body) {
        try {
            return verifier.verify(Objects.requireNonNullElse(signature, ""), body);
        } catch (WebhookException e) {
            throw new ResponseStatusException(HttpStatus.UNAUTHORIZED, e.getMessage(), e);
        }
    }

    static ResponseStatusException tooLarge() {
        return new ResponseStatusException(
                HttpStatusCode.valueOf(413), "the body of a webhook may have up to " + MAX_BYTES + " bytes");
    }
}
