package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.signature.Vectors.MessageCase;
import io.github.avalanche4j.signature.payload.PChainOwner;
import io.github.avalanche4j.signature.payload.RegisterL1Validator;
import io.github.avalanche4j.signature.payload.WarpPayload;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Calls every public method and constructor of the module with nulls, wrong lengths, wrong points and extreme numbers.
 */
final class MisuseProbe {
    private static final int COMBINATIONS = 1500;
    private static final Map<Class<?>, List<Object>> VALUES = new HashMap<>();
    private static int calls;

    private MisuseProbe() {}

    public static void main(String[] args) throws Exception {
        fill();
        List<Class<?>> types = publicTypes();
        if (types.size() < 30) {
            throw new AssertionError("only " + types);
        }
        for (Class<?> type : types) {
            for (Constructor<?> constructor : type.getConstructors()) {
                probe(null, constructor);
            }
            for (Method method : type.getDeclaredMethods()) {
                if (!Modifier.isPublic(method.getModifiers()) || method.isSynthetic()) {
                    continue;
                }
                if (Modifier.isStatic(method.getModifiers())) {
                    probe(null, method);
                } else {
                    for (Object receiver : VALUES.getOrDefault(type, List.of())) {
                        probe(receiver, method);
                    }
                }
            }
        }
        System.out.println("survived " + calls + " calls of " + types.size() + " types");
    }

