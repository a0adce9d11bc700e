package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.codegen.Rows;
import io.github.avalanche4j.codegen.Rows.Row;
import io.github.avalanche4j.core.InvalidRequestException;
import java.lang.invoke.MethodHandles;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A wrong argument fails in the method that takes it, and nothing is sent. */
class WrongCallsTest extends NodeTestBase {
    private static final Rows ROWS = Rows.of(MethodHandles.lookup(), "/wrong-arguments.txt");

    static List<Row> wrong_arguments() {
        return ROWS.all();
    }

    @ParameterizedTest
    @MethodSource
    void wrong_arguments(Row row) {
        ThrowingCallable call = () -> ROWS.call(row, node, fake);
        if (row.name().startsWith("null ")) {
            assertThatNullPointerException()
                    .isThrownBy(call)
                    .withMessage(row.name().substring(5));
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
