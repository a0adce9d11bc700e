package io.github.avalanche4j.signature;

import static io.github.avalanche4j.signature.Vectors.response;
import static io.github.avalanche4j.signature.Vectors.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.signature.payload.WarpPayload;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Recordings of a two-node network: what its nodes signed verifies against the validators that they list. */
class RecordingsTest {
    private static final Network NETWORK = Network.of(response("info/getNetworkID.json")
            .path("result")
            .required("networkID")
            .asLong());
    private static final List<String> SETS =
            List.of("platform/getAllValidatorsAt.int.json", "platform/getAllValidatorsAt.proposed.json");

    /** The validators by node; there is no recording of those of chain1 alone. */
    private static final Map<String, List<String>> MAPS = Map.of(
            "C", List.of("getValidatorsAt.int", "getValidatorsAt.proposed", "getValidatorsAt.str"),
            "chain2", List.of("getValidatorsAt.subnet"));

    static Stream<Arguments> aggregates() {
        Stream<Arguments> usual = Stream.of("C", "chain1", "chain2")
                .flatMap(chain -> Stream.of("getMessageAggregateSignature", "getBlockAggregateSignature")
                        .flatMap(method -> Stream.of(67, 100)
                                .map(quorum -> arguments(chain, chain + "." + method + "." + quorum, quorum))));
        return Stream.concat(usual, Stream.of(arguments("C", "C.getMessageAggregateSignature.primary", 67)));
    }

    @ParameterizedTest
    @MethodSource("aggregates")
    void an_aggregate_verifies_against_each_recorded_set_of_its_subnet(String chain, String file, int quorum) {
        for (String recording : SETS) {
            JsonNode set =
                    response(recording).path("result").path("validatorSets").required(subnetOf(chain));
            VerifiedWarpMessage verified = verify(file, quorum, Vectors.canonicalSetOf(set));
            assertThat(verified.totalWeight()).isEqualTo(Vectors.number(set, "totalWeight"));
            assertThat(verified.signedWeight()).isEqualTo(verified.totalWeight());
            assertThat(verified.signers().stream().flatMap(signer -> signer.nodeIds().stream()))
                    .containsExactly(
                            NodeId.parse("NodeID-D44dhqgd8JFBbGvDkxARMZj7N2KN1x9ic"),
                            NodeId.parse("NodeID-CGmJBnbwPeDawCPFinKJAsMGY6PAQfgme"));
        }
        for (String map : MAPS.getOrDefault(chain, List.of())) {
            assertThat(verify(file, quorum, mapSet(map)).signers()).hasSize(2);
        }
    }

    @Test
    void a_subnet_without_validators_signs_nothing() {
        Bytes signed = signed("chain2.getMessageAggregateSignature.67");
        CanonicalValidatorSet nobody = mapSet("getValidatorsAt.noValidators");
        assertThat(nobody.validators()).isEmpty();
        assertThat(Vectors.reason(WarpVerifier.forNetwork(NETWORK).verify(signed, nobody)))
                .contains(RejectedWarpMessage.Reason.UNKNOWN_VALIDATOR);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chain1.getMessageSignature", "chain2.getMessageSignature"})
    void the_signature_of_one_node_verifies_with_its_key_alone(String file) {
        UnsignedWarpMessage message = WarpMessage.parse(signed(file.replace("Signature", "AggregateSignature.67")))
                .unsigned();
        BlsSignature signature = BlsSignature.parse(signed(file));
        List<CanonicalValidator> nodes = mapSet("getValidatorsAt.subnet").validators();

        // in canonical order the node that made the recorded signature comes first
        assertThat(signature.verify(message.bytes(), nodes.get(0).publicKey().key()))
                .isTrue();
        assertThat(signature.verify(message.bytes(), nodes.get(1).publicKey().key()))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"C", "chain2"})
    void the_unsigned_message_is_the_one_that_was_signed(String chain) {
        Bytes unsigned = signed(chain + ".getMessage");
        WarpMessage message = WarpMessage.parse(signed(chain + ".getMessageAggregateSignature.67"));
        assertThat(message.unsigned()).isEqualTo(UnsignedWarpMessage.parse(unsigned));
        assertThat(message.id())
                .hasToString(Vectors.recording("warp/" + chain + ".getMessage.json")
                        .at("/request/body/params/0")
                        .asText());
        assertThat(message.unsigned().payload())
                .isInstanceOfSatisfying(
                        WarpPayload.AddressedCall.class,
                        call -> assertThat(
                                        new String(call.payload().toArray(), java.nio.charset.StandardCharsets.UTF_8))
                                .isEqualTo("hello warp 0"));
    }

    @Test
    void a_block_is_signed_as_a_hash_payload() {
        WarpMessage message = WarpMessage.parse(signed("C.getBlockAggregateSignature.67"));
        String block = Vectors.recording("warp/C.getBlockAggregateSignature.67.json")
                .at("/request/body/params/0")
                .asText();
        assertThat(message.unsigned().payload())
                .isInstanceOfSatisfying(
                        WarpPayload.Hash.class, hash -> assertThat(hash.hash()).hasToString(block));
    }

    private static VerifiedWarpMessage verify(String file, int quorum, CanonicalValidatorSet set) {
        return WarpVerifier.forNetwork(NETWORK)
                .quorum(QuorumFraction.percent(quorum))
                .verify(signed(file), set)
                .orThrow();
    }

    private static Bytes signed(String file) {
        return Vectors.bytes(response("warp/" + file + ".json"), "result");
    }

    private static CanonicalValidatorSet mapSet(String file) {
        return Vectors.setOf(response("platform/" + file + ".json").required("result"));
    }

    private static String subnetOf(String chain) {
        String path = Vectors.recording("warp/" + chain + ".getBlockAggregateSignature.67.json")
                .at("/request/path")
                .asText();
        String id = path.split("/")[3];
        return Vectors.elements(
                        response("platform/getBlockchains.json").path("result").path("blockchains"))
                .filter(b -> text(b, "id").equals(id)
                        || (id.equals("C") && text(b, "name").equals("C-Chain")))
                .map(b -> text(b, "subnetID"))
                .findFirst()
                .orElseThrow();
    }
}
