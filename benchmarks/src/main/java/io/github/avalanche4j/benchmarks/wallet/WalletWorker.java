package io.github.avalanche4j.benchmarks.wallet;

import io.github.avalanche4j.benchmarks.kit.Task;
import io.github.avalanche4j.benchmarks.kit.Worker;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.IntStream;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.ec.CustomNamedCurves;
import org.bouncycastle.crypto.params.ECDomainParameters;
import org.bouncycastle.crypto.params.ECPrivateKeyParameters;
import org.bouncycastle.crypto.signers.ECDSASigner;
import org.bouncycastle.crypto.signers.HMacDSAKCalculator;

/** Signs hashes by this library and by Bouncy Castle. */
public final class WalletWorker {
    private static final String KEY = "11".repeat(32);
    private static final int HASHES = 16;

    private final Signer signer = LocalSigner.of(PrivateKey.parse(KEY));
    private final List<Bytes> hashes =
            IntStream.range(0, HASHES).mapToObj(number -> id(number).bytes()).toList();

    private WalletWorker() {}

    /**
     * Serves turns.
     *
     * @throws Exception if a task fails
     */
    public static void main(String[] args) throws Exception {
        Worker.serve(new WalletWorker()::task);
    }

    private static Id id(int number) {
        return Id.of(Bytes.of(ByteBuffer.allocate(32).putInt(28, number).array()));
    }

    private Task task(String name) {
        return switch (name) {
            case "sign" ->
                Task.forEach(
                        hashes, hash -> signer.sign(hash).toCompletableFuture().join());
            case "sign:bare" -> byHand();
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** Deterministic signatures of RFC 6979, as Bouncy Castle's documentation shows, without the recovery id. */
    private Task byHand() {
        var curve = CustomNamedCurves.getByName("secp256k1");
        var domain = new ECDomainParameters(curve.getCurve(), curve.getG(), curve.getN(), curve.getH());
        var key = new ECPrivateKeyParameters(new BigInteger(KEY, 16), domain);
        return () -> {
            for (Bytes hash : hashes) {
                ECDSASigner bare = new ECDSASigner(new HMacDSAKCalculator(new SHA256Digest()));
                bare.init(true, key);
                bare.generateSignature(hash.toArray());
            }
            return (long) HASHES;
        };
    }
}
