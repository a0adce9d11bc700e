package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
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
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.RecoverableSignature;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class TransactionsGuideTest {
    private static final Bytes HASH = Bytes.fromHex("11".repeat(32));
    private static final BigInteger ORDER =
            new BigInteger("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141", 16);

    private final Id avax = Id.parse("U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK");
    private final NetworkIds fuji = new NetworkIds(
            Network.FUJI,
            avax,
            Id.parse("2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm"),
            Id.parse("yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp"));
    private final List<UInt64> weights = List.of(UInt64.of(1), UInt64.of(1000), UInt64.of(1000), UInt64.of(4));

    private static String readSecret() {
        return "PrivateKey-2wkBET2rRgE8pahuaczxKbhPFFp7gb6Kvp7zHyaJMz1j9Mg3sk"; // the order less 1
    }

    @Test
    void a_key_has_two_addresses() {
        // snippet: key
        PrivateKey key = PrivateKey.parse(readSecret()); // PrivateKey-…, cb58 or hex, from a file or the environment
        Signer signer = LocalSigner.of(key);

        signer.publicKey().address("P", Network.FUJI); // P-fuji1…: UTXOs of the P-, X- and C-Chain
        signer.publicKey().evmAddress(); // 0x…: the account on the C-Chain
        key.destroy(); // when you are done: it signs no more
        // end
        assertThat(key.isDestroyed()).isTrue();
    }

    /** A fake key service. Its s is in the upper half, as in half of a real service's signatures. */
    private static UnaryOperator<byte[]> service(PrivateKey key) {
        return hash -> {
            Bytes signature = LocalSigner.of(key)
                    .sign(Bytes.of(hash))
                    .toCompletableFuture()
                    .join()
                    .bytes();
            BigInteger s =
                    ORDER.subtract(new BigInteger(1, signature.slice(32, 64).toArray()));
            String r = Bytes.of(new BigInteger(1, signature.slice(0, 32).toArray()).toByteArray())
                    .toHex()
                    .substring(2);
            String upper = Bytes.of(s.toByteArray()).toHex().substring(2);
            String content = "02%02x%s02%02x%s".formatted(r.length() / 2, r, upper.length() / 2, upper);
            return Bytes.fromHex("30%02x%s".formatted(content.length() / 2, content))
                    .toArray();
        };
    }

    @Test
    void a_key_service_signs_in_der() {
        PrivateKey key = PrivateKey.generate();
        UnaryOperator<byte[]> kms = service(key);
        Bytes subjectPublicKeyInfo = Bytes.fromHex("3056301006072a8648ce3d020106052b8104000a034200"
                + key.publicKey().uncompressed().toHex().substring(2));
        // snippet: kms
        int size = subjectPublicKeyInfo.size(); // as the service gives the public key: the point is its end
        PublicKey publicKey = PublicKey.of(subjectPublicKeyInfo.slice(size - 65, size));

        Signer signer = Signer.blocking(publicKey, hash -> {
            byte[] der = kms.apply(hash.toArray()); // ECDSA_SHA_256, message type DIGEST
            return RecoverableSignature.ofDer(Bytes.of(der), hash, publicKey); // finds v, and makes s low
        });
        // end
        RecoverableSignature signature = signer.sign(HASH).toCompletableFuture().join();
        assertThat(signature)
                .isEqualTo(LocalSigner.of(key).sign(HASH).toCompletableFuture().join());
        assertThat(signature.recover(HASH)).isEqualTo(publicKey);
    }

    @Test
    void a_transaction_is_built_without_a_node() {
        PrivateKey key = PrivateKey.generate();
        Signer signer = LocalSigner.of(key);
        Bech32Address ours = signer.publicKey().address("P", Network.FUJI);
        Bech32Address recipient = PrivateKey.generate().publicKey().address("P", Network.FUJI);
        TransferOutput coin = TransferOutput.of(NAvax.ofAvax("2"), new OutputOwners(Instant.EPOCH, 1, List.of(ours)));
        List<Utxo> utxos = List.of(new Utxo(UtxoId.of(avax, 0), avax, coin));
        // snippet: build
        PChainPrices prices = new PChainPrices(weights, NAvax.of(2), UInt64.MAX);
        PChainBuilder builder = new PChainBuilder(fuji, prices, Funds.of(utxos, List.of(ours), Instant.now()));

        OutputOwners owner = new OutputOwners(Instant.EPOCH, 1, List.of(recipient));
        TransferOutput output = TransferOutput.of(NAvax.ofAvax("1.5"), owner);
        BuiltTx built = builder.transfer(List.of(new TxOutput(avax, output)));

        System.out.println("fee " + built.fee() + ", change " + built.change());
        SignedTx signed = SignedTx.of(built).sign(signer); // signed.bytes() is what issueTx takes, signed.id() its id
        // end
        assertThat(signed.isComplete()).isTrue();
        assertThat(built.fee()).isLessThan(NAvax.ofAvax("0.0001"));
    }

    @Test
    void two_parties_sign_on_two_machines() {
        Signer ours = LocalSigner.of(PrivateKey.generate());
        Signer theirs = LocalSigner.of(PrivateKey.generate());
        Network network = Network.FUJI;
        List<Bech32Address> both = List.of(
                ours.publicKey().address("P", network), theirs.publicKey().address("P", network));
        OutputOwners shared = new OutputOwners(Instant.EPOCH, 2, both);
        TransferOutput coin = TransferOutput.of(NAvax.ofAvax("1"), shared);
        Utxo utxo = new Utxo(UtxoId.of(avax, 0), avax, coin);
        PChainPrices prices = new PChainPrices(weights, NAvax.of(2), UInt64.MAX);
        BuiltTx built =
                new PChainBuilder(fuji, prices, Funds.of(List.of(utxo), both, Instant.now())).transfer(List.of());
        // snippet: parties
        SignedTx half = SignedTx.of(built).sign(ours);
        Bytes transaction = half.bytes(); // to the other party, with what it spends
        Bytes spent = half.spent().bytes();

        // there
        SignedTx received = SignedTx.parse(transaction, SpentOutputs.parse(spent, network)); // verifies what is there
        System.out.println(received.missing()); // the addresses that have not signed
        SignedTx whole = received.sign(theirs);
        // end
        assertThat(whole.isComplete()).isTrue();
        assertThat(received.missing()).hasSize(1);
    }
}
