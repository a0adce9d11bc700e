package io.github.avalanche4j.testing.internal.node;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.http.Effects;
import io.github.avalanche4j.testing.internal.http.Response;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The six methods of an index, with the checks and messages of a node, in its order. */
public final class IndexMethods {
    private static final long MAX_RANGE = 1024;
    private static final Set<String> ENCODINGS = Set.of("hex", "hexc", "hexnc", "json");

    private final SyntheticIndex index;
    private final RpcCall call;

    private IndexMethods(SyntheticIndex index, RpcCall call) {
        this.index = index;
        this.call = call;
    }

    /** an argument that a node refuses to unmarshal */
    private static final class BadArgument extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    static Response respond(SyntheticIndex index, RpcCall call) {
        try {
            return new IndexMethods(index, call).respond();
        } catch (BadArgument e) {
            return ServiceRules.badArgument(call);
        }
    }

    private Response respond() {
        return switch (call.method()) {
            case "index.getLastAccepted" -> getLastAccepted();
            case "index.getContainerByIndex" -> getContainerByIndex();
            case "index.getContainerByID" -> getContainerById();
            case "index.getContainerRange" -> getContainerRange();
            case "index.getIndex" -> getIndex();
            case "index.isAccepted" -> isAccepted();
            default ->
                ServiceRules.service(call).equals("index")
                        ? ServiceRules.unknownMethod(call)
                        : ServiceRules.unknownService(call);
        };
    }

    private Response getLastAccepted() {
        String encoding = encoding();
        long last = index.lastIndex();
        return last < 0 ? error("no containers have been accepted") : container(last, encoding);
    }

    private Response getContainerByIndex() {
        String encoding = encoding();
        BigInteger position = number("index");
        return position.compareTo(BigInteger.valueOf(index.lastIndex())) > 0
                ? error("no container at index " + position)
                : container(position.longValueExact(), encoding);
    }

    private Response getContainerById() {
        String encoding = encoding();
        OptionalLong found = index.find(id());
        return found.isEmpty() ? error("not found") : container(found.getAsLong(), encoding);
    }

    private Response getContainerRange() {
        String encoding = encoding();
        BigInteger start = number("startIndex");
        BigInteger count = number("numToFetch");
        long last = index.lastIndex();
        if (count.signum() == 0 || count.compareTo(BigInteger.valueOf(MAX_RANGE)) > 0) {
            return error("numToFetch must be in [1," + MAX_RANGE + "] but is " + count);
        }
        if (last < 0) {
            return error("no containers have been accepted");
        }
        if (start.compareTo(BigInteger.valueOf(last)) > 0) {
            return error("start index (" + start + ") > last accepted index (" + last + ")");
        }
        long from = start.longValueExact();
        return containers(from, Math.min(last, from + count.longValueExact() - 1), true, encoding);
    }

    private Response getIndex() {
        encoding();
        OptionalLong found = index.find(id());
        return found.isEmpty() ? error("not found") : result("{\"index\":\"" + found.getAsLong() + "\"}");
    }

    private Response isAccepted() {
        encoding();
        return result("{\"isAccepted\":" + index.find(id()).isPresent() + "}");
    }

    private Response container(long position, String encoding) {
        return containers(position, position, false, encoding);
    }

    private Response containers(long from, long to, boolean list, String encoding) {
        if (encoding.equals("json")) {
            return error("unsupported encoding in method");
        }
        ContainersBody body = new ContainersBody(index, from, to, list, encoding, call.idOrNull());
        Map<String, String> headers = Envelope.SERVICE.result("0", "0").headers();
        return new Response(200, headers, body, Effects.NONE.disconnectAfter(index.maxResponseBytes()));
    }

    private Response result(String json) {
        return Envelope.SERVICE.result(call.idOrNull(), json);
    }

    private Response error(String message) {
        return Envelope.SERVICE
                .error(call.idOrNull(), -32000, message)
                .withHeaders(Map.of("x-content-type-options", "nosniff"));
    }

    private String encoding() {
        JsonNode value = argument("encoding");
        String encoding = value == null ? "hex" : value.asText().toLowerCase(Locale.ROOT);
        if (!ENCODINGS.contains(encoding)) {
            throw new BadArgument();
        }
        return encoding;
    }

    private byte[] id() {
        JsonNode value = argument("id");
        byte[] id = value == null ? new byte[32] : Cb58.decode(value.asText(), 32);
        if (id == null) {
            throw new BadArgument();
        }
        return id;
    }

    /** An unsigned 64-bit number, also as a decimal string; absent and null are 0. */
    private BigInteger number(String name) {
        JsonNode value = argument(name);
        String number = value == null ? "0" : value.asText();
        if (!number.matches("[0-9]{1,20}")) {
            throw new BadArgument();
        }
        return new BigInteger(number);
    }

    private @Nullable JsonNode argument(String name) {
        JsonNode params = call.params();
        if (params != null && params.isArray()) {
            params = params.get(0);
        }
        if (params == null || params.isNull()) {
            return null;
        }
        if (!params.isObject()) {
            throw new BadArgument();
        }
        for (Map.Entry<String, JsonNode> field : params.properties()) {
            if (field.getKey().equalsIgnoreCase(name)) {
                return field.getValue().isNull() ? null : field.getValue();
            }
        }
        return null;
    }
}
