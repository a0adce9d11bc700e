package io.github.avalanche4j.l1.icm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.codec.RlpWriter;
import io.github.avalanche4j.core.internal.hash.Keccak256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.l1.EvmCall;
import io.github.avalanche4j.l1.EvmSender;
import io.github.avalanche4j.l1.internal.TakenNonce;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.wallet.key.RecoverableSignature;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/**
 * An account that sends transactions with dynamic fees (EIP-1559), one after another.
 *
 * <p>A sender has no record. It reads the nonce in the last block, simulates the transaction, and signs it with that
 * nonce. If an earlier process sent the same transaction, the simulation shows its effect, or the chain accepts only
 * one of the two.
 */
public final class AccountSender implements EvmSender {
    private static final Duration POLL = Duration.ofMillis(500);
    private static final Duration PATIENCE = Duration.ofSeconds(30);

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

    /**
     * Sends a transaction. If another one of the account has its nonce, waits up to 30 seconds until a block has that
     * one, and fails with a {@link JsonRpcException} with reason {@code NONCE_TOO_LOW} or {@code
     * REPLACEMENT_UNDERPRICED}. Then look for the effect, and send again.
     */
    @Override
    public CompletionStage<EvmHash> send(EvmCall call) {
        Objects.requireNonNull(call, "call");
        return nonce().then(nonce -> evm.estimateGas(message -> call.describe(message.from(address())), BlockRef.LATEST)
                        .then(gas -> evm.chainId().then(id -> signed(fields(call, nonce, gas.longValue(), id))))
                        .then(transaction -> sent(transaction, nonce)))
                .executeAsync();
    }

    private Call<UInt64> nonce() {
        return evm.getTransactionCount(address(), BlockRef.LATEST);
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

    private Call<EvmHash> sent(Bytes transaction, UInt64 nonce) {
        EvmHash hash = EvmHash.of(Keccak256.hash(transaction));
        return Sequence.recover(evm.sendRawTransaction(transaction), failure -> {
            if (failure instanceof JsonRpcException e && e.reason() == JsonRpcException.Reason.ALREADY_KNOWN) {
                return Call.completed(hash);
            } else if (!TakenNonce.isIn(failure)) {
                throw failure;
            }
            return evm.getTransactionReceipt(hash)
                    .then(receipt -> receipt.isPresent() // an earlier process sent the same bytes
                            ? Call.completed(hash)
                            : used(nonce).then(any -> Sequence.failed(failure)));
        });
    }

    /** Waits for a while until a block has a transaction with this nonce. */
    private Call<Boolean> used(UInt64 nonce) {
        Call<Boolean> used = Sequence.repeat(
                POLL, () -> nonce().map(next -> Optional.of(true).filter(any -> next.compareTo(nonce) > 0)));
        return Sequence.recover(
                used.timeout(PATIENCE),
                failure -> Sequence.isLate(failure) ? Call.completed(false) : Sequence.failed(failure));
    }
}
