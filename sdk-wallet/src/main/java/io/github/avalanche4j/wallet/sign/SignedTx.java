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
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;

/**
 * A transaction with none, some or all of its signatures. Each signature was verified against the owner of its UTXO or
 * authorization, if the owner is known.
 *
 * <p>Another party can parse the bytes and add its signatures; a missing signature is 65 zero bytes. Each signature
 * changes the transaction's id, which is final when {@link #isComplete} is true.
 */
public final class SignedTx {
    private static final Bytes MISSING = Bytes.of(new byte[RecoverableSignature.SIZE]);

    private final UnsignedTx unsigned;
    private final SpentOutputs spent;
    private final Bytes hash;
    private final List<Slots.Credential> slots;
    private final List<List<Bytes>> signatures;
    private final Bytes bytes;

    private SignedTx(
            UnsignedTx unsigned,
            SpentOutputs spent,
            Bytes hash,
            List<Slots.Credential> slots,
            List<List<Bytes>> signatures) {
        this.unsigned = unsigned;
        this.spent = spent;
        this.hash = hash;
        this.slots = slots;
        this.signatures = signatures;
        this.bytes = spent.chain().encodeTx(tx(Id.EMPTY));
    }

    /**
     * {@return a transaction without signatures}
     *
     * @param built the transaction from a builder
     */
    public static SignedTx of(BuiltTx built) {
        List<Slots.Credential> slots = Slots.of(built.unsigned(), built.spent());
        List<List<Bytes>> none = slots.stream()
                .map(credential ->
                        credential.slots().stream().map(slot -> MISSING).toList())
                .toList();
        return new SignedTx(built.unsigned(), built.spent(), built.hash(), slots, none);
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
        List<Slots.Credential> slots = Slots.of(tx.unsigned(), spent);
        Bytes hash = Sha256.idOf(spent.chain().encodeUnsignedTx(tx.unsigned())).bytes();
        Slots.requireFilled(slots, tx.credentials());
        for (int i = 0; i < slots.size(); i++) {
            for (int j = 0; j < slots.get(i).slots().size(); j++) {
                Bytes signature = tx.credentials().get(i).signatures().get(j);
                if (!signature.equals(MISSING)) {
                    requireOfOwner(signature, slots.get(i).slots().get(j), hash);
                }
            }
        }
        return new SignedTx(
                tx.unsigned(),
                spent,
                hash,
                slots,
                tx.credentials().stream().map(Credential::signatures).toList());
    }

    private static void requireOfOwner(Bytes signature, Slots.Slot slot, Bytes hash) {
        PublicKey key = RecoverableSignature.of(signature).recover(hash);
        if (!slot.address().isEmpty() && !isOf(key, slot)) {
            throw new InvalidRequestException(
                    "signature",
                    signature.toHex(),
                    "a signature by the owner " + slot.address() + ", but is of " + key.shortId());
        }
    }

    private static boolean isOf(PublicKey key, Slots.Slot slot) {
        return (slot.isAccount() ? key.evmAddress().bytes() : key.shortId()).equals(slot.address());
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
     * @param signers the signers
     * @return this transaction with their signatures; the stage fails with a {@link SigningException}
     */
    public CompletableFuture<SignedTx> signAsync(Signer... signers) {
        CompletableFuture<SignedTx> signed = CompletableFuture.completedFuture(this);
        for (Signer signer : signers) {
            PublicKey key = Objects.requireNonNull(signer, "signer").publicKey();
            Bytes account = hasAccounts() ? key.evmAddress().bytes() : Bytes.EMPTY;
            if (missingSlots().noneMatch(slot -> isOf(key.shortId(), account, slot))) {
                continue;
            }
            signed = signed.thenCombine(
                    Signing.ask(signer, hash), (tx, signature) -> tx.with(key.shortId(), account, signature));
        }
        return signed;
    }

    private boolean hasAccounts() {
        return unsigned instanceof AtomicExportTx;
    }

    private static boolean isOf(Bytes shortId, Bytes account, Slots.Slot slot) {
        return (slot.isAccount() ? account : shortId).equals(slot.address());
    }

    private SignedTx with(Bytes shortId, Bytes account, Bytes signature) {
        List<List<Bytes>> all = new ArrayList<>();
        for (int i = 0; i < slots.size(); i++) {
            List<Bytes> some = new ArrayList<>(signatures.get(i));
            for (int j = 0; j < some.size(); j++) {
                if (some.get(j).equals(MISSING)
                        && isOf(shortId, account, slots.get(i).slots().get(j))) {
                    some.set(j, signature);
                }
            }
            all.add(List.copyOf(some));
        }
        return new SignedTx(unsigned, spent, hash, slots, all);
    }

    private Stream<Slots.Slot> missingSlots() {
        Stream.Builder<Slots.Slot> missing = Stream.builder();
        for (int i = 0; i < slots.size(); i++) {
            for (int j = 0; j < signatures.get(i).size(); j++) {
                if (signatures.get(i).get(j).equals(MISSING)) {
                    missing.add(slots.get(i).slots().get(j));
                }
            }
        }
        return missing.build();
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
        Set<Bech32Address> missing = new LinkedHashSet<>();
        missingSlots().forEach(slot -> {
            if (!slot.address().isEmpty() && !slot.isAccount()) {
                missing.add(Bech32Address.of(spent.chain().name(), network(), slot.address()));
            }
        });
        return missing;
    }

    /** {@return the accounts whose signatures are missing; empty unless it is an export from the C-Chain} */
    public Set<EvmAddress> missingAccounts() {
        Set<EvmAddress> missing = new LinkedHashSet<>();
        missingSlots().forEach(slot -> {
            if (!slot.address().isEmpty() && slot.isAccount()) {
                missing.add(EvmAddress.of(slot.address()));
            }
        });
        return missing;
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
        return Sha256.idOf(bytes);
    }

    /** {@return the transaction as a value} */
    public Tx tx() {
        return tx(id());
    }

    private Tx tx(Id id) {
        List<Credential> credentials = new ArrayList<>();
        for (int i = 0; i < slots.size(); i++) {
            credentials.add(new Credential(slots.get(i).fx(), signatures.get(i)));
        }
        return new Tx(id, unsigned, credentials);
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
