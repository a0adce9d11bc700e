package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Executable;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublicSignaturesTest {
    @ParameterizedTest
    @ValueSource(
            classes = {
                FakeNode.class,
                FakeIndex.class,
                FakeContainer.class,
                Script.class,
                ScriptedResponse.class,
                HeldResponse.class,
                ReceivedRequest.class,
                Recording.class,
                FakeNodeMain.class
            })
    void onlyTheJdkAndThisModuleAppear(Class<?> type) {
        Stream<Executable> members =
                Stream.concat(Arrays.stream(type.getDeclaredMethods()), Arrays.stream(type.getDeclaredConstructors()));

        List<String> foreign = members.filter(member -> Modifier.isPublic(member.getModifiers()))
                .flatMap(member -> Stream.concat(
                        Arrays.stream(member.getParameterTypes()),
                        member instanceof java.lang.reflect.Method method
                                ? Stream.of(method.getReturnType())
                                : Stream.empty()))
                .filter(used -> !used.isPrimitive() && !used.isArray())
                .map(Class::getName)
                .filter(name -> !name.startsWith("java.") && !name.startsWith("io.github.avalanche4j.testing."))
                .toList();

        assertThat(foreign).isEmpty();
    }
}