    private static List<Class<?>> publicTypes() throws Exception {
        List<Class<?>> types = new ArrayList<>();
        Path folder = Path.of(BlsPublicKey.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        try (var files = Files.walk(folder)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".class")).sorted().toList()) {
                String name =
                        folder.relativize(file).toString().replace('/', '.').replace(".class", "");
                if (!name.endsWith("package-info") && !name.contains(".internal.")) {
                    Class<?> type = Class.forName(name);
                    if (Modifier.isPublic(type.getModifiers())) {
                        types.add(type);
                    }
                }
            }
        }
        return types;
    }

    private static void fill() {
        MessageCase c = Vectors.message("n3_all_signed");
        WarpMessage message = WarpMessage.parse(c.signed());
        CanonicalValidatorSet set = c.validators();
        ProvenPublicKey proven = set.validators().get(0).publicKey();
        byte[] infinity = new byte[96];
        infinity[0] = (byte) 0xc0;
        List<Object> bytes = new ArrayList<>(Arrays.asList(
                null,
                Bytes.of(Arrays.copyOf(infinity, 48)),
                Bytes.of(infinity),
                proven.bytes(),
                proven.key().uncompressed(),
                message.bytes(),
                message.signatureBytes(),
                pop("pk_not_in_subgroup", "publicKey"),
                pop("pk_x_zero", "publicKey")));
        for (int size : new int[] {0, 1, 20, 32, 48, 96, 192, 9_000_000}) {
            bytes.add(Bytes.of(new byte[size]));
        }
        bytes.add(pop("pop_valid_plus_small_torsion", "proofOfPossession"));
        put(Bytes.class, bytes.toArray());
        put(UInt64.class, null, UInt64.ZERO, UInt64.MAX);
        put(BigInteger.class, null, BigInteger.ONE.negate(), BigInteger.ZERO, BigInteger.ONE.shiftLeft(72_000_000));
        put(Id.class, null, Id.EMPTY, message.id());
        put(NodeId.class, null, set.validators().get(0).nodeIds().get(0));
        put(long.class, -1L, 0L, 5L, Long.MIN_VALUE, Long.MAX_VALUE);
        put(int.class, -1, 0, 1, Integer.MIN_VALUE, Integer.MAX_VALUE);
        put(boolean.class, true, false);
        put(long[].class, null, new long[0], new long[] {-1}, new long[] {Long.MAX_VALUE}, new long[] {0, 2});
        put(NodeId[].class, null, new NodeId[0], new NodeId[] {null});
        put(String.class, null, "", "x");
        put(Object.class, null, "x");
        put(
                WarpMessage.class,
                null,
                message,
                WarpMessage.parse(Vectors.message("signature_all_zero").signed()));
        put(UnsignedWarpMessage.class, null, message.unsigned());
        put(
                CanonicalValidatorSet.class,
                null,
                set,
                CanonicalValidatorSet.builder().build());
        put(CanonicalValidatorSet.Builder.class, CanonicalValidatorSet.builder());
        put(CanonicalValidator.class, null, set.validators().get(0));
        put(ProvenPublicKey.class, null, proven);
        put(BlsPublicKey.class, null, proven.key());
        put(BlsSignature.class, null, message.signature(), BlsSignature.parse(Bytes.of(infinity)));
        put(ProofOfPossession.class, ProofOfPossession.parse(proven.bytes(), message.signatureBytes()));
        put(SignerSet.class, null, message.signers(), SignerSet.of());
        put(QuorumFraction.class, null, QuorumFraction.DEFAULT, QuorumFraction.percent(0));
        put(
                WarpVerifier.class,
                WarpVerifier.forNetwork(Network.FUJI),
                WarpVerifier.forNetwork(Network.FUJI).quorum(QuorumFraction.percent(0)));
        put(PublicKeyCache.class, new PublicKeyCache(3));
        put(WarpPayload.class, null, message.unsigned().payload());
        put(PChainOwner.class, null, PChainOwner.NONE);
        put(RegisterL1Validator.class, null, registration(proven));
        List<Object> lists = Arrays.asList(
                null,
                List.of(),
                Collections.singletonList(null),
                List.of(message, message),
                List.of(message.signature()),
                List.of(proven, proven),
                List.of(Bytes.of(new byte[32])));
        put(List.class, lists.toArray());
        put(Collection.class, lists.toArray());
        put(Map.class, null, new HashMap<>(), Collections.singletonMap(null, null));
    }

    private static RegisterL1Validator registration(ProvenPublicKey key) {
        return new RegisterL1Validator(
                Id.EMPTY, Bytes.EMPTY, key.bytes(), UInt64.MAX, PChainOwner.NONE, PChainOwner.NONE, UInt64.ZERO);
    }

    private static Bytes pop(String name, String field) {
        return ProofOfPossessionVectorsTest.proofs()
                .filter(c -> c.getName().equals(name))
                .map(c -> Vectors.bytes(c.getPayload(), field))
                .findFirst()
                .orElseThrow();
    }

    private static void put(Class<?> type, Object... values) {
        VALUES.put(type, Arrays.asList(values));
    }

    private static void probe(Object receiver, Executable method) throws Exception {
        if (receiver == null && method instanceof Method && !Modifier.isStatic(method.getModifiers())) {
            return; // the null among the values is for parameters
        }
        Class<?>[] types = method.getParameterTypes();
        List<List<Object>> choices = new ArrayList<>();
        long all = 1;
        for (Class<?> type : types) {
            List<Object> values = VALUES.getOrDefault(type, Collections.singletonList(null));
            choices.add(values);
            all *= values.size();
        }
        // where there are many combinations, an odd stride picks some that hold all values of all parameters
        long stride = Math.max(1, all / COMBINATIONS | 1);
        for (long which = 0; which < all; which += stride) {
            Object[] arguments = new Object[types.length];
            long rest = which;
            for (int i = 0; i < types.length; i++) {
                arguments[i] = choices.get(i).get((int) (rest % choices.get(i).size()));
                rest /= choices.get(i).size();
            }
            call(receiver, method, arguments);
        }
    }

    private static void call(Object receiver, Executable method, Object[] arguments) throws Exception {
        calls++;
        try {
            if (method instanceof Method m) {
                m.invoke(receiver, arguments);
            } else {
                ((Constructor<?>) method).newInstance(arguments);
            }
        } catch (InvocationTargetException e) {
            Throwable thrown = e.getCause();
            boolean named = thrown instanceof NullPointerException
                    && hasNull(arguments)
                    && (holdsNullInside(arguments) || thrown.getMessage().matches("[A-Za-z0-9]+"));
            boolean listOfOthers = thrown instanceof ClassCastException && hasList(arguments);
            boolean expected = thrown instanceof AvalancheException
                    || thrown instanceof IndexOutOfBoundsException
                    || named
                    || listOfOthers
                    || method.getName().equals("valueOf");
            if (!expected) {
                throw new AssertionError(method + " " + Arrays.deepToString(arguments), thrown);
            }
        }
    }

    private static boolean hasNull(Object[] arguments) {
        for (Object argument : arguments) {
            boolean holdsNull =
                    argument instanceof List<?> list && list.stream().anyMatch(x -> x == null)
                            || argument instanceof Map<?, ?> map && map.containsValue(null);
            boolean array = argument != null
                    && argument.getClass().isArray()
                    && Array.getLength(argument) > 0
                    && !argument.getClass().getComponentType().isPrimitive();
            if (argument == null || holdsNull || array) {
                return true;
            }
        }
        return false;
    }

    private static boolean holdsNullInside(Object[] arguments) {
        return Arrays.stream(arguments).noneMatch(argument -> argument == null);
    }

    private static boolean hasList(Object[] arguments) {
        return Arrays.stream(arguments).anyMatch(argument -> argument instanceof Collection);
    }
}
