package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.wallet.CrossChainTransfer.Stage;
import io.github.avalanche4j.wallet.builder.Chain;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the line of text of a {@link CrossChainTransfer} holds.
 *
 * @param exportId the accepted export, or {@link Id#EMPTY}
 * @param replaced a transaction of this stage that the node refused, or {@link Id#EMPTY}
 * @param signed the transaction that this stage sends
 * @param refused all transactions that the node refused
 */
record TransferState(
        Chain from, Chain to, NAvax amount, Stage stage, Id exportId, Id replaced, Bytes signed, List<Id> refused) {
    private static final String FORM = "avalanche4j-move-2";
    private static final String FIRST_FORM = "avalanche4j-move-1"; // without refusals, some without replaced
    private static final int FIELDS = 8; // refusals follow

    TransferState at(Stage next, Id export, Id replacedNow, Bytes bytes) {
        return new TransferState(from, to, amount, next, export, replacedNow, bytes, refused);
    }

    TransferState refusing(List<Id> all) {
        return new TransferState(from, to, amount, stage, exportId, replaced, signed, all);
    }

    /** Reads a text, and records its refusals. */
    static TransferState parse(String text, Issuances issuances) {
        String[] parts = text.split(" ", -1);
        boolean isFirstForm = parts[0].equals(FIRST_FORM) && (parts.length == FIELDS - 1 || parts.length == FIELDS);
        try {
            if (isFirstForm || parts[0].equals(FORM) && parts.length >= FIELDS) {
                return parse(parts, issuances);
            }
        } catch (IllegalArgumentException | IndexOutOfBoundsException | AvalancheException e) {
            throw notOne(text);
        }
        throw notOne(text);
    }

    private static TransferState parse(String[] parts, Issuances issuances) {
        List<TxRefusedException> refusals =
                Arrays.stream(parts).skip(FIELDS).map(TxRefusedException::parse).toList();
        TransferState state = new TransferState(
                Chain.valueOf(parts[1]),
                Chain.valueOf(parts[2]),
                NAvax.of(UInt64.parse(parts[3])),
                Stage.valueOf(parts[4]),
                Id.parse(parts[5]),
                parts.length < FIELDS ? Id.EMPTY : Id.parse(parts[6]),
                Bytes.fromCheckedHex(parts[Math.min(parts.length, FIELDS) - 1]),
                refusals.stream().map(TxRefusedException::txId).toList());
        refusals.forEach(issuances::refused);
        return state;
    }

    static InvalidRequestException notOne(String text) {
        return new InvalidRequestException("state", text, "a line that CrossChainTransfer.state returned");
    }

    /** The line of text. */
    String text(Issuances issuances) {
        Stream<Object> all =
                Stream.of(FORM, from, to, amount.amount(), stage, exportId, replaced, signed.toCheckedHex());
        Stream<String> refusals =
                refused.stream().flatMap(id -> issuances.refusal(id).stream()).map(TxRefusedException::state);
        return Stream.concat(all, refusals).map(Object::toString).collect(Collectors.joining(" "));
    }
}
