package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;

/** A client and its service, and the end of every test here: nothing was sent. */
abstract class WrongArguments extends DataTestBase {
    @AfterEach
    void nothing_was_sent() {
        assertThat(service.receivedCount()).isZero();
    }

    static void refused(String argument, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        InvalidRequestException.class,
                        e -> assertThat(e.argument()).isEqualTo(argument))
                .hasMessageContaining("nothing was sent");
    }

    static void nullRefused(String argument, ThrowingCallable call) {
        assertThatNullPointerException().isThrownBy(call).withMessage(argument);
    }
}
