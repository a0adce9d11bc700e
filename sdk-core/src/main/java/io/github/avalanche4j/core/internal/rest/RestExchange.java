package io.github.avalanche4j.core.internal.rest;

import io.github.avalanche4j.core.internal.call.Exchange;
import io.github.avalanche4j.core.internal.call.ExchangeFactory;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.http.BoundedResponseStream;
import io.github.avalanche4j.core.internal.http.JsonBody;
import io.github.avalanche4j.core.internal.json.JsonText;
import java.io.IOException;
import okhttp3.HttpUrl;
import okhttp3.RequestBody;
import org.jspecify.annotations.Nullable;

/** One REST request and its response; {@code json} is the body, or null for none. */
public record RestExchange<T>(
        Endpoint.Rest<T> endpoint, HttpUrl url, @Nullable Object json) implements Exchange<T>, ExchangeFactory<T> {
    @Override
    public Exchange<T> newExchange(Ids ids) {
        return this;
    }

    @Override
    public String verb() {
        return endpoint.verb();
    }

    @Override
    public @Nullable RequestBody body() {
        if (json != null) {
            return new JsonBody(JsonText.bytes(json), endpoint.idempotent());
        }
        // without a body object, OkHttp could not be kept from resending it
        return endpoint.verb().equals("GET") ? null : JsonBody.none(endpoint.idempotent());
    }

    @Override
    public T read(BoundedResponseStream response, Failures failures) throws IOException {
        return JsonText.only(response, endpoint.decoder());
    }
}
