package io.github.avalanche4j.spring;

import io.github.avalanche4j.data.webhooks.WebhookException;
import io.github.avalanche4j.data.webhooks.WebhookMessage;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.web.method.HandlerMethod;
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

    /** Fails the start of an application that receives webhooks and cannot verify them. */
    static SmartInitializingSingleton check(
            ObjectProvider<WebhookVerifier> verifiers, Supplier<Stream<HandlerMethod>> handlers) {
        return () -> {
            if (verifiers.getIfUnique() == null) {
                handlers.get()
                        .filter(handler ->
                                Arrays.stream(handler.getMethodParameters()).anyMatch(WebhookRequests::isMessage))
                        .findFirst()
                        .ifPresent(handler -> {
                            throw new PropertyException(
                                    "avalanche.webhooks.secret",
                                    "is not set, but " + handler.getShortLogMessage()
                                            + " takes a WebhookMessage, which one WebhookVerifier bean must verify");
                        });
            }
        };
    }

    WebhookMessage verify(@Nullable String signature, byte[] body) {
        try {
            return verifier.verify(Objects.requireNonNullElse(signature, ""), body);
        } catch (WebhookException e) {
            // without the cause, which Spring would give to the application's handlers of AvalancheException
            throw new ResponseStatusException(HttpStatus.UNAUTHORIZED, e.getMessage());
        }
    }

    static ResponseStatusException tooLarge() {
        return new ResponseStatusException(
                HttpStatusCode.valueOf(413), "the body of a webhook may have up to " + MAX_BYTES + " bytes");
    }
}
