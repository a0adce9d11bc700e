package io.github.avalanche4j.testing.internal.ledger;

import io.github.avalanche4j.testing.internal.codec.Addresses;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.ledger.Bits.Input;
import io.github.avalanche4j.testing.internal.ledger.Bits.Output;
import io.github.avalanche4j.testing.internal.ledger.Bits.Owner;
import io.github.avalanche4j.testing.internal.ledger.LedgerTx.Account;
import io.github.avalanche4j.testing.internal.ledger.LedgerTx.Operation;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** One check of one transaction against the ledger; it throws with the node's text. */
final class Check {
    private static final int MAX_MEMO = 256;

    private final Ledger ledger;
    private final LedgerTx tx;
    private final byte[] hash;
    private final Map<String, Recovery> recovered = new HashMap<>(); // the same key signs the same hash
    private int credential;

    Check(Ledger ledger, LedgerTx tx) {
        this.ledger = ledger;
        this.tx = tx;
        this.hash = Checksum.sha256(tx.unsigned);
    }

    void run() {
        if (tx.network != ledger.network) {
            throw new RefusedException("tx was issued with a different network ID");
        } else if (!tx.blockchain.equals(ledger.chains.get(tx.chain))) {
            throw new RefusedException("tx was issued with a different chain ID");
        }
        int most = tx.chain == 'X' ? MAX_MEMO : 0;
        if (tx.memo > most) {
            throw new RefusedException("memo exceeds maximum length: " + tx.memo + " > " + most);
        }
        form();
        ledger.fees.checkGas(tx, ledger.second());
        sums();
        if (tx.chain == 'C' && tx.type == 1) {
            accounts();
        }
        for (Input input : tx.inputs) {
            spend(utxo(input, tx.chain), input);
        }
        for (Input input : tx.imported) {
            spend(utxo(input, ledger.alias(tx.peer)), input);
        }
        for (Operation operation : tx.operations) {
            if (operation.utxoIds().size() != 1) {
                throw new RefusedException("wrong number of utxos for the operation");
            }
            String id = operation.utxoIds().get(0);
            Utxo utxo = utxo(id, tx.chain, Ledger.cb58(id));
            signed(utxo.output().owner(), operation.signers());
        }
        if (!tx.authority.isEmpty()) {
            Owner owner = ledger.authorities.get(tx.authority);
            if (owner == null) {
                throw new RefusedException("not found");
            }
            try {
                signed(owner, tx.authorization);
            } catch (RefusedException e) {
                throw new RefusedException("unauthorized modification: " + e.getMessage());
            }
        }
        if (credential != tx.credentials.size()) {
            throw new RefusedException("wrong number of credentials");
        }
        if (ledger.l1s != null && tx.chain == 'P') {
            ledger.l1s.check(tx);
        }
    }

    /** Order, duplicates and amounts. */
    private void form() {
        Comparator<Input> byUtxo =
                Comparator.comparing(Input::txId).thenComparing(Input::index, Integer::compareUnsigned);
        ascending(tx.inputs, byUtxo, "inputs not sorted and unique");
        ascending(tx.imported, byUtxo, "inputs not sorted and unique");
        ascending(
                tx.accounts,
                Comparator.comparing(Account::address).thenComparing(Account::asset),
                tx.type == 0 ? "outputs not sorted and unique" : "inputs not sorted and unique");
        Comparator<Output> byAsset =
                Comparator.comparing(Output::asset).thenComparing(Output::bytes, Arrays::compareUnsigned);
        for (List<Output> outputs : List.of(tx.outputs, tx.exported, tx.staked)) {
            for (int i = 0; i < outputs.size(); i++) {
                if (i > 0 && byAsset.compare(outputs.get(i - 1), outputs.get(i)) > 0) {
                    throw new RefusedException("outputs not sorted");
                }
                Owner owner = outputs.get(i).owner();
                if (outputs.get(i).amount() == 0) {
                    throw new RefusedException("output has no value");
                } else if (owner.threshold() > owner.addresses().size()) {
                    throw new RefusedException("output is unspendable");
                }
                ascending(owner.addresses(), Comparator.naturalOrder(), "addresses not sorted and unique");
            }
        }
    }

    private static <T> void ascending(List<T> list, Comparator<T> order, String otherwise) {
        for (int i = 1; i < list.size(); i++) {
            if (order.compare(list.get(i - 1), list.get(i)) >= 0) {
                throw new RefusedException(otherwise);
            }
        }
    }

