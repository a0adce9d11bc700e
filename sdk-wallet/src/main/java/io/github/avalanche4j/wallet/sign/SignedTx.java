package io.github.avalanche4j.wallet.sign;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.AtomicImportTx;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.Credential;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.RecoverableSignature;
import io.github.avalanche4j.wallet.key.Signer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A transaction with none, some or all of its signatures. Each signature was verified against the owner of its UTXO or
 * authorization, if the owner is known.
 *
 * <p>Another party can parse the bytes and add its signatures; a missing signature is 65 zero bytes. Each signature
 * changes the transaction's id, which is final when {@link #isComplete} is true.
 */
public final class SignedTx {
    private final UnsignedTx unsigned;
    private final SpentOutputs spent;
    private final Bytes hash;
    private final List<Slots.Credential> credentials;
    private final Bytes bytes;
    private final Tx tx;

    private SignedTx(UnsignedTx unsigned, SpentOutputs spent, Bytes hash, List<Slots.Credential> credentials) {
        this.unsigned = unsigned;
        this.spent = spent;
        this.hash = hash;
        this.credentials = credentials;
        List<Credential> signatures =
                credentials.stream().map(Slots.Credential::signed).toList();
        this.bytes = spent.chain().encodeTx(new Tx(Id.EMPTY, unsigned, signatures));
        this.tx = new Tx(Sha256.idOf(bytes), unsigned, signatures);
    }

    /**
     * {@return a transaction without signatures}
     *
     * @param built the transaction from a builder
     */
    public static SignedTx of(BuiltTx built) {
        return new SignedTx(built.unsigned(), built.spent(), built.hash(), Slots.of(built.unsigned(), built.spent()));
    }

    /**
     * {@return a transaction that another party may have signed in part}
     *
     * @param signed its bytes, from {@link #bytes}
     * @param spent the UTXOs that it spends and their owners. UTXOs may be missing: their signatures are neither
     *     verified nor added
     * @throws io.github.avalanche4j.core.MalformedBytesException if the bytes are not a transaction of the chain
     * @throws InvalidRequestException if the transaction does not match the UTXOs, or a signature is not the owner's
     */
    public static SignedTx parse(Bytes signed, SpentOutputs spent) {
        Tx tx = spent.chain().parseTx(signed);
        Bytes hash = Sha256.idOf(spent.chain().encodeUnsignedTx(tx.unsigned())).bytes();
        List<Slots.Credential> slots = Slots.filled(Slots.of(tx.unsigned(), spent), tx.credentials());
        SignedTx parsed = new SignedTx(tx.unsigned(), spent, hash, slots);
        parsed.slots().filter(slot -> !slot.isMissing()).forEach(slot -> requireOfOwner(slot, hash));
        return parsed;
    }

    private static void requireOfOwner(Slots.Slot slot, Bytes hash) {
        RecoverableSignature signature = RecoverableSignature.of(slot.signature());
        if (slot.address().isEmpty()) {
            return; // of an unknown UTXO
        }
        PublicKey key = signature.recover(hash);
        if (!slot.isOf(key)) {
            throw new InvalidRequestException(
                    "signature",
                    slot.signature().toHex(),
                    "a signature by the owner " + slot.address() + ", but is of " + key.shortId());
        }
    }

    /**
     * {@return this transaction with the missing signatures of some signers; existing signatures stay} It waits for the
     * signers; {@link #signAsync} does not.
     *
     * @param signers the signers; only those whose signature is missing sign
     * @throws SigningException if one of them fails, or returns a signature that its key did not make
     */
    public SignedTx sign(Signer... signers) {
        try {
            return signAsync(signers).get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SigningException(signers[0].publicKey(), "was waited for when the thread was interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof SigningException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    /**
     * Like {@link #sign}, without waiting.
     *
     * @return this transaction with their signatures; the stage fails with a {@link SigningException}
     */
    public CompletableFuture<SignedTx> signAsync(Signer... signers) {
        CompletableFuture<SignedTx> signed = CompletableFuture.completedFuture(this);
        for (Signer signer : signers) {
            PublicKey key = Objects.requireNonNull(signer, "signer").publicKey();
            if (missingSlots().anyMatch(slot -> slot.isOf(key))) {
                signed = signed.thenCombine(Signing.ask(signer, hash), (tx, signature) -> tx.with(key, signature));
            }
        }
        return signed;
    }

    private SignedTx with(PublicKey key, Bytes signature) {
        List<Slots.Credential> all = credentials.stream()
                .map(credential ->
                        credential.with(slot -> slot.isMissing() && slot.isOf(key) ? slot.with(signature) : slot))
                .toList();
        return new SignedTx(unsigned, spent, hash, all);
    }

    private Stream<Slots.Slot> slots() {
        return credentials.stream().flatMap(credential -> credential.slots().stream());
    }

    private Stream<Slots.Slot> missingSlots() {
        return slots().filter(Slots.Slot::isMissing);
    }

    /** {@return whether all signatures are present, so that the transaction can be issued} */
    public boolean isComplete() {
        return missingSlots().findAny().isEmpty();
    }

    /** {@return the number of missing signatures, including those for unknown UTXOs} */
    public int missingSignatures() {
        return (int) missingSlots().count();
    }

    /** {@return the addresses whose signatures are missing; empty for an export from the C-Chain} */
    public Set<Bech32Address> missing() {
        return missing(false, address -> Bech32Address.of(spent.chain().name(), network(), address));
    }

    /** {@return the accounts whose signatures are missing; empty unless it is an export from the C-Chain} */
    public Set<EvmAddress> missingAccounts() {
        return missing(true, EvmAddress::of);
    }

    private <T> Set<T> missing(boolean isAccount, Function<Bytes, T> address) {
        return missingSlots()
                .filter(slot -> !slot.address().isEmpty() && slot.isAccount() == isAccount)
                .map(slot -> address.apply(slot.address()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private Network network() {
        if (unsigned instanceof AtomicExportTx export) {
            return export.network();
        } else if (unsigned instanceof AtomicImportTx importTx) {
            return importTx.network();
        }
        return unsigned.baseTx().map(BaseTx::network).orElseThrow();
    }

    /** {@return the transaction as bytes, with the codec version, as {@code issueTx} expects them} */
    public Bytes bytes() {
        return bytes;
    }

    /** {@return the id with the present signatures: the SHA-256 of {@link #bytes}} */
    public Id id() {
        return tx.id();
    }

    /** {@return the transaction as a value} */
    public Tx tx() {
        return tx;
    }

    /** {@return the UTXOs that it spends and their owners} */
    public SpentOutputs spent() {
        return spent;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SignedTx && bytes.equals(((SignedTx) other).bytes);
    }

    @Override
    public int hashCode() {
        return bytes.hashCode();
    }

    /** {@return the id, and the number of missing signatures} */
    @Override
    public String toString() {
        return "SignedTx[" + id() + ", " + missingSignatures() + " signatures missing]";
    }
}
