package consumer;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.wallet.key.RecoverableSignature;
import io.github.avalanche4j.wallet.key.Signer;
import org.web3j.crypto.Hash;
import org.web3j.crypto.RawTransaction;
import org.web3j.crypto.Sign.SignatureData;
import org.web3j.crypto.TransactionEncoder;

/** Signs transactions that web3j builds, with a key that also signs for the P-, X- and C-Chain. */
public final class EvmTransactions {
    private static final int ETHEREUM_V = 27;

    private final Signer signer;

    public EvmTransactions(Signer signer) {
        this.signer = signer;
    }

    // snippet: sign
    /** The bytes that eth_sendRawTransaction takes; their Keccak-256 is the transaction's hash. */
    public Bytes sign(RawTransaction transaction) {
        Bytes hash = Bytes.of(Hash.sha3(TransactionEncoder.encode(transaction)));
        RecoverableSignature signature =
                signer.sign(hash).toCompletableFuture().join();
        SignatureData parts = new SignatureData(
                (byte) (ETHEREUM_V + signature.v()),
                signature.bytes().slice(0, 32).toArray(),
                signature.bytes().slice(32, 64).toArray());
        return Bytes.of(TransactionEncoder.encode(transaction, parts));
    }
    // end
}