    /** The inputs minus the outputs, by asset. */
    private static Map<String, BigInteger> flow(LedgerTx tx) {
        Map<String, BigInteger> flow = new TreeMap<>();
        for (List<Input> inputs : List.of(tx.inputs, tx.imported)) {
            inputs.forEach(one -> flow.merge(one.asset(), Ledger.unsigned(one.amount()), BigInteger::add));
        }
        for (List<Output> outputs : List.of(tx.outputs, tx.exported, tx.staked)) {
            outputs.forEach(
                    one -> flow.merge(one.asset(), Ledger.unsigned(one.amount()).negate(), BigInteger::add));
        }
        for (Account account : tx.accounts) {
            BigInteger amount = Ledger.unsigned(account.amount());
            flow.merge(account.asset(), tx.type == 0 ? amount.negate() : amount, BigInteger::add);
        }
        return flow;
    }

    static BigInteger burned(Ledger ledger, LedgerTx tx) {
        return flow(tx).getOrDefault(ledger.avax, BigInteger.ZERO).subtract(Ledger.unsigned(tx.paidIn));
    }

    private void sums() {
        Map<String, BigInteger> flow = flow(tx);
        // with Helicon, the C-Chain compares the fee with the base fee when it makes a block
        BigInteger fee = isOnHelicon() ? BigInteger.ZERO : ledger.fees.of(tx, ledger.second());
        flow.merge(ledger.avax, fee.add(Ledger.unsigned(tx.paidIn)).negate(), BigInteger::add);
        flow.forEach((asset, balance) -> {
            if (balance.signum() < 0) {
                throw new RefusedException(
                        switch (tx.chain) {
                            case 'P' ->
                                spendingStep() + "insufficient unlocked funds: needs " + balance.negate() + " more "
                                        + Ledger.cb58(asset);
                            case 'X' -> "insufficient funds";
                            default ->
                                isOnHelicon()
                                        ? "sanity check: flow check failed: insufficient funds"
                                        : (tx.type == 0 ? "import" : "export")
                                                + " tx flow check failed due to: insufficient funds";
                        });
            }
        });
        locks();
    }

    /** Whether the texts are those of vms/saevm/cchain. */
    private boolean isOnHelicon() {
        return tx.chain == 'C' && ledger.isHelicon();
    }

    /** Locked amounts must stay locked for their owner until the same time. */
    private void locks() {
        long now = ledger.now().getEpochSecond();
        Map<String, BigInteger> locked = new HashMap<>();
        for (Input input : tx.inputs) {
            if (input.lock() != 0 && Long.compareUnsigned(now, input.lock()) < 0) {
                Owner owner = utxo(input, tx.chain).output().owner();
                locked.merge(input.asset() + input.lock() + owner, Ledger.unsigned(input.amount()), BigInteger::add);
            }
        }
        for (List<Output> outputs : List.of(tx.outputs, tx.staked)) {
            for (Output output : outputs) {
                locked.computeIfPresent(
                        output.asset() + output.lock() + output.owner(),
                        (key, balance) -> balance.subtract(Ledger.unsigned(output.amount())));
            }
        }
        if (locked.values().stream().anyMatch(balance -> balance.signum() > 0)) {
            throw new RefusedException("insufficient locked funds");
        }
    }

    private Utxo utxo(Input input, char source) {
        boolean isOnP = tx.chain == 'P';
        return utxo(
                input.utxoId(),
                source,
                isOnP ? Ledger.cb58(input.txId()) + ":" + input.index() : Ledger.cb58(input.utxoId()));
    }

    private Utxo utxo(String id, char source, String name) {
        Utxo utxo = ledger.utxos(tx.chain, source).get(id);
        if (utxo != null) {
            return utxo;
        }
        throw new RefusedException(
                switch (tx.chain) {
                    case 'P' ->
                        source == 'P'
                                ? spendingStep() + "failed to read consumed UTXO " + name + " due to: not found"
                                : "failed to get shared memory: not found";
                    case 'X' ->
                        source == 'X'
                                ? "failed to verify transfer: failed to get utxo " + name + ": not found"
                                : "not found";
                    default ->
                        isOnHelicon()
                                ? "credential verification: fetching UTXOs from " + Ledger.cb58(tx.peer) + ": not found"
                                : "failed to fetch import UTXOs from " + Ledger.cb58(tx.peer) + " due to: not found";
                });
    }

    /** Before a text about what a transaction of the P-Chain spends (wire/wallet.md section 7). */
    private String spendingStep() {
        return switch (tx.type) {
            case 18 -> "failed verifySpend: ";
            case 25, 26, 33, 40, 41 -> "flow check failed: ";
            default -> "";
        };
    }

