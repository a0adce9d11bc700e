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
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
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
    private static final String DOMAIN = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";
    private static final WarpVerifier VERIFIER = WarpVerifier.forNetwork(Network.MAINNET);

    private final List<SecretKey> secrets =
            IntStream.range(0, SIGNERS).mapToObj(SignatureWorker::secret).toList();
    private final CanonicalValidatorSet set = setOf(keys(SIGNERS), new PublicKeyCache());
    private final List<WarpMessage> messages =
            IntStream.range(0, MESSAGES).mapToObj(this::message).toList();
    private final List<P1_Affine> points = set.validators().stream()
            .map(validator -> new P1_Affine(validator.publicKey().bytes().toArray()))
            .toList();
    private final List<Bytes> known = keys(KNOWN_KEYS);

    private SignatureWorker() {}

    /** Serves turns. */
    public static void main(String[] args) throws Exception {
        Worker.serve(new SignatureWorker()::task);
    }

    private Task task(String name) {
        PublicKeyCache filled = new PublicKeyCache();
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
            default -> throw new IllegalArgumentException(name);
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

    private WarpMessage message(int number) {
        UnsignedWarpMessage unsigned = UnsignedWarpMessage.of(
                Network.MAINNET,
                Id.EMPTY,
                Bytes.of(ByteBuffer.allocate(300).putInt(number).array()));
        List<BlsSignature> signatures = new ArrayList<>();
        for (SecretKey secret : secrets) {
            P2 signature = new P2().hash_to(unsigned.bytes().toArray(), DOMAIN).sign_with(secret);
            signatures.add(BlsSignature.parse(Bytes.of(signature.compress())));
        }
        long[] all = LongStream.range(0, SIGNERS).toArray();
        return WarpMessage.of(unsigned, SignerSet.of(all), BlsSignature.aggregate(signatures));
    }

    private static CanonicalValidatorSet setOf(List<Bytes> keys, PublicKeyCache cache) {
        CanonicalValidatorSet.Builder builder = CanonicalValidatorSet.builder();
        keys.forEach(key -> builder.add(cache.registeredOnPChain(key), UInt64.of(1)));
        return builder.build();
    }

    private static List<Bytes> keys(int count) {
        return IntStream.range(0, count)
                .mapToObj(number -> Bytes.of(new P1(secret(number)).compress()))
                .toList();
    }

    private static SecretKey secret(int number) {
        SecretKey secret = new SecretKey();
        secret.from_bendian(
                ByteBuffer.allocate(32).putInt(8, 1).putInt(28, number + 1).array());
        return secret;
    }
}
