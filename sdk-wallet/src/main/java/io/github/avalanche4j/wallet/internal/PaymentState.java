package io.github.avalanche4j.wallet.internal;

import static java.util.stream.Collectors.joining;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The content of a record: the step of a name, and the transactions of this step. All of them spend the anchor, so the
 * chain accepts at most one. Each method that returns a state is a change, which is saved at once.
 *
 * @param source the chain of the first step; absent if the name was cancelled before it began
 * @param destination the chain of the second step; absent unless it is a move
 * @param anchor absent before the first transaction of a step, and at the end
 * @param export the accepted export of a move, whose import is its present step; absent before
 * @param attempts the transactions of the present step in the order of their making; at the end only the accepted one,
 *     or none if the name never pays
 */
public record PaymentState(
        Optional<Chain> source,
        Optional<Chain> destination,
        Optional<Spendable> anchor,
        Optional<Id> export,
        List<Attempt> attempts,
        boolean isFinished) {
    private static final String FORM = "avalanche4j-payment";
    private static final String NONE = "-";
    private static final String REFUSED = ":refused";
    private static final String CANCELS = ":cancels";

    /**
     * A signed transaction, without the UTXOs that it spends, because only signing needs them.
     *
     * @param fee the fee that it burns; 0 if another program made it
     * @param isRefused whether a node refused it, so that other names may spend its inputs
     * @param cancels whether it pays nothing, and only spends the anchor
     */
    public record Attempt(SignedTx tx, NAvax fee, boolean isRefused, boolean cancels) {
        public Id id() {
            return tx.id();
        }

        /** The transaction as a builder's, with its gas. */
        BuiltTx built() {
            return BuiltTx.of(tx.tx().unsigned(), tx.spent(), fee);
        }

        String text() {
            return fee.amount() + ":" + tx.bytes().toCheckedHex() + (isRefused ? REFUSED : "")
                    + (cancels ? CANCELS : "");
        }

        static Attempt parse(Chain chain, String text) {
            String[] parts = text.split(":", -1);
            return new Attempt(
                    signed(chain, Bytes.fromCheckedHex(parts[1])),
                    NAvax.of(UInt64.parse(parts[0])),
                    text.contains(REFUSED),
                    text.contains(CANCELS));
        }

        private static SignedTx signed(Chain chain, Bytes bytes) {
            return SignedTx.parse(bytes, new SpentOutputs(chain, List.of(), Optional.empty()));
        }

        private boolean isSame(Tx other) {
            return tx.tx().unsigned().equals(other.unsigned());
        }
    }

    public PaymentState {
        attempts = List.copyOf(attempts);
    }

    /** A payment before its first transaction. */
    public static PaymentState planned(Chain chain) {
        return planned(Optional.of(chain), Optional.empty());
    }

    /** A move before its export. */
    public static PaymentState planned(Chain from, Chain to) {
        return planned(Optional.of(from), Optional.of(to));
    }

    private static PaymentState planned(Optional<Chain> source, Optional<Chain> destination) {
        return new PaymentState(source, destination, Optional.empty(), Optional.empty(), List.of(), false);
    }

    /** A name without a record and without a request. */
    public static PaymentState unknown() {
        return planned(Optional.empty(), Optional.empty());
    }

    /** Whether a record is of a payment, and not of an L1's operation. */
    public static boolean isIn(Row row) {
        return row.state().startsWith(FORM + " ");
    }

    /** The inverse of {@link #row}; fails if the record is not of a payment, or cannot be read. */
    public static PaymentState of(Row row) {
        if (!isIn(row)) {
            throw new InvalidRequestException(
                    "name", row.name(), "the name of a payment or a move", "it belongs to " + row.purpose());
        }
        String[] parts = row.state().split(" ", -1);
        String why = "it has another form";
        try {
            Optional<Chain> source = optional(parts[1], Chain::valueOf);
            Optional<Chain> destination = optional(parts[2], Chain::valueOf);
            Optional<Id> export = optional(parts[4], Id::parse);
            Optional<Chain> chain = export.isPresent() ? destination : source;
            List<Attempt> attempts = parts[5].equals(NONE)
                    ? List.of()
                    : Stream.of(parts[5].split(",", -1))
                            .map(each -> Attempt.parse(chain.orElseThrow(), each))
                            .toList();
            PaymentState state = new PaymentState(
                    source, destination, optional(parts[3], Spendable::parse), export, attempts, row.isFinished());
            if (state.text().equals(row.state())) {
                return state;
            }
        } catch (RuntimeException e) {
            why = String.valueOf(e);
        }
        throw new InvalidRequestException("name", row.name(), "the name of a payment whose record can be read", why);
    }

    private static <T> Optional<T> optional(String text, Function<String, T> parse) {
        return text.equals(NONE) ? Optional.empty() : Optional.of(parse.apply(text));
    }

    private String text() {
        return Stream.of(
                        FORM,
                        text(source, Chain::name),
                        text(destination, Chain::name),
                        text(anchor, Spendable::text),
                        text(export, Id::toString),
                        attempts.isEmpty()
                                ? NONE
                                : attempts.stream().map(Attempt::text).collect(joining(",")))
                .collect(joining(" "));
    }

    private static <T> String text(Optional<T> value, Function<T, String> text) {
        return value.map(text).orElse(NONE);
    }

    /** The record of a name. */
    public Row row(String name, String purpose) {
        return new Row(name, purpose, text(), isFinished);
    }

    /** Whether this payment has the chains of a plan, or the plan names none. */
    public boolean isOf(PaymentState planned) {
        return planned.source().isEmpty()
                || planned.source().equals(source) && planned.destination().equals(destination);
    }

    /** The chain of the present step. */
    public Chain chain() {
        return (isImport() ? destination : source).orElseThrow();
    }

    /** Whether this is a move whose export is accepted. */
    public boolean isImport() {
        return export.isPresent();
    }

    /** Whether the present step has a transaction, which any process may have sent. */
    public boolean isBegun() {
        return !attempts.isEmpty();
    }

    public Attempt last() {
        return attempts.get(attempts.size() - 1);
    }

    /** Whether the payment is being cancelled. Then only cancelling transactions are added. */
    public boolean isCancelling() {
        return isBegun() && last().cancels();
    }

    /** The accepted transaction of a finished name; absent if it never pays. */
    public Optional<Attempt> paid() {
        return attempts.stream().filter(each -> !each.cancels()).findFirst();
    }

    /**
     * Adds a transaction.
     *
     * @param first the anchor, if this is the first transaction of the step
     * @throws IllegalStateException if it does not spend the anchor
     */
    public PaymentState with(Attempt next, Spendable first) {
        Spendable common = anchor.orElse(first);
        if (isFinished || !Spendable.of(next.tx().tx().unsigned()).contains(common)) {
            throw new IllegalStateException("transaction " + next.id() + " was not sent: it does not spend "
                    + common.text() + ", which all transactions of its payment spend");
        }
        return at(
                Optional.of(common),
                Stream.concat(attempts.stream(), Stream.of(next)).toList());
    }

    /**
     * Marks a transaction as refused. Its inputs, the anchor included, are then free for other names, unless a
     * transaction of the record that is not refused spends them too.
     */
    public PaymentState withRefused(Attempt refused) {
        return at(
                anchor,
                mapped(each -> each.id().equals(refused.id())
                        ? new Attempt(each.tx(), each.fee(), true, each.cancels())
                        : each));
    }

    private List<Attempt> mapped(UnaryOperator<Attempt> change) {
        return attempts.stream().map(change).toList();
    }

    private PaymentState at(Optional<Spendable> common, List<Attempt> all) {
        return new PaymentState(source, destination, common, export, all, isFinished);
    }

    /** Finds an accepted transaction in the record, where it may have other signatures; absent if it is not there. */
    public Optional<Attempt> own(Tx accepted) {
        return attempts.stream()
                .filter(each -> each.isSame(accepted))
                .findFirst()
                .map(same -> {
                    SignedTx tx = Attempt.signed(chain(), chain().encodeTx(accepted));
                    return new Attempt(tx, same.fee(), false, same.cancels());
                });
    }

    /** The state after a transaction of the record was accepted: the next step of a move, or the end. */
    public PaymentState accepted(Attempt own) {
        if (isFinished
                || attempts.stream().noneMatch(each -> each.isSame(own.tx().tx()))) {
            throw new IllegalStateException("transaction " + own.id() + " is not of this payment");
        } else if (own.cancels() || destination.isEmpty() || isImport()) {
            return ended(List.of(own));
        }
        Tx tx = own.tx().tx();
        Spendable exported = Spendable.of(tx.exported().get(0).utxoId());
        return new PaymentState(source, destination, Optional.of(exported), Optional.of(tx.id()), List.of(), false);
    }

    /**
     * The state after an accepted transaction of another wallet has spent the anchor, so that no transaction of the
     * record can be accepted. The step begins again, unless the payment is being cancelled, or the other transaction
     * imports what the move exported.
     */
    public PaymentState spentBy(Optional<Tx> other) {
        if (isImport()) {
            return ended(other.stream()
                    .map(tx -> Attempt.signed(chain(), chain().encodeTx(tx)))
                    .map(tx -> new Attempt(tx, NAvax.ZERO, false, false))
                    .toList());
        }
        return isCancelling() ? ended(List.of()) : at(Optional.empty(), List.of());
    }

    /** The end of a name that never pays, because the present step has no transaction. */
    public PaymentState cancelled() {
        if (isBegun() || isImport()) {
            throw new IllegalStateException("a transaction of this payment may be accepted");
        }
        return ended(List.of());
    }

    private PaymentState ended(List<Attempt> accepted) {
        return new PaymentState(source, destination, Optional.empty(), export, accepted, true);
    }

    /** The inputs that no other name may spend. */
    public Set<Spendable> holds() {
        Set<Spendable> holds = new HashSet<>();
        if (isImport()) {
            anchor.ifPresent(holds::add);
        }
        attempts.stream()
                .filter(each -> !each.isRefused())
                .forEach(each -> holds.addAll(Spendable.of(each.tx().tx().unsigned())));
        return holds;
    }

    /**
     * The outputs that a move exports, which no other name may import. Those of refused transactions count, because
     * another node may accept them.
     */
    public Set<Spendable> exports() {
        Set<Spendable> exports = new HashSet<>();
        if (destination.isPresent() && !isImport() && !isFinished) {
            attempts.forEach(
                    each -> each.tx().tx().exported().forEach(utxo -> exports.add(Spendable.of(utxo.utxoId()))));
        }
        return exports;
    }
}