    private void spend(Utxo utxo, Input input) {
        Output output = utxo.output();
        String wrong = isOnHelicon()
                ? "credential verification: verifying transfer (" + credential + "): "
                : tx.chain == 'C' ? "import tx transfer failed verification: " : "failed to verify transfer: ";
        long now = ledger.now().getEpochSecond();
        boolean isLocked = output.lock() != 0 && Long.compareUnsigned(now, output.lock()) < 0;
        if (!output.asset().equals(input.asset())) {
            throw new RefusedException("asset IDs in the input don't match the utxo");
        } else if (output.amount() != input.amount() || output.type() != 7 && output.type() != 22) {
            throw new RefusedException(wrong + "utxo amount and input amount should be same");
        } else if (isLocked && input.lock() != output.lock()) {
            throw new RefusedException("locked funds not marked as locked");
        }
        try {
            signed(output.owner(), input.signers());
        } catch (RefusedException e) {
            throw new RefusedException(wrong + e.getMessage());
        }
    }

    /** Checks that the next credential is the owner's. */
    private void signed(Owner owner, List<Integer> signers) {
        if (credential >= tx.credentials.size()) {
            throw new RefusedException("wrong number of credentials");
        }
        List<byte[]> signatures = tx.credentials.get(credential++);
        if (Long.compareUnsigned(owner.locktime(), ledger.now().getEpochSecond()) > 0) {
            throw new RefusedException("output is time locked");
        } else if (signers.size() < owner.threshold()) {
            throw new RefusedException("input has too few signers");
        } else if (signers.size() > owner.threshold()) {
            throw new RefusedException("input has too many signers");
        } else if (signatures.size() != signers.size()) {
            throw new RefusedException("input expected a different number of signers than given in the credential");
        }
        ascending(signers, Comparator.naturalOrder(), "signatures not sorted and unique");
        for (int i = 0; i < signers.size(); i++) {
            int index = signers.get(i);
            if (index < 0 || index >= owner.addresses().size()) {
                throw new RefusedException("input output index too large");
            }
            String expected = owner.addresses().get(index);
            String actual = recovered(signatures.get(i)).shortId();
            if (!actual.equals(expected)) { // vms/secp256k1fx/fx.go
                throw new RefusedException("wrong signature: expected signature from " + Ledger.cb58(expected)
                        + " but got from " + Ledger.cb58(actual));
            }
        }
    }

    private Recovery recovered(byte[] signature) {
        return recovered.computeIfAbsent(Arrays.toString(signature), key -> Recovery.of(hash, signature));
    }

    /** Who signed for an account; the credential is the one before. */
    private Recovery signer(byte[] signature) {
        try {
            return recovered(signature);
        } catch (RefusedException e) {
            throw new RefusedException(
                    isOnHelicon() // vms/saevm/cchain/tx/export.go
                            ? "credential verification: recovering public key (" + (credential - 1) + "): "
                                    + e.getMessage()
                            : String.valueOf(e.getMessage()));
        }
    }

    private void accounts() {
        for (Account account : tx.accounts) {
            if (credential >= tx.credentials.size()
                    || tx.credentials.get(credential).size() != 1) {
                throw new RefusedException("wrong number of credentials");
            }
            Recovery signer = signer(tx.credentials.get(credential++).get(0));
            if (!signer.evmAddress().equals(account.address())) {
                throw new RefusedException(
                        isOnHelicon()
                                ? "credential verification: signature does not match address (" + (credential - 1)
                                        + "): want " + eip55(account.address()) + ", got " + eip55(signer.evmAddress())
                                : "signature doesn't match public key");
            }
            state(account);
        }
        if (tx.accounts.isEmpty()) {
            throw new RefusedException("tx has no inputs");
        }
    }

    /** AvalancheGo checks the balance first before Helicon (atomic/export_tx.go), and the nonce with it (txpool.go). */
    private void state(Account account) {
        BigInteger amount = Ledger.unsigned(account.amount()).multiply(Ledger.WEI);
        BigInteger balance = ledger.evmBalance(account.address());
        long nonce = ledger.nonce(account.address());
        String where = "state verification: %s: address " + eip55(account.address());
        boolean isPaid = amount.compareTo(balance) <= 0;
        if (!isPaid && !isOnHelicon()) {
            throw new RefusedException("insufficient funds");
        } else if (account.nonce() != nonce) {
            throw new RefusedException(
                    isOnHelicon()
                            ? where.formatted("nonce mismatch") + " has nonce " + nonce + " but needs "
                                    + account.nonce()
                            : "invalid nonce");
        } else if (!isPaid) {
            throw new RefusedException(
                    where.formatted("insufficient funds") + " has balance " + balance + " but needs " + amount);
        }
    }

    private static String eip55(String address) {
        return Addresses.eip55(HexFormat.of().parseHex(address));
    }
}
