package io.github.avalanche4j.wallet;

import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.builder.Chain;
import java.util.List;
import java.util.Set;

/** What a transaction reserves; a transaction that is not a draft may have been sent. */
record Reservation(
        Chain chain, Set<Object> spends, List<Utxo> produced, long since, boolean isDraft, Reservation.Lasts lasts) {
    /** How long a transaction reserves what it spends. */
    enum Lasts {
        /** For the lifetime of a draft. */
        A_WHILE,
        /** Until its outcome is known. */
        UNTIL_KNOWN,
        /** Until a store knows its outcome: a later process continues with what the store has. */
        UNTIL_SAVED;

        Lasts ifSent() {
            return this == A_WHILE ? UNTIL_KNOWN : this;
        }
    }

    /** A transaction is not sent, because it reserves its inputs no more; its request can prepare another one. */
    static final class NotReservedException extends IllegalStateException {
        private static final long serialVersionUID = 1;

        NotReservedException(String message) {
            super(message);
        }
    }

    /** The same until a store knows its outcome. */
    Reservation untilSaved() {
        return new Reservation(chain, spends, produced, since, isDraft, Lasts.UNTIL_SAVED);
    }

    /** The same without outputs, because it was refused or no node has received it. */
    Reservation lasting(Lasts next, long now) {
        return new Reservation(chain, spends, List.of(), now, isDraft, next);
    }
}
