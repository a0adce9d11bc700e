package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.wallet.CrossChainTransfer.Stage;
import io.github.avalanche4j.wallet.builder.Chain;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the line of text of a {@link CrossChainTransfer} holds.
 *
 * @param owner the hash of the key whose funds it moves
 * @param exportId the accepted export, or {@link Id#EMPTY}
 * @param replaced a transaction of this stage that the node refused, or {@link Id#EMPTY}
 * @param sending the transactions of this stage, of which one is accepted; at stages that send nothing, those that were
 *     refused before it was released
 */
record TransferState(
        Bytes owner, Chain from, Chain to, NAvax amount, Stage stage, Id exportId, Id replaced, KeptTxs sending) {
    private static final String FORM = "avalanche4j-move-2";
    private static final int FIELDS = 9;

    TransferState at(Stage next, Id export, Id replacedNow, KeptTxs txs) {
        return new TransferState(owner, from, to, amount, next, export, replacedNow, txs);
    }

    static TransferState parse(String text) {
        String[] parts = text.split(" "); // a database may have removed a space at the end
        try {
            if (parts[0].equals(FORM) && parts.length >= FIELDS - 1 && parts.length <= FIELDS) {
                Chain from = Chain.valueOf(parts[2]);
                Chain to = Chain.valueOf(parts[3]);
                Stage stage = Stage.valueOf(parts[5]);
                KeptTxs sending = KeptTxs.parse(isExport(stage) ? from : to, parts.length < FIELDS ? "" : parts[8]);
                TransferState state = new TransferState(
                        Bytes.fromHex(parts[1]),
                        from,
                        to,
                        NAvax.of(UInt64.parse(parts[4])),
                        stage,
                        Id.parse(parts[6]),
                        Id.parse(parts[7]),
                        sending);
                if (state.isSending()
                        ? !sending.all().isEmpty()
                        : sending.all().stream().allMatch(KeptTxs.Kept::isEnded)) {
                    return state;
                }
            }
        } catch (IllegalArgumentException | IndexOutOfBoundsException | AvalancheException e) {
            throw unknown(text);
        }
        throw unknown(text);
    }

    private static InvalidRequestException unknown(String text) {
        return new InvalidRequestException("state", text, "a line that CrossChainTransfer.state returned");
    }

    /** The line of text. */
    String text() {
        return Stream.of(FORM, owner.toHex(), from, to, amount.amount(), stage, exportId, replaced, sending.text())
                .map(Object::toString)
                .collect(Collectors.joining(" "))
                .strip();
    }

    /** What the transfer does, the same at all stages. */
    String purpose() {
        return "move(" + from + ", " + to + ", " + amount + ")";
    }

    /** Whether the next transaction is the export. */
    boolean isExport() {
        return isExport(stage);
    }

    private static boolean isExport(Stage stage) {
        return stage == Stage.PLANNED || stage == Stage.EXPORTING;
    }

    boolean isSending() {
        return stage == Stage.EXPORTING || stage == Stage.IMPORTING;
    }
}
