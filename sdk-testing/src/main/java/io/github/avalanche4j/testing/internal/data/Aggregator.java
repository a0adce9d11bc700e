package io.github.avalanche4j.testing.internal.data;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.Response;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A signature aggregator in both dialects, with the refusals of a real one. */
public final class Aggregator {
    private static final Pattern HOSTED = Pattern.compile(
            "/v1/signatureAggregator/(mainnet|fuji|testnet)/aggregateSignatures(?:/([1-9A-HJ-NP-Za-km-z]+))?");
    private static final int DEFAULT_QUORUM = 67;

    private final Signer signer;
    private volatile String transactionMessage = "";

    /** Returns the signed message, or null if the signers' weight is below the quorum. */
    public interface Signer {
        @Nullable
        String sign(String unsignedMessage, String justification, int quorumPercentage);
    }

    Aggregator(Signer signer) {
        this.signer = signer;
    }

    public void transactionMessage(String unsignedMessage) {
        transactionMessage = unsignedMessage;
    }

    @Nullable
    Response respond(Request request) {
        Matcher hosted = HOSTED.matcher(request.barePath());
        if (hosted.matches()) {
            if (hosted.group(2) != null) {
                return request.method().equals("GET") ? transaction() : null;
            }
            return request.method().equals("POST") ? aggregate(request, true) : null;
        }
        return request.barePath().equals("/aggregate-signatures") ? aggregate(request, false) : null;
    }

    private Response transaction() {
        return transactionMessage.isEmpty()
                ? error(404, "Transaction not found", true)
                : signed(transactionMessage, "", 0, true);
    }

    private Response aggregate(Request request, boolean hosted) {
        JsonNode body = Json.parseOrNull(request.body());
        if (body == null || !body.isObject()) {
            return error(400, "Could not decode request body", hosted);
        }
        String message = bare(body.path("message").asText(""));
        String justification = bare(body.path("justification").asText(""));
        if (message.isEmpty() && justification.isEmpty()) {
            return error(400, "Must provide either message or justification", hosted);
        }
        if (message.isEmpty()) {
            return error(400, "Error unpacking warp message", hosted);
        }
        if (!message.matches("([0-9a-fA-F]{2})*")) {
            return error(400, "Could not decode message", hosted);
        }
        int quorum =
                body.path(hosted ? "quorumPercentage" : "quorum-percentage").asInt(0);
        if (quorum < 0 || quorum > 100) {
            return error(400, "Invalid quorum number", hosted);
        }
        return signed(message, justification, quorum, hosted);
    }

    private Response signed(String message, String justification, int quorum, boolean hosted) {
        String signed = signer.sign(bare(message), justification, quorum == 0 ? DEFAULT_QUORUM : quorum);
        if (signed == null) {
            String failure = "failed to aggregate signatures. error: failed to collect a threshold of signatures";
            return error(500, failure, hosted);
        }
        String name = hosted ? "signedMessage" : "signed-message";
        return Response.of(hosted ? 201 : 200, "application/json", "{\"" + name + "\":\"" + signed + "\"}");
    }

    private static Response error(int status, String message, boolean hosted) {
        return hosted
                ? ErrorBody.response(status, message)
                : Response.of(status, "application/json", ErrorBody.errorOnly(status, message));
    }

    private static String bare(String hex) {
        return hex.startsWith("0x") ? hex.substring(2) : hex;
    }
}
