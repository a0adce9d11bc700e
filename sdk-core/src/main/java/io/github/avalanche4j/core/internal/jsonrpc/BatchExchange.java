package io.github.avalanche4j.core.internal.jsonrpc;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.ErrorResponse;
import io.github.avalanche4j.core.internal.call.Exchange;
import io.github.avalanche4j.core.internal.call.ExchangeFactory;
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
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import okhttp3.HttpUrl;
import okhttp3.RequestBody;
import org.jspecify.annotations.Nullable;

/** Several JSON-RPC requests in one, matched by id whatever the order of the responses. */
public record BatchExchange(Request request, long firstId) implements Exchange<BatchResult> {
    private static final int TOO_MANY = -32600;
    // the head, and the logs, or the first block and its receipts
    private static final int NEEDED = 3;
    // each response is read by the decoder of its call
    private static final Decoder<BatchResult> NO_DECODER = parser -> {
        throw new IllegalStateException("a batch is read by its members' decoders");
    };

    /** A call and the request that it would send by itself. */
    public record Member(Call<?> call, RpcExchange.Request<?> request) {}

    /** The batch without its ids. */
    public record Request(
            HttpUrl url, List<Member> members, @Nullable String range, boolean narrows)
            implements ExchangeFactory<BatchResult> {
        /** A batch for a range has the range's name. */
        @Override
        public Endpoint<BatchResult> endpoint() {
            boolean idempotent = members.stream()
                    .allMatch(member -> member.request().endpoint().idempotent());
            boolean repeatable = members.stream()
                    .allMatch(member -> member.request().endpoint().repeatable());
            String id = range != null ? range : "batch of " + members.size();
            return new Endpoint.Rpc<>(id, NO_DECODER, idempotent, repeatable, false, false);
        }

        @Override
        public Exchange<BatchResult> newExchange(Ids ids) {
            return new BatchExchange(this, ids.take(members.size()));
        }
    }

    /** One request for several calls of {@code url}. */
    static Request request(
            Transport transport, HttpUrl url, List<? extends Call<?>> calls, @Nullable String range, boolean narrows) {
        if (calls.isEmpty()) {
            throw new InvalidRequestException("calls", "", "at least one");
        }
        Set<Call<?>> distinct = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Member> members = new ArrayList<>();
        for (Call<?> call : calls) {
            members.add(member(transport, url, call));
            if (!distinct.add(call)) {
                throw new InvalidRequestException("calls", call.toString(), "different objects, each once");
            }
        }
        return new Request(url, members, range, narrows);
    }

    /** A call and its request, if it is one of this channel. */
    static Member member(Transport transport, HttpUrl url, Call<?> call) {
        if (CallAccess.runner(call) instanceof HttpRunner<?> http
                && http.transport() == transport
                && http.request() instanceof RpcExchange.Request<?> request
                && request.url().equals(url)) {
            return new Member(call, request);
        }
        throw new InvalidRequestException("calls", call.toString(), "JSON-RPC calls of the same chain and client");
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
    public boolean narrows() {
        return request.narrows();
    }

    @Override
    public BatchResult read(BoundedResponseStream response, Failures failures) throws IOException {
        return JsonText.only(response, parser -> read(parser, failures));
    }

    private BatchResult read(JsonParser parser, Failures failures) throws IOException {
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            RpcError all = RpcError.in(Mapper.tree(parser));
            throw all == null ? new UnreadableJson("not a batch of responses", "$") : all;
        }
        List<Member> members = request.members();
        Object[] outcomes = new Object[members.size()];
        RpcError all = null; // an error without an id is that of each call that has no response
        RpcError only = null;
        RpcError limited = null;
        int size = 0;
        for (; parser.nextToken() != JsonToken.END_ARRAY; size++) {
            String path = "$[" + size + "]";
            ResponseEnvelope.Item item = ResponseEnvelope.readItem(parser, path, this::decoder);
            only = item.fault() instanceof RpcError error ? error : null;
            all = item.hasId() || all != null ? all : only;
            int place = place(item.id());
            if (place >= 0) { // a call without a response fails below
                boolean again = outcomes[place] != null;
                IOException fault =
                        again ? new UnreadableJson("two responses for one call", path + ".id") : item.fault();
                limited = limited == null && isNeeded(place) ? rateLimit(fault, members.get(place)) : limited;
                outcomes[place] = fault == null ? item.value() : failed(members.get(place), fault, failures);
            }
        }
        // a node refuses a batch over its limit with one error for the first call
        boolean isForAll = size == 1 && members.size() > 1 && only != null && only.code() == TOO_MANY;
        boolean isForEach = all != null && Arrays.stream(outcomes).allMatch(Objects::isNull);
        if (isForAll || isForEach) {
            throw isForAll ? only : all;
        }
        if (limited != null) {
            throw limited;
        }
        IOException noResponse = new UnreadableJson("no response for this call", "$");
        IdentityHashMap<Call<?>, Object> byCall = new IdentityHashMap<>();
        for (int i = 0; i < outcomes.length; i++) {
            Member member = members.get(i);
            byCall.put(
                    member.call(),
                    outcomes[i] != null ? outcomes[i] : failed(member, all != null ? all : noResponse, failures));
        }
        return CallAccess.batchResult(byCall);
    }

    /** Whether a range that lacks this call has nothing, so that it is requested again. */
    private boolean isNeeded(int place) {
        return request.range() != null && place < NEEDED;
    }

    private static @Nullable RpcError rateLimit(@Nullable IOException fault, Member member) {
        boolean isLimited = fault instanceof RpcError error
                && error.isRateLimit(member.request().endpoint().id());
        return isLimited ? (RpcError) fault : null;
    }

    private int place(long id) {
        long offset = id - firstId;
        return id >= 0 && offset >= 0 && offset < request.members().size() ? (int) offset : -1;
    }

    private @Nullable Decoder<?> decoder(long id) {
        int place = place(id);
        return place < 0
                ? null
                : request.members().get(place).request().endpoint().decoder();
    }

    private static AvalancheException failed(Member member, IOException fault, Failures failures) {
        return failures.of(member.request().endpoint().id(), fault);
    }

    @Override
    public @Nullable ErrorResponse readError(String body) {
        return ResponseEnvelope.errorIn(body);
    }
}
