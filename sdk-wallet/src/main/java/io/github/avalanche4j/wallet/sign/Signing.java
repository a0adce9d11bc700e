package io.github.avalanche4j.wallet.sign;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.RecoverableSignature;
import io.github.avalanche4j.wallet.key.Signer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Asks a signer, whose code may be anyone's, and checks what it returns. */
final class Signing {
    private Signing() {}

    /** The signature of a signer; the stage fails with a {@link SigningException} if there is none. */
    static CompletableFuture<Bytes> ask(Signer signer, Bytes hash) {
        PublicKey key = signer.publicKey();
        CompletionStage<RecoverableSignature> response;
        try {
            response = signer.sign(hash);
        } catch (RuntimeException e) {
            response = CompletableFuture.failedFuture(e);
        }
        if (response == null) {
            response = CompletableFuture.completedFuture(null);
        }
        return response.toCompletableFuture().handle((signature, failure) -> {
            if (failure != null) {
                throw SigningException.failed(key, failure);
            } else if (signature == null) {
                throw new SigningException(key, "returned no signature", null);
            } else if (!(signer instanceof LocalSigner) && !isOf(key, signature, hash)) {
                throw new SigningException(key, "returned a signature of another key or over other bytes", null);
            }
            return signature.bytes();
        });
    }

    private static boolean isOf(PublicKey key, RecoverableSignature signature, Bytes hash) {
        try {
            return signature.recover(hash).equals(key);
        } catch (InvalidRequestException e) { // no key can have made it
            return false;
        }
    }
}
