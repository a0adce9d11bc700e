package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The BLS vectors of Ethereum's consensus layer (github.com/ethereum/bls12-381-tests, v0.1.1, CC0), where they lie
 * beside the repository. This module does not sign, hash to the curve or verify one signature over several messages.
 */
class EthereumVectorsTest {
    private static final String FOLDER = "eth-bls12-381-tests-v0.1.1";
    private static final int FILES = 77;
    private static final Set<String> OTHERS = Set.of("aggregate_verify", "hash_to_G2", "sign");

    @Test
    void the_vectors_of_ethereum_have_their_stated_outcome() throws IOException {
        Path folder = find();
        if (folder == null) {
            System.out.println(
                    "SKIPPED: the " + FILES + " Ethereum BLS vectors are not in ../shared/vectors/" + FOLDER);
            return;
        }
        int ran = 0;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".json")).sorted().toList()) {
                String kind = file.getParent().getFileName().toString();
                if (OTHERS.contains(kind)) {
                    continue;
                }
                JsonNode vector = Vectors.JSON.readTree(Files.readAllBytes(file));
                assertThat(outcome(kind, vector.required("input")))
                        .as(file.getFileName().toString())
                        .isEqualTo(expected(kind, vector.get("output")));
                ran++;
            }
        }
        System.out.println(ran + " of " + FILES + " Ethereum BLS vectors have their stated outcome");
        assertThat(ran).isEqualTo(FILES);
    }

    private static Path find() {
        Path here = Path.of("").toAbsolutePath();
        return Stream.of("../shared/vectors", "../../shared/vectors")
                .map(relative -> here.resolve(relative).resolve(FOLDER).normalize())
                .filter(Files::isDirectory)
                .findFirst()
                .orElse(null);
    }

    private static Object expected(String kind, JsonNode output) {
        return switch (kind) {
            case "aggregate" -> output.isNull() ? "none" : Bytes.fromHex(output.asText());
            default -> output.booleanValue();
        };
    }

    private static Object outcome(String kind, JsonNode input) {
        try {
            return switch (kind) {
                case "verify" ->
                    BlsSignature.parse(hex(input, "signature"))
                            .verify(hex(input, "message"), BlsPublicKey.parse(hex(input, "pubkey")));
                case "fast_aggregate_verify" ->
                    BlsSignature.parse(hex(input, "signature"))
                            .verify(
                                    hex(input, "message"),
                                    list(input, "pubkeys").stream()
                                            .map(key -> ProvenPublicKey.registeredOnPChain(BlsPublicKey.parse(key)))
                                            .toList());
                case "batch_verify" -> batch(input);
                case "aggregate" -> aggregate(input);
                case "deserialization_G1" -> isKeyOrInfinity(hex(input, "pubkey"));
                case "deserialization_G2" ->
                    BlsSignature.parse(hex(input, "signature")).bytes() != null;
                default -> throw new AssertionError(kind);
            };
        } catch (MalformedBytesException e) {
            return false;
        }
    }

    /** Infinity decodes but is no key; its vector is about decoding only. */
    private static boolean isKeyOrInfinity(Bytes key) {
        try {
            return BlsPublicKey.parse(key).bytes() != null;
        } catch (MalformedBytesException e) {
            byte[] infinity = new byte[Blst.KEY_SIZE];
            infinity[0] = (byte) 0xc0;
            return key.equals(Bytes.of(infinity)) && e.reason() == MalformedBytesException.Reason.INVALID_PUBLIC_KEY;
        }
    }

    private static boolean batch(JsonNode input) {
        List<Bytes> keys = list(input, "pubkeys");
        List<Bytes> messages = list(input, "messages");
        List<Bytes> signatures = list(input, "signatures");
        return Blst.verifyAll(
                IntStream.range(0, keys.size())
                        .mapToObj(i -> new Blst.PairingInput(
                                BlsPublicKey.parse(keys.get(i)).key(),
                                Blst.signature(signatures.get(i)),
                                messages.get(i)))
                        .toList(),
                new SecureRandom());
    }

    private static Object aggregate(JsonNode input) {
        List<BlsSignature> signatures = new ArrayList<>();
        input.forEach(hex -> signatures.add(BlsSignature.parse(Bytes.fromHex(hex.asText()))));
        return signatures.isEmpty()
                ? "none"
                : BlsSignature.aggregate(signatures).bytes();
    }

    private static Bytes hex(JsonNode input, String field) {
        return Bytes.fromHex(input.required(field).asText());
    }

    private static List<Bytes> list(JsonNode input, String field) {
        return Vectors.elements(input.required(field))
                .map(hex -> Bytes.fromHex(hex.asText()))
                .toList();
    }
}
