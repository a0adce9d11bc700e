package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Sets that a builder makes, and vectors: the sets that the node makes of platform.getValidatorsAt. */
class CanonicalValidatorSetTest {
    static Stream<Named<JsonNode>> vectors() {
        return Stream.concat(
                        Vectors.elements(Vectors.vectors("validator_sets.json").path("cases")), Vectors.validatorSets())
                .map(c -> Named.of(c.path("name").asText("signers of messages"), c));
    }

    @Test
    void there_are_twenty_nine_vectors() {
        assertThat(vectors()).hasSize(29);
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void a_set_has_the_same_outcome_and_order_as_on_the_node(JsonNode c) {
        assertThat(outcome(c)).isEqualTo(c.path("expected").asText("VALID"));
    }

    private static String outcome(JsonNode c) {
        CanonicalValidatorSet set;
        try {
            set = Vectors.setOf(c.path("validators"));
        } catch (MalformedBytesException e) {
            return e.reason().nodeName();
        } catch (InvalidValidatorSetException e) {
            assertThat(e.reason()).isEqualTo(InvalidValidatorSetException.Reason.WEIGHT_OVERFLOW);
            return "ErrOverflow";
        }
        List<JsonNode> expected = Vectors.elements(c.path("canonical")).toList();
        assertThat(set.totalWeight()).isEqualTo(Vectors.number(c, "totalWeight"));
        assertThat(set.validators()).hasSameSizeAs(expected);
        IntStream.range(0, expected.size()).forEach(i -> {
            CanonicalValidator validator = set.validators().get(i);
            JsonNode place = expected.get(i);
            assertThat(validator.publicKey().bytes()).isEqualTo(Vectors.bytes(place, "publicKey"));
            assertThat(validator.publicKey().key().uncompressed())
                    .isEqualTo(Vectors.bytes(place, "publicKeyUncompressed"));
            assertThat(validator.weight()).isEqualTo(Vectors.number(place, "weight"));
            assertThat(validator.nodeIds().stream().map(Object::toString))
                    .containsExactlyInAnyOrderElementsOf(Vectors.elements(place.path("nodeIDs"))
                            .map(JsonNode::asText)
                            .toList());
        });
        return "VALID";
    }

    @Test
    void a_set_says_how_many_keys_and_what_weight_it_has() {
        assertThat(Vectors.message("n3_all_signed").validators())
                .hasToString("CanonicalValidatorSet[3 keys, weight "
                        + Vectors.message("n3_all_signed").validators().totalWeight() + "]");
    }

    @Test
    void a_set_is_the_same_for_every_order_of_its_validators() {
        CanonicalValidatorSet set = Vectors.message("dup_shared_key_50").validators();
        CanonicalValidatorSet.Builder again = CanonicalValidatorSet.builder();
        List<CanonicalValidator> places = set.validators();
        for (int i = places.size() - 1; i >= 0; i--) {
            CanonicalValidator place = places.get(i);
            UInt64 one = UInt64.fromBits(place.weight().longValue() - 1);
            again.add(place.publicKey(), UInt64.of(1), place.nodeIds());
            again.add(place.publicKey(), one, new NodeId[0]);
        }
        assertThat(again.build().validators()).isEqualTo(places);
        assertThat(again.build().totalWeight()).isEqualTo(set.totalWeight());
    }

    @Test
    void a_weight_that_overflows_is_refused_where_it_is_added() {
        CanonicalValidatorSet.Builder set = CanonicalValidatorSet.builder().addWithoutKey(UInt64.MAX);
        assertThatThrownBy(() -> set.addWithoutKey(UInt64.of(1)))
                .isInstanceOf(InvalidValidatorSetException.class)
                .hasMessageContaining("ErrOverflow");
        assertThat(set.addWithoutKey(UInt64.ZERO).build().totalWeight()).isEqualTo(UInt64.MAX);
    }
}
