package io.github.avalanche4j.benchmarks.wallet;

import io.github.avalanche4j.benchmarks.kit.Task;
import io.github.avalanche4j.benchmarks.kit.Worker;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Funds;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import io.github.avalanche4j.wallet.builder.PChainBuilder;
import io.github.avalanche4j.wallet.builder.PChainPrices;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.ec.CustomNamedCurves;
import org.bouncycastle.crypto.params.ECDomainParameters;
import org.bouncycastle.crypto.params.ECPrivateKeyParameters;
import org.bouncycastle.crypto.signers.ECDSASigner;
import org.bouncycastle.crypto.signers.HMacDSAKCalculator;
import org.bouncycastle.math.ec.ECAlgorithms;
import org.bouncycastle.math.ec.ECPoint;
import org.bouncycastle.util.BigIntegers;

/** Builds and signs transfers of the P-Chain, and signs hashes by this library and by Bouncy Castle alone. */
public final class WalletWorker {
    private static final String KEY = "11".repeat(32);
    private static final int HASHES = 16;
    private static final long COIN = 1_000_000_000;
    private static final Id AVAX = id(1);
    private static final NetworkIds IDS = new NetworkIds(Network.FUJI, AVAX, id(2), id(3));

    private final Signer signer = LocalSigner.of(PrivateKey.parse(KEY));
    private final Bech32Address ours = signer.publicKey().address("P", Network.FUJI);
    private final PChainPrices prices = new PChainPrices(
            List.of(UInt64.of(1), UInt64.of(1000), UInt64.of(1000), UInt64.of(4)), UInt64.of(2), UInt64.of(1_000_000));
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
            case "transfer:1" -> transfer(1);
            case "transfer:100" -> transfer(100);
            case "sign" ->
                Task.forEach(
                        hashes, hash -> signer.sign(hash).toCompletableFuture().join());
            case "sign:hand" -> byHand(true);
            case "sign:bare" -> byHand(false);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static TransferOutput output(long amount, Bech32Address owner) {
        return new TransferOutput(
                UInt64.of(amount), new OutputOwners(Instant.EPOCH, 1, List.of(owner)), Optional.empty());
    }

    /** A transfer that needs so many UTXOs; what is checked is their number. */
    private Task transfer(int inputs) {
        List<Utxo> utxos = IntStream.range(0, inputs)
                .mapToObj(number -> new Utxo(UtxoId.of(id(number), 0), AVAX, output(COIN, ours)))
                .toList();
        Bech32Address recipient = Bech32Address.of("P", Network.FUJI, Bytes.of(new byte[20]));
        List<TxOutput> outputs = List.of(new TxOutput(AVAX, output(inputs * COIN - COIN / 2, recipient)));
        return () -> {
            Funds funds = Funds.of(utxos, List.of(ours), Instant.EPOCH);
            BuiltTx built = new PChainBuilder(IDS, prices, funds).transfer(outputs);
            SignedTx signed = SignedTx.of(built).sign(signer);
            return signed.isComplete() ? (long) built.unsigned().spent().size() : -1L;
        };
    }

    /**
     * Deterministic signatures of RFC 6979, as Bouncy Castle's documentation shows. The recovery id, which it does not
     * have, is found as web3j does: by recovering the key of each candidate.
     */
    private Task byHand(boolean withRecoveryId) {
        var curve = CustomNamedCurves.getByName("secp256k1");
        var domain = new ECDomainParameters(curve.getCurve(), curve.getG(), curve.getN(), curve.getH());
        var key = new ECPrivateKeyParameters(new BigInteger(KEY, 16), domain);
        ECPoint publicKey = domain.getG().multiply(key.getD()).normalize();
        return () -> {
            for (Bytes hash : hashes) {
                ECDSASigner bare = new ECDSASigner(new HMacDSAKCalculator(new SHA256Digest()));
                bare.init(true, key);
                BigInteger[] signature = bare.generateSignature(hash.toArray());
                if (withRecoveryId && recoveryId(signature, new BigInteger(1, hash.toArray()), domain, publicKey) < 0) {
                    return -1L;
                }
            }
            return (long) HASHES;
        };
    }

    private static int recoveryId(BigInteger[] signature, BigInteger hash, ECDomainParameters domain, ECPoint key) {
        BigInteger order = domain.getN();
        BigInteger s = signature[1].min(order.subtract(signature[1]));
        BigInteger inverse = signature[0].modInverse(order);
        for (int parity = 0; parity < 2; parity++) { // r above the order occurs once in 2^128
            byte[] point = new byte[33];
            point[0] = (byte) (2 + parity);
            byte[] x = BigIntegers.asUnsignedByteArray(32, signature[0]);
            System.arraycopy(x, 0, point, 1, 32);
            ECPoint candidate = ECAlgorithms.sumOfTwoMultiplies(
                    domain.getG(),
                    hash.negate().multiply(inverse).mod(order),
                    domain.getCurve().decodePoint(point),
                    s.multiply(inverse).mod(order));
            if (candidate.equals(key)) {
                return parity;
            }
        }
        return -1;
    }
}
