package io.github.avalanche4j.testing;

import java.util.List;

/**
 * A signed transaction in bytes, built and signed by AvalancheGo's own wallet. {@link Samples#transaction} has one of
 * each kind. All bytes are hex with {@code 0x} and without a checksum, in the node's encoding.
 *
 * @param kind the chain and the type or operation, such as {@code P.BaseTx} or {@code X.mintNFT}
 * @param chain {@code P}, {@code X} or {@code C}
 * @param networkId the network it was made for
 * @param txId its id in cb58
 * @param utxos the UTXOs that it spends; none for an export of the C-Chain, which spends an account's balance
 * @param unsigned the bytes that were signed
 * @param signed the bytes with all signatures, as {@code issueTx} takes them
 */
public record SampleTransaction(
        String kind, String chain, long networkId, String txId, List<String> utxos, String unsigned, String signed) {

    /** Copies the list. */
    public SampleTransaction {
        utxos = List.copyOf(utxos);
    }

    @Override
    public String toString() {
        return kind + " " + txId;
    }
}
