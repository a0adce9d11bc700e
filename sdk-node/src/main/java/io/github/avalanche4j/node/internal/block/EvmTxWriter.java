package io.github.avalanche4j.node.internal.block;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.codec.RlpWriter;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.node.eth.EvmSignedTransaction;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Writes the Ethereum transactions of a block, which {@link EvmTxs} parses. */
final class EvmTxWriter {
    private EvmTxWriter() {}

    /** Appends a transaction to the list of a block. */
    static void write(EvmSignedTransaction tx, RlpWriter block) {
        long type = tx.type().longValue();
        if (type == 0) {
            Bytes legacy = legacy(tx).asList();
            CChainBlockWriter.requireHash("transaction.hash", Optional.of(tx.hash()), legacy);
            block.encoded(legacy);
        } else if (type > 0 && type <= EvmTxs.WITH_BLOBS) {
            Bytes typed = typed(tx, (int) type);
            CChainBlockWriter.requireHash("transaction.hash", Optional.of(tx.hash()), typed);
            block.string(typed);
        } else {
            throw new InvalidRequestException("transaction.type", tx.type().toString(), "from 0 to 3");
        }
    }

    private static RlpWriter legacy(EvmSignedTransaction tx) {
        RlpWriter items = new RlpWriter().number(tx.nonce()).number(required("gasPrice", tx.gasPrice()));
        return signed(tx, content(tx, items));
    }

    private static Bytes typed(EvmSignedTransaction tx, int type) {
        RlpWriter items =
                new RlpWriter().number(required("chainId", tx.chainId())).number(tx.nonce());
        if (type >= EvmTxs.WITH_FEE_CAP) {
            items.number(required("maxPriorityFeePerGas", tx.maxPriorityFeePerGas()));
            items.number(required("maxFeePerGas", tx.maxFeePerGas()));
        } else {
            items.number(required("gasPrice", tx.gasPrice()));
        }
        content(tx, items);
        RlpWriter accessList = new RlpWriter();
        tx.accessList()
                .forEach(entry -> accessList.list(
                        new RlpWriter().string(entry.address().bytes()).list(hashes(entry.storageKeys()))));
        items.list(accessList);
        if (type == EvmTxs.WITH_BLOBS) {
            items.number(required("maxFeePerBlobGas", tx.maxFeePerBlobGas()));
            items.list(hashes(tx.blobVersionedHashes()));
        }
        byte[] list = signed(tx, items).asList().toArray();
        byte[] bytes = new byte[1 + list.length];
        bytes[0] = (byte) type;
        System.arraycopy(list, 0, bytes, 1, list.length);
        return Bytes.of(bytes);
    }

    private static RlpWriter content(EvmSignedTransaction tx, RlpWriter items) {
        return items.number(tx.gas())
                .string(tx.to().map(EvmAddress::bytes).orElse(Bytes.EMPTY))
                .number(tx.value())
                .string(tx.input());
    }

    private static RlpWriter signed(EvmSignedTransaction tx, RlpWriter items) {
        return items.number(required("v", tx.v())).number(required("r", tx.r())).number(required("s", tx.s()));
    }

    private static RlpWriter hashes(List<EvmHash> hashes) {
        RlpWriter list = new RlpWriter();
        hashes.forEach(hash -> list.string(hash.bytes()));
        return list;
    }

    private static BigInteger required(String name, Optional<BigInteger> field) {
        return field.orElseThrow(() -> new InvalidRequestException("transaction." + name, "absent", "present"));
    }
}
