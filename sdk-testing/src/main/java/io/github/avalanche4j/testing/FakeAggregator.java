package io.github.avalanche4j.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A signature aggregator, at the hosted path in the hosted words with status 201, and at {@code /aggregate-signatures} in the
 * words of a self-hosted one with status 200. It refuses what a real one refuses, in the same words.
 */
public final class FakeAggregator {
    private static final Pattern HOSTED = Pattern.compile(
            "/v1/signatureAggregator/(mainnet|fuji|testnet)/aggregateSignatures(?:/([1-9A-HJ-NP-Za-km-z]+))?");
    private static final int USUAL_QUORUM = 67;

    private final Signer signer;
    private volatile String byTransaction = "";

    /** Signs messages. */
    @FunctionalInterface
    public interface Signer {
        /**
         * Signs.
         *
         * @param unsignedMessage the message in hex, without {@code 0x}
         * @param quorumPercentage how much of the weight must sign
         * @return the signed message in hex, without {@code 0x}; {@code null} if too few sign
         */
        @Nullable
        String sign(String unsignedMessage, int quorumPercentage);
    }

    FakeAggregator(Signer signer) {
        this.signer = signer;
    }

    /**
     * Sets the unsigned message that belongs to every transaction; until then a transaction is not indexed yet, and 404.
     *
     * @param unsignedMessage the message in hex
     * @return this
     */
    public FakeAggregator transactionMessage(String unsignedMessage) {
        byTransaction = unsignedMessage;
        return this;
    }

    @Nullable
    Response respond(ReceivedRequest request) {
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
        return byTransaction.isEmpty() ? error(404, "Transaction not found", true) : signed(byTransaction, 0, true);
    }

    private Response aggregate(ReceivedRequest request, boolean hosted) {
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
        return signed(message, quorum, hosted);
    }

    private Response signed(String message, int quorum, boolean hosted) {
        String signed = signer.sign(bare(message), quorum == 0 ? USUAL_QUORUM : quorum);
        if (signed == null) {
            String words = "failed to aggregate signatures. error: failed to collect a threshold of signatures";
            return error(500, words, hosted);
        }
        String name = hosted ? "signedMessage" : "signed-message";
        return Response.of(hosted ? 201 : 200, "application/json", "{\"" + name + "\":\"" + signed + "\"}");
    }

    private static Response error(int status, String words, boolean hosted) {
        ErrorFormat form = hosted ? ErrorFormat.MESSAGE : ErrorFormat.ERROR_ONLY;
        return Response.of(status, form.contentType(), form.body(status, words));
    }

    private static String bare(String hex) {
        return hex.startsWith("0x") ? hex.substring(2) : hex;
    }
}
