package io.github.avalanche4j.signature;

import static io.github.avalanche4j.signature.Vectors.text;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.MalformedBytesException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Vectors: responses of platform.getValidatorsAt and the sets that the node makes of them. */
class ValidatorSetVectorsTest {
    static Stream<Named<JsonNode>> sets() {
        return Vectors.elements(Vectors.vectors("validator_sets.json").path("cases"))
                .map(c -> Named.of(text(c, "name"), c));
    }

    @Test
    void there_are_seven_sets() {
        assertThat(sets()).hasSize(7);
    }

    @ParameterizedTest
    @MethodSource("sets")
    void a_set_has_the_same_outcome_as_on_the_node(JsonNode c) {
        assertThat(outcome(c)).isEqualTo(text(c, "expected"));
    }

    private static String outcome(JsonNode c) {
        try {
            CanonicalValidatorSet set = Vectors.setOf(c.path("validators"));
            assertThat(set.totalWeight()).isEqualTo(Vectors.number(c, "totalWeight"));
            assertThat(set.validators().stream().map(v -> v.publicKey().bytes().toHex()))
                    .containsExactlyElementsOf(Vectors.elements(c.path("canonical"))
                            .map(place -> text(place, "publicKey"))
                            .toList());
            assertThat(set.validators().stream().map(CanonicalValidator::weight))
                    .containsExactlyElementsOf(Vectors.elements(c.path("canonical"))
                            .map(place -> Vectors.number(place, "weight"))
                            .toList());
            return "VALID";
        } catch (MalformedBytesException e) {
            return e.reason().nodeName();
        } catch (InvalidValidatorSetException e) {
            assertThat(e.reason()).isEqualTo(InvalidValidatorSetException.Reason.WEIGHT_OVERFLOW);
            return "ErrOverflow";
        }
    }
}
