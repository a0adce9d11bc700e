package io.github.avalanche4j.live;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.codec.RlpWriter;
import io.github.avalanche4j.core.internal.hash.Keccak256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.util.List;

/** Sends transactions with dynamic fees (EIP-1559) from an account of an EVM chain. */
record EvmPayer(NodeClient node, String chain, Signer signer) {
    private static final long GAS = 1_500_000;
    private static final Bytes TYPE = Bytes.of(new byte[] {2});

    /** Creates a contract. */
    Call<EvmHash> create(Bytes code) {
        return send(Bytes.EMPTY, code, BigInteger.ZERO, Bytes.EMPTY, List.of());
    }

    /** Calls a contract with one entry in the access list. */
    Call<EvmHash> call(EvmAddress to, Bytes data, BigInteger value, EvmAddress listed, List<Bytes> keys) {
        return send(to.bytes(), data, value, listed.bytes(), keys);
    }

    private Call<EvmHash> send(Bytes to, Bytes data, BigInteger value, Bytes listed, List<Bytes> keys) {
        EvmClient evm = node.evm(chain);
        BigInteger chainId = evm.chainId().execute();
        UInt64 nonce = evm.getTransactionCount(signer.publicKey().evmAddress(), BlockRef.PENDING)
                .execute();
        BigInteger price = evm.baseFee().execute().multiply(BigInteger.TWO).add(BigInteger.TEN);
        RlpWriter accessList = new RlpWriter();
        if (!keys.isEmpty()) {
            RlpWriter all = new RlpWriter();
            keys.forEach(all::string);
            accessList.list(new RlpWriter().string(listed).list(all));
        }
        Bytes unsigned =
                fields(chainId, nonce, price, to, value, data, accessList).asList();
        Bytes signature = signer.sign(Keccak256.hash(join(TYPE, unsigned)))
                .toCompletableFuture()
                .join()
                .bytes();
        Bytes signed = fields(chainId, nonce, price, to, value, data, accessList)
                .number(BigInteger.valueOf(signature.get(64)))
                .number(new BigInteger(1, signature.slice(0, 32).toArray()))
                .number(new BigInteger(1, signature.slice(32, 64).toArray()))
                .asList();
        return evm.sendRawTransaction(join(TYPE, signed));
    }

    private static RlpWriter fields(
            BigInteger chainId,
            UInt64 nonce,
            BigInteger price,
            Bytes to,
            BigInteger value,
            Bytes data,
            RlpWriter list) {
        return new RlpWriter()
                .number(chainId)
                .number(nonce)
                .number(BigInteger.ONE)
                .number(price)
                .number(UInt64.of(GAS))
                .string(to)
                .number(value)
                .string(data)
                .list(list);
    }

    private static Bytes join(Bytes one, Bytes other) {
        return Bytes.fromHex(one.toHex() + other.toHex().substring(2));
    }
}
