package io.github.avalanche4j.l1.icm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.codec.RlpWriter;
import io.github.avalanche4j.core.internal.hash.Keccak256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.l1.EvmCall;
import io.github.avalanche4j.l1.EvmSender;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.wallet.key.RecoverableSignature;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletionStage;

/**
 * An account that sends transactions with dynamic fees (EIP-1559), one after another.
 *
 * <p>A sender has no record. It reads the nonce in the last block, simulates the transaction, and signs it with that
 * nonce. If an earlier process sent the same transaction, the simulation shows its effect, or the chain accepts only
 * one of the two.
 */
public final class AccountSender implements EvmSender {
    // the pool or a block has a transaction with this nonce
    private static final Set<Reason> SENT_BEFORE =
            Set.of(Reason.ALREADY_KNOWN, Reason.REPLACEMENT_UNDERPRICED, Reason.NONCE_TOO_LOW);

    private final EvmClient evm;
    private final Signer signer;
    private final BigInteger maxFeePerGas;

    private AccountSender(EvmClient evm, Signer signer, BigInteger maxFeePerGas) {
        this.evm = Objects.requireNonNull(evm, "evm");
        this.signer = Objects.requireNonNull(signer, "signer");
        this.maxFeePerGas = maxFeePerGas;
    }

    /**
     * {@return a sender of an account's transactions to one chain}
     *
     * @param evm the chain
     * @param signer the account's key
     * @param maxFeePerGas the highest price in wei per gas, 1 or more; transactions wait while the base fee is above it
     * @throws InvalidRequestException if the price is below 1
     */
    public static AccountSender of(EvmClient evm, Signer signer, BigInteger maxFeePerGas) {
        if (Objects.requireNonNull(maxFeePerGas, "maxFeePerGas").signum() <= 0) {
            throw new InvalidRequestException("maxFeePerGas", maxFeePerGas.toString(), "1 or more");
        }
        return new AccountSender(evm, signer, maxFeePerGas);
    }

    /** {@return its address} */
    public EvmAddress address() {
        return signer.publicKey().evmAddress();
    }

    @Override
    public CompletionStage<EvmHash> send(EvmCall call) {
        Objects.requireNonNull(call, "call");
        return evm.getTransactionCount(address(), BlockRef.LATEST)
                .then(nonce -> evm.estimateGas(message -> call.describe(message.from(address())), BlockRef.LATEST)
                        .then(gas -> evm.chainId().then(id -> signed(fields(call, nonce, gas.longValue(), id)))))
                .then(this::sent)
                .executeAsync();
    }

    private RlpWriter fields(EvmCall call, UInt64 nonce, long estimate, BigInteger chainId) {
        RlpWriter keys = new RlpWriter();
        call.storageKeys().forEach(keys::string);
        RlpWriter entry =
                new RlpWriter().string(EvmCall.ACCESS_LIST_ADDRESS.bytes()).list(keys);
        return new RlpWriter()
                .number(chainId)
                .number(nonce)
                // the tip rises with the limit, because a node replaces a transaction only if both rise by a tenth
                .number(maxFeePerGas.divide(BigInteger.valueOf(10_000)).add(BigInteger.ONE))
                .number(maxFeePerGas)
                .number(UInt64.of(Math.max(call.gas().orElse(0), estimate + estimate / 5)))
                .string(call.to().bytes())
                .number(call.value())
                .string(call.data())
                .list(call.message().isPresent() ? new RlpWriter().list(entry) : new RlpWriter());
    }

    private Call<Bytes> signed(RlpWriter fields) {
        return Sequence.await("sign", () -> signer.sign(Keccak256.hash(typed(fields))))
                .map(s ->
                        typed(fields.number(UInt64.of(s.v())).number(half(s, 0)).number(half(s, 32))));
    }

    private static BigInteger half(RecoverableSignature signature, int from) {
        return new BigInteger(1, signature.bytes().slice(from, from + 32).toArray());
    }

    private static Bytes typed(RlpWriter fields) {
        return Bytes.fromHex("0x02" + fields.asList().toHex().substring(2));
    }

    private Call<EvmHash> sent(Bytes transaction) {
        return Sequence.recover(evm.sendRawTransaction(transaction), failure -> {
            boolean isSent = failure instanceof JsonRpcException e && SENT_BEFORE.contains(e.reason());
            return isSent ? Call.completed(EvmHash.of(Keccak256.hash(transaction))) : Sequence.failed(failure);
        });
    }
}
