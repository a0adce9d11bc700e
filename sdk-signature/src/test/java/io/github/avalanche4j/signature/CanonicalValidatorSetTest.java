package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sets that a builder makes. */
class CanonicalValidatorSetTest {
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
