package io.github.avalanche4j.node;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.node.utxo.Balances;
import java.math.BigInteger;
import java.util.Map;

/**
 * The balances of one key on several chains, as {@link NodeClient#balances} finds them. Each requested chain occurs in
 * one of the three maps.
 */
@Value
@NoJson("write its utxos() and its wei()")
public interface AddressBalances {
    /** {@return the sums of the UTXOs on {@code P} and {@code X}, by asset} */
    Map<String, Balances> utxos();

    /** {@return the balances of the accounts on {@code C} and the L1s, in the smallest unit of each chain's own token} */
    Map<String, BigInteger> wei();

    /** {@return the errors of the chains that have no balance here} */
    Map<String, AvalancheException> failures();
}
