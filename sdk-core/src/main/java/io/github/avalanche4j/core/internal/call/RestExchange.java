package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.http.BoundedResponseStream;
import io.github.avalanche4j.core.internal.http.JsonBody;
import io.github.avalanche4j.core.internal.json.Mapper;
import java.io.IOException;
import okhttp3.HttpUrl;
import okhttp3.RequestBody;
import org.jspecify.annotations.Nullable;

/** One REST request and its answer. */
record RestExchange<T>(
        Endpoint.Rest<T> endpoint, HttpUrl url, @Nullable Object json) implements Exchange<T>, Exchange.Outgoing<T> {
    @Override
    public Exchange<T> next(Ids ids) {
        return this;
    }

    @Override
    public String verb() {
        return endpoint.verb();
    }

    @Override
    public @Nullable RequestBody body() {
        if (json != null) {
            return new JsonBody(Mapper.bytes(json), endpoint.retrySafe());
        }
        // without any body at all OkHttp could not be kept from sending it again
        return endpoint.verb().equals("GET") ? null : JsonBody.none(endpoint.retrySafe());
    }

    @Override
    public T read(BoundedResponseStream answer, Faults faults) throws IOException {
        return Mapper.only(answer, endpoint.decoder()::readOrAbsent);
    }
}
