package consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.Samples;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.web3j.crypto.Hash;
import org.web3j.crypto.RawTransaction;
import org.web3j.crypto.SignedRawTransaction;
import org.web3j.crypto.TransactionDecoder;

class EvmTransactionsTest {
    private static final String BOB = "0x0000000000000000000000000000000000000b0b";
    private static final BigInteger GAS = BigInteger.valueOf(21_000);
    private static final BigInteger GWEI = BigInteger.TEN.pow(9);

    private final Signer signer = LocalSigner.of(PrivateKey.generate());

    @Test
    void a_transaction_of_web3j_is_signed_sent_and_waited_for() throws Exception {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            EvmClient chain = node.evm("C");
            fake.on("eth_getTransactionCount").respond("\"0x5\"");
            long chainId = chain.chainId().execute().longValueExact();
            BigInteger nonce = chain.getTransactionCount(signer.publicKey().evmAddress(), BlockRef.PENDING)
                    .execute()
                    .toBigInteger();
            RawTransaction transaction = RawTransaction.createEtherTransaction(
                    chainId, nonce, GAS, BOB, GWEI, BigInteger.ONE, GWEI.multiply(BigInteger.TWO));
            EvmTransactions transactions = new EvmTransactions(signer);
            Bytes signed = transactions.sign(transaction);
            String hash = Hash.sha3(signed.toHex());
            fake.on("eth_sendRawTransaction").respond("\"" + hash + "\"");
            fake.on("eth_getTransactionReceipt").respond("null").then().respond(receipt(hash));
            fake.on("eth_getTransactionByHash").respond("null");

            // snippet: send
            EvmHash sent = chain.sendRawTransaction(transactions.sign(transaction)).execute();
            EvmReceipt receipt =
                    node.await(Duration.ofMinutes(2)).accepted("C", sent).execute(); // isSuccess: was it reverted?
            // end

            assertTrue(receipt.isSuccess());
            assertTrue(fake.received().stream().anyMatch(request -> request.body().contains(signed.toHex())));
            SignedRawTransaction received = (SignedRawTransaction) TransactionDecoder.decode(signed.toHex());
            assertEquals(signer.publicKey().evmAddress().toString().toLowerCase(Locale.ROOT), received.getFrom());
            assertEquals(BigInteger.valueOf(5), received.getNonce());
        }
    }

    @Test
    void web3j_recovers_the_signers_address_whatever_v_is() throws Exception {
        for (int nonce = 0; nonce < 20; nonce++) {
            BigInteger number = BigInteger.valueOf(nonce);
            RawTransaction dynamic =
                    RawTransaction.createEtherTransaction(43_113, number, GAS, BOB, GWEI, BigInteger.ONE, GWEI);

            Bytes signed = new EvmTransactions(signer).sign(dynamic);

            SignedRawTransaction decoded = (SignedRawTransaction) TransactionDecoder.decode(signed.toHex());
            assertEquals(signer.publicKey().evmAddress().toString().toLowerCase(Locale.ROOT), decoded.getFrom());
        }
    }

    private static String receipt(String hash) {
        return Samples.json(EvmReceipt.class, "{\"transactionHash\":\"" + hash + "\",\"status\":\"0x1\"}");
    }
}
