package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.node.calls.Row;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A wrong argument fails in the method that takes it, and nothing is sent. */
class WrongCallsTest extends NodeTestBase {
    static Stream<Row> wrong_arguments() {
        return Row.all().stream().filter(row -> !row.isRecorded());
    }

    @ParameterizedTest
    @MethodSource
    void wrong_arguments(Row row) {
        ThrowingCallable call = () -> row.call(node);
        if (row.outcome() == Row.Outcome.REFUSES_NULL) {
            assertThatNullPointerException().isThrownBy(call).withMessage(row.name());
        } else {
            assertThatThrownBy(call)
                    .isInstanceOfSatisfying(
                            InvalidRequestException.class,
                            failure -> assertThat(failure.argument()).isEqualTo(row.name()))
                    .hasMessageContaining("must be")
                    .hasMessageContaining("nothing was sent");
        }
        assertThat(fake.received()).isEmpty();
    }

    @Test
    void a_url_that_is_none_is_refused_without_repeating_it() {
        assertThatThrownBy(() -> NodeClient.create("user:secret-password@nowhere"))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("http://127.0.0.1:9650")
                .hasMessageNotContaining("secret-password");
    }

    @Test
    void a_call_on_a_closed_client_says_so() {
        NodeClient node = NodeClient.create("http://127.0.0.1:1");
        node.close();

        assertThatThrownBy(() -> node.info().getNodeVersion().execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("closed")
                .hasMessageContaining("make a new one");
    }
}
