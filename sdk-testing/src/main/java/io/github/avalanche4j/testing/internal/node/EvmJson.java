package io.github.avalanche4j.testing.internal.node;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.util.List;

/** Blocks, transactions, receipts and logs as a node writes them: recorded ones, with numbers and hashes of a chain. */
final class EvmJson {
    private static final JsonNode HELICON = recorded("helicon/C.eth_getBlockByNumber.withTx");
    private static final JsonNode BEFORE = recorded("evm/chain1.eth_getBlockByNumber.full");
    private static final JsonNode RECEIPT =
            recorded("helicon/C.eth_getBlockReceipts.head-1").path(0);
    private static final long FIRST_SECOND = 1_790_000_000L;

    private final EvmChain chain;
    private final JsonNode sample;

    EvmJson(EvmChain chain) {
        this.chain = chain;
        this.sample = chain.isHelicon() ? HELICON : BEFORE;
    }

    private static JsonNode recorded(String name) {
        JsonNode response = Json.parseOrNull(Recordings.all().get(name).body());
        if (response == null) {
            throw new IllegalStateException("unreadable recording " + name);
        }
        return response.path("result");
    }

    static String hex(long number) {
        return "0x" + Long.toHexString(number);
    }

    String block(long number, boolean full) {
        return node(number, full).toString();
    }

    /** A block as it is sent to subscribers: without its transactions. */
    String header(long number) {
        ObjectNode header = node(number, false);
        header.remove(List.of("transactions", "uncles", "size", "totalDifficulty"));
        return header.toString();
    }

    /** Since Helicon, a block requested as pending has no hash, even if it is executed. */
    String pendingBlock(long number, boolean full) {
        return node(number, full)
                .putNull("hash")
                .putNull("miner")
                .putNull("nonce")
                .toString();
    }

    private ObjectNode node(long number, boolean full) {
        ObjectNode block = sample.deepCopy();
        block.put("number", hex(number));
        block.put("hash", chain.hash(number));
        block.put("parentHash", chain.hash(number - 1));
        block.put("timestamp", hex(FIRST_SECOND + 2 * number));
        block.put("timestampMilliseconds", hex((FIRST_SECOND + 2 * number) * 1000));
        ArrayNode transactions = block.putArray("transactions");
        for (int i = 0; i < chain.transactions(number).size(); i++) {
            if (full) {
                transactions.add(transaction(number, i));
            } else {
                transactions.add(chain.transactionHash(number, i));
            }
        }
        return block;
    }

    private ObjectNode transaction(long number, int index) {
        ObjectNode transaction = sample.path("transactions").path(0).deepCopy();
        transaction.put("blockHash", chain.hash(number));
        transaction.put("blockNumber", hex(number));
        transaction.put("hash", chain.transactionHash(number, index));
        return transaction.put("transactionIndex", hex(index));
    }

    ObjectNode receipt(long number, int index) {
        ObjectNode receipt = RECEIPT.deepCopy();
        receipt.put("blockHash", chain.hash(number));
        receipt.put("blockNumber", hex(number));
        receipt.put("transactionHash", chain.transactionHash(number, index));
        receipt.put("transactionIndex", hex(index));
        if (chain.isReverted(number)) {
            receipt.put("status", "0x0");
        }
        EvmChain.Signed signed = chain.signed(number);
        if (signed != null) {
            receipt.put("from", signed.from());
            receipt.put("gasUsed", hex(signed.gasUsed()));
            receipt.put("effectiveGasPrice", "0x" + signed.price().toString(16));
        }
        List<List<EvmChain.Log>> transactions = chain.transactions(number);
        int logIndex =
                transactions.subList(0, index).stream().mapToInt(List::size).sum();
        ArrayNode logs = receipt.putArray("logs");
        for (EvmChain.Log log : transactions.get(index)) {
            logs.add(log(number, index, logIndex++, log));
        }
        return receipt;
    }

    ObjectNode log(long number, int transaction, int index, EvmChain.Log log) {
        ObjectNode json = Json.MAPPER.createObjectNode();
        json.put("address", log.address());
        ArrayNode topics = json.putArray("topics");
        log.topics().forEach(topics::add);
        json.put("data", log.data());
        json.put("blockNumber", hex(number));
        json.put("transactionHash", chain.transactionHash(number, transaction));
        json.put("transactionIndex", hex(transaction));
        json.put("blockHash", chain.hash(number));
        json.put("logIndex", hex(index));
        return json.put("removed", false);
    }
}
