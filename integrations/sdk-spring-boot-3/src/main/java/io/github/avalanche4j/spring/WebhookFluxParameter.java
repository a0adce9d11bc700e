package io.github.avalanche4j.spring;

import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import org.springframework.core.MethodParameter;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferLimitException;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.reactive.BindingContext;
import org.springframework.web.reactive.result.method.HandlerMethodArgumentResolver;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Reads and verifies a delivery without blocking. */
final class WebhookFluxParameter implements HandlerMethodArgumentResolver {
    private final WebhookRequests requests;

    WebhookFluxParameter(WebhookVerifier verifier) {
        this.requests = new WebhookRequests(verifier);
    }

    @Override
    public boolean supportsParameter(MethodParameter parameter) {
        return WebhookRequests.isMessage(parameter);
    }

    @Override
    public Mono<Object> resolveArgument(MethodParameter parameter, BindingContext binding, ServerWebExchange exchange) {
        ServerHttpRequest request = exchange.getRequest();
        String signature = request.getHeaders().getFirst(WebhookRequests.SIGNATURE);
        return DataBufferUtils.join(request.getBody(), WebhookRequests.MAX_BYTES)
                .map(WebhookFluxParameter::bytes)
                .onErrorMap(DataBufferLimitException.class, e -> WebhookRequests.tooLarge())
                .defaultIfEmpty(new byte[0])
                .map(body -> requests.verify(signature, body));
    }

    private static byte[] bytes(DataBuffer body) {
        byte[] bytes = new byte[body.readableByteCount()];
        body.read(bytes);
        DataBufferUtils.release(body);
        return bytes;
    }
}
