package io.github.avalanche4j.spring;

import io.github.avalanche4j.data.webhooks.WebhookException;
import io.github.avalanche4j.data.webhooks.WebhookMessage;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.server.ResponseStatusException;

/** Reads and verifies a delivery; one that is not the service's gets the status 401. */
final class WebhookParameter implements HandlerMethodArgumentResolver {
    private static final String SIGNATURE = "x-signature";

    private final WebhookVerifier verifier;

    WebhookParameter(WebhookVerifier verifier) {
        this.verifier = verifier;
    }

    @Override
    public boolean supportsParameter(MethodParameter parameter) {
        return parameter.getParameterType().equals(WebhookMessage.class)
                && parameter.getParameterAnnotations().length == 0;
    }

    @Override
    public WebhookMessage resolveArgument(
            MethodParameter parameter,
            @Nullable ModelAndViewContainer container,
            NativeWebRequest request,
            @Nullable WebDataBinderFactory binders)
            throws IOException {
        HttpServletRequest servlet = Objects.requireNonNull(request.getNativeRequest(HttpServletRequest.class));
        String signature = Objects.requireNonNullElse(servlet.getHeader(SIGNATURE), "");
        byte[] body = servlet.getInputStream().readAllBytes();
        try {
            return verifier.verify(signature, body);
        } catch (WebhookException e) {
            throw new ResponseStatusException(HttpStatus.UNAUTHORIZED, e.getMessage(), e);
        }
    }
}
