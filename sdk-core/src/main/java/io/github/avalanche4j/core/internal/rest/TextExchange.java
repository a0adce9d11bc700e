package io.github.avalanche4j.core.internal.rest;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.internal.call.Exchange;
import io.github.avalanche4j.core.internal.call.ExchangeFactory;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.http.BoundedResponseStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import okhttp3.HttpUrl;
import okhttp3.RequestBody;
import org.jspecify.annotations.Nullable;

/** One GET of a text and its response. */
public record TextExchange<T>(Endpoint.Text<T> endpoint, HttpUrl url) implements Exchange<T>, ExchangeFactory<T> {
    @Override
    public Exchange<T> newExchange(Ids ids) {
        return this;
    }

    @Override
    public String verb() {
        return "GET";
    }

    @Override
    public @Nullable RequestBody body() {
        return null;
    }

    @Override
    public String accept() {
        return "text/plain";
    }

    @Override
    public T read(BoundedResponseStream response, Failures failures) throws IOException {
        return endpoint.decoder().read(new BufferedReader(new InputStreamReader(response, UTF_8)));
    }
}
