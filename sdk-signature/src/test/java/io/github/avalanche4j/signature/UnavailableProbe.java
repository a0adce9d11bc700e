package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.signature.Vectors.MessageCase;

/** Prints what works and what fails without the native library. */
final class UnavailableProbe {
    private UnavailableProbe() {}

    public static void main(String[] args) {
        MessageCase c = Vectors.message("n3_all_signed");
        WarpMessage message = WarpMessage.parse(c.signed());
        System.out.println("available: " + BlsLibrary.isAvailable());
        System.out.println("parsed: " + message);
        CanonicalValidatorSet nobody = CanonicalValidatorSet.builder().build();
        print(BlsLibrary::require);
        print(() -> BlsPublicKey.parse(Bytes.of(new byte[48])));
        print(() -> BlsSignature.parse(message.signatureBytes()));
        print(() -> ProofOfPossession.parse(Bytes.of(new byte[48]), message.signatureBytes()));
        print(() -> WarpVerifier.forNetwork(Network.FUJI).verify(message, nobody));
    }

    private static void print(Runnable use) {
        try {
            use.run();
            System.out.println("no error");
        } catch (BlsUnavailableException e) {
            System.out.println("BlsUnavailableException: " + e.getMessage());
        }
    }
}
