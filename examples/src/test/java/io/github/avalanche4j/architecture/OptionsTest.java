package io.github.avalanche4j.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.data.DataOptions;
import io.github.avalanche4j.data.aggregator.AggregatorOptions;
import io.github.avalanche4j.l1.L1Options;
import io.github.avalanche4j.node.NodeOptions;
import io.github.avalanche4j.node.evm.EvmOptions;
import io.github.avalanche4j.wallet.WalletOptions;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each kind of thing is configured in one way, which {@code CONTRIBUTING.md} describes. */
class OptionsTest {
    @ParameterizedTest
    @ValueSource(classes = {Call.class, Paged.class, SummaryPaged.class, Tail.class})
    void calls_lists_and_tails_have_the_same_options_as_copies(Class<?> type) throws Exception {
        for (Method copy : List.of(
                type.getMethod("timeout", Duration.class),
                type.getMethod("attemptTimeout", Duration.class),
                type.getMethod("retries", int.class),
                type.getMethod("header", String.class, String.class))) {
            assertThat(copy.getReturnType()).as(copy.toString()).isEqualTo(type);
        }
    }

    @ParameterizedTest
    @ValueSource(
            classes = {ClientOptions.class, DataOptions.class, EvmOptions.class, WalletOptions.class, L1Options.class})
    void options_are_made_by_us_and_only_set_by_users(Class<?> options) {
        assertThat(options.getConstructors()).isEmpty();
        assertThat(shown(options))
                .isNotEmpty()
                .allSatisfy(setter -> assertThat(setter.getReturnType()).isEqualTo(options));
    }

    @ParameterizedTest
    @ValueSource(classes = {NodeOptions.class, EvmOptions.class, DataOptions.class, AggregatorOptions.class})
    void the_options_that_all_clients_have_return_those_of_the_client(Class<?> options) {
        assertThat(options).isFinal();
        assertThat(options.getConstructors()).isEmpty();
        assertThat(options.getGenericSuperclass())
                .hasToString(ClientOptions.class.getName() + "<" + options.getName() + ">");
    }

    private static List<Method> shown(Class<?> type) {
        Stream<Method> methods = Arrays.stream(type.getDeclaredMethods());
        return methods.filter(method -> Modifier.isPublic(method.getModifiers())
                        && !Modifier.isStatic(method.getModifiers())
                        && !method.isBridge()
                        && !method.getName().equals("toString"))
                .toList();
    }
}
