package io.github.avalanche4j.testing;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.ledger.TestKey;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;

/** A fake node with a ledger, requests to it, and a key that signs transactions of its own. */
abstract class LedgerTestBase {
    static final long AVAX = 1_000_000_000;
    static final long FEE = 1_000_000;

    final FakeNode node = FakeNode.start();
    final FakeLedger ledger = node.ledger();
    final TestKey key = new TestKey(7);

    @AfterEach
    void close() {
        node.close();
    }

    static String path(char chain) {
        return chain == 'C' ? "/ext/bc/C/avax" : "/ext/bc/" + chain;
    }

    static String service(char chain) {
        return chain == 'P' ? "platform" : chain == 'X' ? "avm" : "avax";
    }

    JsonNode issue(char chain, String tx) {
        return issue(node, chain, tx);
    }

    static JsonNode issue(FakeNode node, char chain, String tx) {
        String params = "{\"tx\":\"" + tx + "\",\"encoding\":\"hex\"}";
        return Client.response(node, path(chain), service(chain) + ".issueTx", params);
    }

    static String refusal(JsonNode response) {
        return response.at("/error/message").asText();
    }

    JsonNode status(char chain, String tx) {
        return status(node, chain, tx);
    }

    static JsonNode status(FakeNode node, char chain, String tx) {
        String method = chain == 'C' ? "avax.getAtomicTxStatus" : service(chain) + ".getTxStatus";
        return Client.result(node, path(chain), method, "{\"txID\":\"" + TestKey.id(tx) + "\"}");
    }

    /** The response to {@code avax.getAtomicTx}. */
    JsonNode atomicTx(String txId) {
        return Client.response(node, path('C'), "avax.getAtomicTx", "{\"txID\":\"" + txId + "\",\"encoding\":\"hex\"}");
    }

    String word(char chain, String tx) {
        return status(chain, tx).path("status").asText();
    }

    List<String> words(char chain, String tx, int lookups) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < lookups; i++) {
            words.add(word(chain, tx));
        }
        return words;
    }

    JsonNode page(char chain, String more) {
        String params = "{\"addresses\":[\"" + key.address(chain) + "\"]" + more + "}";
        return Client.result(node, path(chain), service(chain) + ".getUTXOs", params);
    }

    List<String> utxos(char chain, String more) {
        List<String> utxos = new ArrayList<>();
        page(chain, more).path("utxos").forEach(utxo -> utxos.add(utxo.asText()));
        return utxos;
    }

    List<String> utxos(char chain) {
        return utxos(chain, "");
    }

    void fund(char chain, int utxos, long nAvax) {
        for (int i = 0; i < utxos; i++) {
            ledger.fund(key.address(chain), nAvax);
        }
    }

    void fundAccount() {
        ledger.fundEvm(key.evmAddress(), BigInteger.TEN.pow(20));
    }

    /** Exports UTXOs of 0.01 AVAX to a chain. */
    void exports(char to, int count) {
        for (int i = 0; i < count; i++) {
            ledger.addUtxo(
                    String.valueOf(to),
                    "X",
                    "0000" + "%064x".formatted(i + 1) + "00000000"
                            + "dbcf890f77f49b96857648b72b77f9f82937f28a68704af05da0dc12ba53f2db" + "00000007"
                            + "%016x".formatted(AVAX / 100) + "%016x%08x%08x".formatted(0, 1, 1)
                            + key.shortId());
        }
    }

    /** A transaction of a new UTXO or account. */
    String payment(char chain) {
        if (chain == 'C') {
            fundAccount();
            return key.exportFromC('P', AVAX, FEE, 0);
        }
        fund(chain, 1, AVAX);
        return key.transfer(chain, utxos(chain).subList(0, 1), FEE);
    }
}
