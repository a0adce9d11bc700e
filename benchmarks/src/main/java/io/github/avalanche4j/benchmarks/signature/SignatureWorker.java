package io.github.avalanche4j.benchmarks.signature;

import io.github.avalanche4j.benchmarks.kit.Task;
import io.github.avalanche4j.benchmarks.kit.Worker;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.signature.BlsSignature;
import io.github.avalanche4j.signature.CanonicalValidatorSet;
import io.github.avalanche4j.signature.PublicKeyCache;
import io.github.avalanche4j.signature.SignerSet;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.WarpVerification;
import io.github.avalanche4j.signature.WarpVerifier;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import supranational.blst.BLST_ERROR;
import supranational.blst.P1;
import supranational.blst.P1_Affine;
import supranational.blst.P2;
import supranational.blst.P2_Affine;
import supranational.blst.SecretKey;

/** Verifies signatures: by this library, by jblst alone, in batches; and makes validator sets of keys. */
public final class SignatureWorker {
    private static final int MESSAGES = 64;
    private static final int SIGNERS = 20;
    private static final int KNOWN_KEYS = 1000;
    private static final int MOST_VALIDATORS = 5000;
    private static final int MANY_SIGNED = 16;
    private static final String DOMAIN = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";
    private static final WarpVerifier VERIFIER = WarpVerifier.forNetwork(Network.MAINNET);

    private final List<Bytes> keys = IntStream.range(0, MOST_VALIDATORS)
            .mapToObj(number -> Bytes.of(new P1(secretKey(secret(number))).compress()))
            .toList();
    private final Map<Integer, CanonicalValidatorSet> sets = new HashMap<>();
    private final CanonicalValidatorSet set = setOf(SIGNERS);
    private final List<WarpMessage> messages = messages(MESSAGES, set, SIGNERS);
    private final List<P1_Affine> points = set.validators().stream()
            .map(validator -> new P1_Affine(validator.publicKey().bytes().toArray()))
            .toList();

    private SignatureWorker() {}

    /** Serves turns. */
    public static void main(String[] args) throws Exception {
        Worker.serve(new SignatureWorker()::task);
    }

    private Task task(String name) {
        PublicKeyCache filled = new PublicKeyCache();
        List<Bytes> known = keys.subList(0, KNOWN_KEYS);
        return switch (name) {
            case "verify" -> Task.forEach(messages, message -> require(VERIFIER.verify(message, set)));
            case "verify:bare" -> Task.forEach(messages, this::verifyBare);
            case "verify:batch" ->
                () -> {
                    VERIFIER.verifyAll(messages, set).forEach(SignatureWorker::require);
                    return (long) MESSAGES;
                };
            case "set:first" ->
                () -> (long) setOf(known, new PublicKeyCache()).validators().size();
            case "set:again" -> () -> (long) setOf(known, filled).validators().size();
            default -> signed(name.split(":", -1));
        };
    }

    /** {@code signed:VALIDATORS:PERCENT}, then {@code :batch} to verify all messages together. */
    private Task signed(String... words) {
        int size = Integer.parseInt(words[1]);
        int signed = size * Integer.parseInt(words[2]) / 100;
        CanonicalValidatorSet validators = sets.computeIfAbsent(size, this::setOf);
        List<WarpMessage> each = messages(MANY_SIGNED, validators, signed);
        if (words.length == 3) {
            return Task.forEach(each, message -> require(VERIFIER.verify(message, validators)));
        }
        return () -> {
            VERIFIER.verifyAll(each, validators).forEach(SignatureWorker::require);
            return (long) each.size();
        };
    }

    /** The least that has to be done with the same bytes: decode the signature, add the keys, compare the pairings. */
    private void verifyBare(WarpMessage message) {
        P2_Affine signature = new P2_Affine(message.signatureBytes().toArray());
        P1 sum = new P1(points.get(0));
        points.subList(1, points.size()).forEach(sum::add);
        byte[] signed = message.unsigned().bytes().toArray();
        if (signature.core_verify(sum.to_affine(), true, signed, DOMAIN, new byte[0]) != BLST_ERROR.BLST_SUCCESS) {
            throw new IllegalStateException("a right signature was refused");
        }
    }

    private static void require(WarpVerification result) {
        if (!result.isVerified()) {
            throw new IllegalStateException("a right signature was refused: " + result);
        }
    }

    /** Messages that the owners of the first keys signed, who have any places in the set. */
    private List<WarpMessage> messages(int count, CanonicalValidatorSet validators, int signed) {
        Set<Bytes> signing = Set.copyOf(keys.subList(0, signed));
        SignerSet signers =
                SignerSet.of(LongStream.range(0, validators.validators().size())
                        .filter(i -> signing.contains(
                                validators.validators().get((int) i).publicKey().bytes()))
                        .toArray());
        // the sum of their secrets signs as all of them do
        SecretKey together = secretKey(
                IntStream.range(0, signed).mapToObj(SignatureWorker::secret).reduce(BigInteger.ZERO, BigInteger::add));
        return IntStream.range(0, count)
                .mapToObj(number -> message(number, signers, together))
                .toList();
    }

    private static WarpMessage message(int number, SignerSet signers, SecretKey secret) {
        UnsignedWarpMessage unsigned = UnsignedWarpMessage.of(
                Network.MAINNET,
                Id.EMPTY,
                Bytes.of(ByteBuffer.allocate(300).putInt(number).array()));
        P2 signature = new P2().hash_to(unsigned.bytes().toArray(), DOMAIN).sign_with(secret);
        return WarpMessage.of(unsigned, signers, BlsSignature.parse(Bytes.of(signature.compress())));
    }

    private CanonicalValidatorSet setOf(int size) {
        return setOf(keys.subList(0, size), new PublicKeyCache());
    }

    private static CanonicalValidatorSet setOf(List<Bytes> keys, PublicKeyCache cache) {
        CanonicalValidatorSet.Builder builder = CanonicalValidatorSet.builder();
        keys.forEach(key -> builder.add(cache.registeredOnPChain(key), UInt64.of(1)));
        return builder.build();
    }

    private static BigInteger secret(int number) {
        return BigInteger.ONE.shiftLeft(160).add(BigInteger.valueOf(number + 1L));
    }

    private static SecretKey secretKey(BigInteger number) {
        byte[] bytes = number.toByteArray();
        SecretKey secret = new SecretKey();
        secret.from_bendian(
                ByteBuffer.allocate(32).put(32 - bytes.length, bytes).array());
        return secret;
    }
}
