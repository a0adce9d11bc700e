package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.args.Nearest;
import io.github.avalanche4j.testing.internal.codec.Addresses;
import io.github.avalanche4j.testing.internal.ledger.Ledger;
import io.github.avalanche4j.testing.internal.ledger.LedgerMethods;
import io.github.avalanche4j.testing.internal.ledger.Pool;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/**
 * A ledger of the P-, X- and C-Chain for tests of programs that send transactions. A {@link FakeNode} serves it: UTXOs
 * in pages, balances, fees, {@code issueTx} on the three chains, and their blocks.
 *
 * <pre>{@code
 * FakeLedger ledger = node.ledger();
 * ledger.fund("P-local1…", 5_000_000_000L);
 * ledger.loseNextResponse();
 * // issue a transaction at node.url()
 * assert ledger.accepted().size() == 1;
 * }</pre>
 *
 * <p>It parses transactions itself and checks order, memo, sums, fee, that each UTXO exists, and that its owners
 * signed, for which it needs {@code org.bouncycastle:bcprov-jdk18on}, an optional dependency of this module, which the
 * wallet brings; a refusal has the text of AvalancheGo 1.14.2. It does not check the rules of staking and assets, and checks
 * those of L1s only with a {@link FakeL1}. Valid transactions are accepted at once, and an export can be imported at
 * once. A stake is returned when it ends, without a reward; a stake that renews itself is not.
 *
 * <p>What is scripted for the next transaction adds up: {@code dropNext} twice drops two.
 *
 * <p>The network is {@code local} (12345), with its AVAX and its chains. Amounts are nAVAX. Safe for use by many
 * threads.
 */
public final class FakeLedger {
    private final Ledger ledger = new Ledger();
    private final Pool pool = new Pool(ledger);

    /** Creates an empty ledger, for {@link FakeNode#ledger(FakeLedger)}. */
    public FakeLedger() {}

    Ledger ledger() {
        return ledger;
    }

    LedgerMethods methods() {
        return new LedgerMethods(ledger, pool);
    }

    /**
     * Adds a UTXO for an address.
     *
     * @param address Bech32 with {@code P-} or {@code X-}
     */
    public FakeLedger fund(String address, long nAvax) {
        ledger.fund(chain(address), bytes(address), Args.atLeast(1, "nAvax", nAvax));
        return this;
    }

    /**
     * Adds a UTXO of any kind.
     *
     * @param chain the chain that can spend or import it: {@code P}, {@code X} or {@code C}
     * @param sourceChain the chain that exported it; {@code chain} itself for its own UTXOs
     * @param hex its bytes, without a checksum
     */
    public FakeLedger addUtxo(String chain, String sourceChain, String hex) {
        ledger.add(
                letter("chain", chain),
                letter("sourceChain", sourceChain),
                HexFormat.of().parseHex(Args.hex("hex", hex)));
        return this;
    }

    /**
     * Adds to the balance of an account of the C-Chain.
     *
     * @param evmAddress hex with {@code 0x}
     */
    public FakeLedger fundEvm(String evmAddress, BigInteger wei) {
        ledger.fundEvm(evm(evmAddress), Args.notNegative("wei", wei));
        return this;
    }

    private static String evm(String address) {
        return Args.hex("evmAddress", address, 20);
    }

    private static char chain(String address) {
        if (!Args.text("address", address).startsWith("P-") && !address.startsWith("X-")) {
            String help = address.startsWith("0x") || address.startsWith("C-")
                    ? "; fundEvm and evmBalance are for accounts of the C-Chain"
                    : "";
            throw new IllegalArgumentException(
                    "an address must start with P- or X-: '" + Args.visible(address) + "'" + help);
        }
        return address.charAt(0);
    }

    private static String bytes(String address) {
        byte[] bytes = Addresses.bech32Bytes(address.substring(2));
        if (bytes == null) {
            throw new IllegalArgumentException(
                    "not a Bech32 address, or its checksum is wrong: '" + Args.visible(address) + "'");
        }
        return HexFormat.of().formatHex(bytes);
    }

    private static char letter(String name, String chain) {
        if (!List.of("P", "X", "C").contains(Objects.requireNonNull(chain, name))) {
            throw new IllegalArgumentException(name + " must be P, X or C, but is '" + Args.visible(chain) + "'"
                    + Nearest.didYouMean(chain, List.of("P", "X", "C")));
        }
        return chain.charAt(0);
    }

    /** {@return the nAVAX of an address on its chain, locked and unlocked} */
    public BigInteger balance(String address) {
        return ledger.balance(chain(address), bytes(address));
    }

    /** {@return the wei of an account of the C-Chain} */
    public BigInteger evmBalance(String evmAddress) {
        return ledger.evmBalance(evm(evmAddress));
    }

