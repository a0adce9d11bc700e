package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.platform.WarpValidatorSet;
import io.github.avalanche4j.signature.CanonicalValidatorSet.Builder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The vectors and recordings among the test resources. */
final class Vectors {
    static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> MESSAGE_FILES = List.of("warp_messages.json", "warp_messages_node.json");

    private Vectors() {}

    static JsonNode vectors(String file) {
        return resource("/vectors/" + file);
    }

    /** The body of a recorded response. */
    static JsonNode response(String file) {
        try {
            return JSON.readTree(resource("/recordings/" + file)
                    .path("response")
                    .path("body")
                    .textValue());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static JsonNode recording(String file) {
        return resource("/recordings/" + file);
    }

    private static JsonNode resource(String path) {
        try (InputStream in = Vectors.class.getResourceAsStream(path)) {
            return JSON.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<JsonNode> elements(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false);
    }

    /** All signed messages with their validator sets: right, forged and malformed ones. */
    static Stream<MessageCase> messages() {
        return MESSAGE_FILES.stream().flatMap(file -> {
            JsonNode whole = vectors(file);
            return elements(whole.path("cases"))
                    .map(c -> new MessageCase(c, whole.path("validatorSets").path(text(c, "validatorSet"))));
        });
    }

    static Stream<MessageCase> validMessages() {
        return messages().filter(MessageCase::isValid);
    }

    static MessageCase message(String name) {
        return messages().filter(c -> c.name().equals(name)).findFirst().orElseThrow();
    }

    /** All validator sets that messages are verified against. */
    static Stream<JsonNode> validatorSets() {
        return MESSAGE_FILES.stream().flatMap(file -> elements(vectors(file).path("validatorSets")));
    }

    /** The set in a response of {@code platform.getValidatorsAt}. */
    static CanonicalValidatorSet setOf(JsonNode validators) {
        Builder set = CanonicalValidatorSet.builder();
        for (Map.Entry<String, JsonNode> validator : validators.properties()) {
            UInt64 weight = UInt64.parse(text(validator.getValue(), "weight"));
            if (validator.getValue().path("publicKey").isNull()) {
                set.addWithoutKey(weight);
            } else {
                set.add(key(text(validator.getValue(), "publicKey")), weight, NodeId.parse(validator.getKey()));
            }
        }
        return set.build();
    }

    /** The set of one subnet in a response of {@code platform.getAllValidatorsAt}. */
    static CanonicalValidatorSet canonicalSetOf(JsonNode response) {
        return CanonicalValidatorSet.of(Json.read(WarpValidatorSet.class, response.toString()), new PublicKeyCache());
    }

    /** The name of the node's error, or VALID. */
    static String outcome(WarpVerification result) {
        assertThat(result.isVerified()).isEqualTo(result.rejection().isEmpty());
        return reason(result).map(RejectedWarpMessage.Reason::nodeName).orElse("VALID");
    }

    static Optional<RejectedWarpMessage.Reason> reason(WarpVerification result) {
        return result.rejection().map(RejectedWarpMessage::reason);
    }

    static Bytes flip(Bytes bytes, int bit) {
        byte[] changed = bytes.toArray();
        changed[bit / 8] ^= (byte) (1 << bit % 8);
        return Bytes.of(changed);
    }

    private static ProvenPublicKey key(String hex) {
        return ProvenPublicKey.registeredOnPChain(BlsPublicKey.parse(Bytes.fromHex(hex)));
    }

    static String text(JsonNode object, String field) {
        return object.required(field).asText();
    }

    static Bytes bytes(JsonNode object, String field) {
        return Bytes.fromHex(text(object, field));
    }

    static Id id(JsonNode object, String field) {
        return Id.of(bytes(object, field));
    }

    static UInt64 number(JsonNode object, String field) {
        return UInt64.parse(text(object, field));
    }

    /** A signed message, the set and quorum to verify it with, and the outcome that the node gives it. */
    record MessageCase(JsonNode node, JsonNode setNode) {
        String name() {
            return text(node, "name");
        }

        Bytes signed() {
            return bytes(node, "signedMessage");
        }

        CanonicalValidatorSet validators() {
            return setOf(setNode.path("validators"));
        }

        WarpVerifier verifier() {
            return WarpVerifier.forNetwork(Network.of(node.required("networkID").asLong()))
                    .quorum(new QuorumFraction(number(node, "quorumNumerator"), number(node, "quorumDenominator")));
        }

        /** The name of the node's error, or VALID. */
        String expected() {
            return text(node, "expected");
        }

        boolean isValid() {
            return expected().equals("VALID");
        }

        @Override
        public String toString() {
            return name();
        }
    }
}
