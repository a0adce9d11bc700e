package io.github.avalanche4j.data.transaction;

import java.util.List;
import org.immutables.value.Value;

/**
 * A transaction as an address sees it: its lists hold only what that address gave or received. The whole of it is in
 * {@code data.chain(id).transaction(hash)}.
 */
@Value.Immutable
public interface AddressTransaction {
    /** {@return the transaction itself} */
    NativeTransaction nativeTransaction();

    /** {@return the fungible tokens moved; empty also where the service leaves the list out} */
    List<Erc20Transfer> erc20Transfers();

    /** {@return the collectibles moved of which there is one; empty also where the service leaves the list out} */
    List<Erc721Transfer> erc721Transfers();

    /**
     * {@return the collectibles moved of which there may be several; empty also where the service leaves the list out}
     */
    List<Erc1155Transfer> erc1155Transfers();

    /** {@return the calls from contract to contract; empty also where the service leaves the list out} */
    List<InternalTransaction> internalTransactions();
}