    /** {@return the nAVAX that all accepted transactions paid as fees} */
    public BigInteger burned() {
        return ledger.burned();
    }

    /** {@return the ids of all accepted transactions, in order} */
    public List<String> accepted() {
        return ledger.accepted();
    }

    /** Sets the price of one gas of the P-Chain in nAVAX, 1 at first; full blocks raise it for a while. */
    public FakeLedger gasPrice(long nAvax) {
        Args.atLeast(0, "nAvax", nAvax);
        ledger.change(fees -> fees.gasPrice = nAvax);
        return this;
    }

    /**
     * Sets the gas that the last block of the P-Chain left, as a full block does. With each second it grows by 100000,
     * to at most 1000000. A new ledger has 0, and its last block is a minute old.
     */
    public FakeLedger capacity(long gas) {
        ledger.capacity(Args.atLeast(0, "gas", gas));
        return this;
    }

    /** Sets the fee of the X-Chain's transactions in nAVAX, 1000000 at first. */
    public FakeLedger txFee(long nAvax) {
        Args.atLeast(0, "nAvax", nAvax);
        ledger.change(fees -> fees.txFee = nAvax);
        return this;
    }

    /** Sets the base fee of the C-Chain in wei, 25 * 10^9 at first. */
    public FakeLedger baseFee(BigInteger wei) {
        Args.notNegative("wei", wei);
        ledger.change(fees -> fees.baseFee = wei);
        pool.baseFeeChanged();
        return this;
    }

    /**
     * Stops the ledger's clock at a time, when the P-Chain makes an empty block. The clock determines when locks and
     * stakes end.
     */
    public FakeLedger time(Instant now) {
        ledger.time(Objects.requireNonNull(now, "now"));
        return this;
    }

    /**
     * Moves the ledger's clock forward. {@code platform.getTimestamp} and the fee state remain those of the P-Chain's
     * last block.
     */
    public FakeLedger advance(Duration time) {
        ledger.advance(Args.notNegative("time", time));
        return this;
    }

    /**
     * Upgrades the C-Chain to Helicon: other errors, larger imports, another start of pages, and a status only of
     * accepted transactions. A transaction that pays less than the base fee waits until that falls. An accepted export
     * is executed before the next request that is no {@code issueTx}; until then, another export with its nonce that
     * pays more is taken too, and is never accepted.
     */
    public FakeLedger helicon() {
        ledger.change(fees -> fees.helicon = true);
        return this;
    }

    /**
     * Drops the next valid transaction: its status is dropped, and its UTXOs stay unspent. A node of the P- or X-Chain
     * refuses its bytes from now on.
     */
    public FakeLedger dropNext(String reason) {
        pool.dropNext(Objects.requireNonNull(reason, "reason"), Pool.NEVER);
        return this;
    }

    /**
     * Drops the next valid transaction at the node that receives it, as {@link #dropNext(String)} does, while another
     * validator has it: it is accepted later, unless its inputs are spent by then.
     *
     * @param lookups the number of lookups of its status that find it dropped
     */
    public FakeLedger dropNext(String reason, int lookups) {
        pool.dropNext(Objects.requireNonNull(reason, "reason"), Args.atLeast(0, "lookups", lookups));
        return this;
    }

    /** Refuses the next transaction with an error of {@code issueTx}. */
    public FakeLedger refuseNext(String message) {
        pool.refuseNext(Objects.requireNonNull(message, "message"));
        return this;
    }

    /** Accepts the next transaction and closes the connection instead of responding. */
    public FakeLedger loseNextResponse() {
        pool.loseNextResponse();
        return this;
    }

    /**
     * Holds transactions from now on. Held transactions stay in processing, and conflict with others that spend the
     * same UTXOs.
     */
    public FakeLedger hold() {
        pool.hold();
        return this;
    }

    /** Decides all held and dropped transactions. A transaction whose fee is too low by now is dropped. */
    public FakeLedger release() {
        pool.release();
        return this;
    }

    /**
     * Sets whether the nodes that serve this ledger pass held transactions on to each other; at first they do. Without,
     * only the node that received a transaction knows it before it is accepted.
     */
    public FakeLedger gossip(boolean passesOn) {
        pool.gossip(passesOn);
        return this;
    }

    /**
     * Lets a lagging replica respond to every second lookup of UTXOs, and likewise of balances, nonces, statuses and
     * heights. The replica does not know the transactions of the blocks that it lacks.
     *
     * @param blocks the number of blocks that the replica lacks, counted from now on; 0 for no such replica
     */
    public FakeLedger lag(int blocks) {
        ledger.lag(Args.atLeast(0, "blocks", blocks));
        return this;
    }
}
