package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.RecoverableSignature;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.bouncycastle.asn1.x9.X9ECParameters;
import org.bouncycastle.crypto.ec.CustomNamedCurves;
import org.bouncycastle.crypto.params.ECDomainParameters;
import org.bouncycastle.crypto.params.ECPrivateKeyParameters;
import org.bouncycastle.crypto.params.ParametersWithRandom;
import org.bouncycastle.crypto.signers.ECDSASigner;
import org.bouncycastle.util.BigIntegers;

/** A key whose signatures differ each time, as those of key services do. */
final class RandomSigner implements Signer {
    private static final X9ECParameters CURVE = CustomNamedCurves.getByName("secp256k1");

    private final PublicKey publicKey;
    private final ECPrivateKeyParameters secret;

    RandomSigner(String hex) {
        this.publicKey = PrivateKey.parse(hex).publicKey();
        this.secret = new ECPrivateKeyParameters(
                new BigInteger(hex, 16), new ECDomainParameters(CURVE.getCurve(), CURVE.getG(), CURVE.getN()));
    }

    @Override
    public PublicKey publicKey() {
        return publicKey;
    }

    @Override
    public CompletionStage<RecoverableSignature> sign(Bytes hash) {
        ECDSASigner signer = new ECDSASigner();
        signer.init(true, new ParametersWithRandom(secret, new SecureRandom()));
        BigInteger[] numbers = signer.generateSignature(hash.toArray());
        byte[] compact = new byte[64];
        System.arraycopy(BigIntegers.asUnsignedByteArray(32, numbers[0]), 0, compact, 0, 32);
        System.arraycopy(BigIntegers.asUnsignedByteArray(32, numbers[1]), 0, compact, 32, 32);
        return CompletableFuture.completedFuture(RecoverableSignature.ofCompact(Bytes.of(compact), hash, publicKey));
    }
}
