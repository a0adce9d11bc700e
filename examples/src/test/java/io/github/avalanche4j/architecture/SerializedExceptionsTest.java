package io.github.avalanche4j.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TxStatus;
import io.github.avalanche4j.signature.QuorumFraction;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.wallet.key.PublicKey;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Frameworks serialize exceptions, and whoever receives one asks it the same. */
class SerializedExceptionsTest {
    private static final Pattern EXCEPTION =
            Pattern.compile("(?m)^.*class ([\\w.$]+) : core\\.(?:ApiException|AvalancheException)$");

    private static final Map<Class<?>, Object> VALUES = Map.ofEntries(
            Map.entry(String.class, "text"),
            Map.entry(int.class, 400),
            Map.entry(long.class, 7L),
            Map.entry(boolean.class, true),
            Map.entry(Duration.class, Duration.ofSeconds(1)),
            Map.entry(Throwable.class, new IllegalStateException("cause")),
            Map.entry(RuntimeException.class, new IllegalStateException("cause")),
            Map.entry(UInt64.class, UInt64.MAX),
            Map.entry(Id.class, Id.EMPTY),
            Map.entry(EvmHash.class, EvmHash.parse("0x" + "0a".repeat(32))),
            Map.entry(TxStatus.class, TxStatus.ABORTED),
            Map.entry(QuorumFraction.class, QuorumFraction.DEFAULT),
            Map.entry(Position.class, new Position("data.blocks", "9f0a", "token", 1, 2, Instant.EPOCH)),
            // the generator of secp256k1 (SEC 2, 2.4.1)
            Map.entry(
                    PublicKey.class,
                    PublicKey.of(Bytes.fromHex("0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"))),
            Map.entry(
                    OutputOwners.class,
                    new OutputOwners(
                            Instant.ofEpochSecond(1_800_000_000),
                            1,
                            List.of(Bech32Address.parse("P-avax1h2ccj9f5ay5acl6tyn9mwmw32p8wref8vl8ctg")))));

    private static Stream<Class<?>> exceptions() throws IOException, ClassNotFoundException {
        List<Class<?>> found = new ArrayList<>();
        try (Stream<Path> lists =
                Files.find(Path.of(".."), 3, (file, a) -> file.toString().endsWith(".api"))) {
            for (Path list : lists.toList()) {
                for (MatchResult each :
                        EXCEPTION.matcher(Files.readString(list)).results().toList()) {
                    found.add(Class.forName("io.github.avalanche4j." + each.group(1)));
                }
            }
        }
        assertThat(found).hasSizeGreaterThan(25);
        return found.stream();
    }

    @ParameterizedTest
    @MethodSource("exceptions")
    void each_accessor_returns_the_same_after_java_serialization(Class<?> type) throws Exception {
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            for (boolean all : new boolean[] {true, false}) {
                Object thrown = made(constructor, all);
                Object received = serialized(thrown);
                for (Method accessor : accessors(type)) {
                    if (accessor.getReturnType() == Position.class) { // documented
                        assertThatThrownBy(() -> accessor.invoke(received))
                                .hasCauseInstanceOf(IllegalStateException.class);
                    } else {
                        assertThat(accessor.invoke(received))
                                .as("%s of %s", accessor, constructor)
                                .usingRecursiveComparison()
                                .isEqualTo(accessor.invoke(thrown))
                                .isNotNull();
                    }
                }
            }
        }
    }

    private static List<Method> accessors(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .filter(method -> AvalancheException.class.isAssignableFrom(method.getDeclaringClass()))
                .filter(method -> method.getParameterCount() == 0 && !Modifier.isStatic(method.getModifiers()))
                .toList();
    }

    private static Object serialized(Object thrown) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(thrown);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readObject();
        }
    }

    /** @param all whether what may be absent is present */
    private static Object sample(Type type, boolean all) throws ReflectiveOperationException {
        if (type instanceof ParameterizedType optional) {
            return all ? Optional.of(sample(optional.getActualTypeArguments()[0], true)) : Optional.empty();
        }
        Class<?> raw = (Class<?>) type;
        if (raw.isEnum()) {
            return raw.getEnumConstants()[0];
        } else if (raw == WarpMessage.class) {
            Method unsigned = open(raw.getDeclaredMethod("withoutSigners", UnsignedWarpMessage.class));
            return unsigned.invoke(null, UnsignedWarpMessage.of(Network.FUJI, Id.EMPTY, Bytes.fromHex("0102")));
        }
        return VALUES.containsKey(raw) ? VALUES.get(raw) : made(raw.getDeclaredConstructors()[0], all);
    }

    private static Object made(Constructor<?> constructor, boolean all) throws ReflectiveOperationException {
        List<Object> arguments = new ArrayList<>();
        for (Type parameter : constructor.getGenericParameterTypes()) {
            arguments.add(sample(parameter, all));
        }
        return open(constructor).newInstance(arguments.toArray());
    }

    private static <T extends AccessibleObject> T open(T member) {
        member.setAccessible(true);
        return member;
    }
}
