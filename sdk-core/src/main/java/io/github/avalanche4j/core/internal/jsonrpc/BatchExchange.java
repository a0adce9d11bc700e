package io.github.avalanche4j.core.internal.jsonrpc;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.CallRequest;
import io.github.avalanche4j.core.internal.call.ErrorResponse;
import io.github.avalanche4j.core.internal.call.Exchange;
import io.github.avalanche4j.core.internal.call.HttpRunner;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.http.BoundedResponseStream;
import io.github.avalanche4j.core.internal.http.JsonBody;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.JsonText;
import io.github.avalanche4j.core.internal.json.Mapper;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import okhttp3.HttpUrl;
import okhttp3.RequestBody;
import org.jspecify.annotations.Nullable;

/** Several JSON-RPC requests in one, matched by id whatever the order of the responses. */
public record BatchExchange(Request request, long firstId) implements Exchange<BatchResult> {
    private static final int TOO_MANY = -32600;
    // the responses have a decoder each; see read()
    private static final Decoder<BatchResult> NO_DECODER = parser -> {
        throw new IllegalStateException("a batch is read by its members' decoders");
    };

    /** A call and what it would send alone. */
    public record Member(Call<?> call, RpcExchange.Request<?> request) {}

    /** The batch without its ids. */
    public record Request(HttpUrl url, List<Member> members) implements CallRequest<BatchResult> {
        @Override
        public Endpoint<BatchResult> endpoint() {
            boolean idempotent = members.stream()
                    .allMatch(member -> member.request().endpoint().idempotent());
            return new Endpoint.Rpc<>("batch of " + members.size(), NO_DECODER, idempotent, false, false);
        }

        @Override
        public Exchange<BatchResult> newExchange(Ids ids) {
            return new BatchExchange(this, ids.take(members.size()));
        }
    }

    /** One request for several calls of {@code url}. */
    static Request request(Transport transport, HttpUrl url, List<Call<?>> calls) {
        if (calls.isEmpty()) {
            throw new InvalidRequestException("calls", "", "at least one");
        }
        Set<Call<?>> distinct = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Member> members = new ArrayList<>();
        for (Call<?> call : calls) {
            boolean ours = CallAccess.runner(call) instanceof HttpRunner<?> http
                    && http.transport() == transport
                    && http.request() instanceof RpcExchange.Request<?> request
                    && request.url().equals(url)
                    && members.add(new Member(call, request));
            if (!ours) {
                throw new InvalidRequestException(
                        "calls", call.toString(), "JSON-RPC calls of the same chain and client");
            }
            if (!distinct.add(call)) {
                throw new InvalidRequestException("calls", call.toString(), "different objects, each once");
            }
        }
        return new Request(url, members);
    }

    @Override
    public String verb() {
        return "POST";
    }

    @Override
    public HttpUrl url() {
        return request.url();
    }

    @Override
    public RequestBody body() {
        byte[] json = JsonText.bytes(out -> {
            out.writeStartArray();
            for (int i = 0; i < request.members().size(); i++) {
                request.members().get(i).request().write(firstId + i, out);
            }
            out.writeEndArray();
        });
        return new JsonBody(json, request.endpoint().idempotent());
    }

    @Override
    public BatchResult read(BoundedResponseStream response, Failures failures) throws IOException {
        // a tree, so that one unreadable response cannot spoil the others
        JsonNode body = JsonText.only(response, Mapper::tree);
        JsonNode forAll = forAll(body);
        if (forAll.hasNonNull("error")) {
            throw RpcError.of(forAll.get("error"));
        }
        if (!body.isArray()) {
            throw new UnreadableJson("not a batch of responses", "$");
        }
        List<Member> members = request.members();
        BatchResult.Item[] items = new BatchResult.Item[members.size()];
        for (int i = 0; i < body.size(); i++) {
            int place = place(body.get(i).path("id"));
            if (place < 0) {
                continue; // not one of ours; a call that has no response in the end fails below
            }
            Member member = members.get(place);
            items[place] = items[place] == null
                    ? item(member, body.get(i), "$[" + i + "]", failures)
                    : failed(member, new UnreadableJson("two responses for one call", "$[" + i + "].id"), failures);
        }
        IdentityHashMap<Call<?>, BatchResult.Item> byCall = new IdentityHashMap<>();
        for (int i = 0; i < items.length; i++) {
            Member member = members.get(i);
            byCall.put(
                    member.call(),
                    items[i] != null
                            ? items[i]
                            : failed(member, new UnreadableJson("no response for this call", "$"), failures));
        }
        return new BatchResult(byCall);
    }

    /**
     * One object responses a batch that was not read; an array of one error, with the first id, a batch over the limit.
     */
    private JsonNode forAll(JsonNode body) {
        JsonNode only = body.path(0);
        boolean tooMany = body.size() == 1
                && request.members().size() > 1
                && only.path("error").path("code").asLong() == TOO_MANY;
        return tooMany ? only : body;
    }

    private int place(JsonNode id) {
        long offset = id.isIntegralNumber() && id.canConvertToLong() ? id.asLong() - firstId : -1;
        return offset >= 0 && offset < request.members().size() ? (int) offset : -1;
    }

    private static BatchResult.Item item(Member member, JsonNode item, String path, Failures failures) {
        try {
            Decoder<?> decoder = member.request().endpoint().decoder();
            return new BatchResult.Item(ResponseEnvelope.readItem(item, path, decoder), null);
        } catch (IOException e) {
            return failed(member, e, failures);
        }
    }

    private static BatchResult.Item failed(Member member, IOException fault, Failures failures) {
        return new BatchResult.Item(
                null, failures.of(member.request().endpoint().id(), fault));
    }

    @Override
    public @Nullable ErrorResponse readError(String body) {
        return ResponseEnvelope.errorIn(body);
    }
}
