package io.github.avalanche4j.spring;

import io.github.avalanche4j.data.webhooks.WebhookMessage;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;

/** Reads and verifies a delivery. */
final class WebhookMvcParameter implements HandlerMethodArgumentResolver {
    private final WebhookRequests requests;

    WebhookMvcParameter(WebhookVerifier verifier) {
        this.requests = new WebhookRequests(verifier);
    }

    @Override
    public boolean supportsParameter(MethodParameter parameter) {
        return WebhookRequests.isMessage(parameter);
    }

    @Override
    public WebhookMessage resolveArgument(
            MethodParameter parameter,
            @Nullable ModelAndViewContainer container,
            NativeWebRequest request,
            @Nullable WebDataBinderFactory binders)
            throws IOException {
        HttpServletRequest servlet = Objects.requireNonNull(request.getNativeRequest(HttpServletRequest.class));
        byte[] body = servlet.getInputStream().readNBytes(WebhookRequests.MAX_BYTES + 1);
        if (body.length > WebhookRequests.MAX_BYTES) {
            throw WebhookRequests.tooLarge();
        }
        return requests.verify(servlet.getHeader(WebhookRequests.SIGNATURE), body);
    }
}
