package io.github.avalanche4j.secrets;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.testing.Samples;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Sample arguments by type. A method that refuses a builder shows which values it still needs. */
final class SampleArguments {
    /** As many variants as there are constants of the type that has most of them. */
    static final int VARIANTS = 64;

    // one for each format of a text
    private static final List<String> TEXTS = List.of(
            "C",
            "43114",
            "hex",
            "/v1/path",
            "https://example.org/hook",
            "P-avax1h2ccj9f5ay5acl6tyn9mwmw32p8wref8vl8ctg",
            "0x3e9303f81be00b4af28515dab7b914bf3dbff209ea10e7071fa24d4af0a112d4",
            "th5aLdWLi32yS9ED6uLGoMMubqHjzMsXhKWwzP6yZTYQKYzof");

    private static final Map<Class<?>, Object> VALUES = Map.ofEntries(
            Map.entry(long.class, 1L),
            Map.entry(Long.class, 1L),
            Map.entry(int.class, 1),
            Map.entry(Integer.class, 1),
            Map.entry(boolean.class, true),
            Map.entry(Boolean.class, true),
            Map.entry(double.class, 50.0),
            Map.entry(Class.class, JsonTree.class),
            Map.entry(BigInteger.class, BigInteger.ONE),
            Map.entry(BigDecimal.class, BigDecimal.ONE),
            Map.entry(Duration.class, Duration.ofSeconds(1)),
            Map.entry(Instant.class, Instant.ofEpochSecond(1_700_000_000)),
            Map.entry(URI.class, URI.create("https://example.org/hook")),
            Map.entry(UInt64.class, UInt64.of(1)),
            Map.entry(NAvax.class, NAvax.of(1)),
            Map.entry(Network.class, Network.MAINNET),
            Map.entry(Id.class, Id.parse("th5aLdWLi32yS9ED6uLGoMMubqHjzMsXhKWwzP6yZTYQKYzof")),
            Map.entry(NodeId.class, NodeId.parse("NodeID-111111111111111111116DBWJs")),
            Map.entry(Bech32Address.class, Bech32Address.parse("P-avax1h2ccj9f5ay5acl6tyn9mwmw32p8wref8vl8ctg")),
            Map.entry(EvmAddress.class, EvmAddress.parse("0x71C7656EC7ab88b098defB751B7401B5f6d8976F")),
            Map.entry(
                    EvmHash.class, EvmHash.parse("0x3e9303f81be00b4af28515dab7b914bf3dbff209ea10e7071fa24d4af0a112d4")),
            Map.entry(Bytes.class, Bytes.fromHex("000000000001")));

    private final int variant;
    private final Set<String> chosen = new LinkedHashSet<>();

    /** The {@code variant}th choice of texts and of constants. */
    SampleArguments(int variant) {
        this.variant = variant;
    }

    /** Whether a constant or a kind of reference may decide which endpoint the method asks. */
    static boolean hasChoices(Method method) {
        return Arrays.stream(method.getParameterTypes())
                .anyMatch(type -> !VALUES.containsKey(type) && type.getName().startsWith("io.github.avalanche4j"));
    }

    /** The arguments of a method. */
    Object[] of(Method method) {
        return Arrays.stream(method.getGenericParameterTypes()).map(this::of).toArray();
    }

    /** Sets one more value of the builders: {@code argument}, or else the next one. False if there is none left. */
    boolean askFor(String argument, Method method) {
        for (Type type : method.getGenericParameterTypes()) {
            if (raw(type) == Consumer.class) {
                List<String> setters = Arrays.stream(raw(content(type)).getMethods())
                        .filter(setter -> setter.getParameterCount() > 0 && !Modifier.isStatic(setter.getModifiers()))
                        .filter(setter -> setter.getDeclaringClass() != Object.class)
                        .map(Method::getName)
                        .distinct()
                        .sorted()
                        .toList();
                for (String setter : setters) {
                    if (setter.replaceFirst("^add", "").equalsIgnoreCase(argument) && chosen.add(setter)) {
                        return true;
                    }
                }
                return setters.stream().anyMatch(chosen::add);
            }
        }
        return false;
    }

    private Object of(Type type) {
        Class<?> raw = raw(type);
        Object value = VALUES.get(raw);
        if (value != null) {
            return value;
        } else if (raw == String.class || raw == Object.class) {
            return TEXTS.get(variant % TEXTS.size());
        } else if (raw == Consumer.class) {
            Class<?> builder = raw(content(type));
            return (Consumer<Object>) target -> fill(builder, target);
        } else if (Iterable.class.isAssignableFrom(raw)) {
            return raw == Set.class ? Set.of(of(content(type))) : List.of(of(content(type)));
        } else if (raw == Map.class) {
            return Map.of();
        } else if (raw.isArray()) {
            Object array = Array.newInstance(raw.getComponentType(), 1);
            Array.set(array, 0, of(raw.getComponentType()));
            return array;
        } else if (raw.isEnum()) {
            return raw.getEnumConstants()[variant % raw.getEnumConstants().length];
        }
        return ofOurs(raw);
    }

    /** A constant, what a static method makes of samples, or a value that a server sent. */
    private Object ofOurs(Class<?> type) {
        List<Field> constants = Arrays.stream(type.getFields())
                .filter(field -> field.getType() == type)
                .toList();
        List<Method> factories = Arrays.stream(type.getMethods())
                .filter(method -> Modifier.isStatic(method.getModifiers()) && method.getReturnType() == type)
                .sorted(Comparator.comparing(Method::toString))
                .toList();
        if (constants.isEmpty() && factories.isEmpty()) {
            return Json.read(type, Samples.json(type));
        }
        int choice = variant % (constants.size() + factories.size());
        try {
            return choice < constants.size()
                    ? constants.get(choice).get(null)
                    : invoked(factories.get(choice - constants.size()), null);
        } catch (IllegalAccessException e) {
            throw new AssertionError(type.getName(), e);
        }
    }

    private Object invoked(Method method, @Nullable Object receiver) {
        try {
            return method.invoke(receiver, of(method));
        } catch (IllegalAccessException e) {
            throw new AssertionError(method.toString(), e);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException refused) {
                throw refused;
            }
            throw new AssertionError(method.toString(), e);
        }
    }

    private void fill(Class<?> type, Object builder) {
        for (String setter : chosen) {
            Method method = Arrays.stream(type.getMethods())
                    .filter(each -> each.getName().equals(setter) && each.getParameterCount() > 0)
                    .findFirst()
                    .orElseThrow();
            method.setAccessible(true);
            invoked(method, builder);
        }
    }

    private static Class<?> raw(Type type) {
        if (type instanceof Class<?> plain) {
            return plain;
        } else if (type instanceof ParameterizedType generic) {
            return (Class<?>) generic.getRawType();
        } else if (type instanceof WildcardType wildcard) {
            Type[] lower = wildcard.getLowerBounds();
            return raw(lower.length > 0 ? lower[0] : wildcard.getUpperBounds()[0]);
        }
        return Object.class;
    }

    private static Type content(Type type) {
        return type instanceof ParameterizedType generic ? generic.getActualTypeArguments()[0] : Object.class;
    }
}
