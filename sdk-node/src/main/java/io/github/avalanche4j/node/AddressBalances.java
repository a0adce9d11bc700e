package io.github.avalanche4j.node;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.node.utxo.Balances;
import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The balances of one key on several chains, as {@link NodeClient#balances} finds them. Each requested chain occurs in
 * one of the three maps.
 *
 * @param utxos the sums of the UTXOs on {@code P} and {@code X}, by asset
 * @param wei the balances of the accounts on {@code C} and the L1s, in the smallest unit of each chain's own token
 * @param failures the errors of the chains that have no balance here
 */
@NoJson("write its utxos() and its wei()")
public record AddressBalances(
        Map<String, Balances> utxos, Map<String, BigInteger> wei, Map<String, AvalancheException> failures) {
    public AddressBalances {
        utxos = Collections.unmodifiableMap(new LinkedHashMap<>(utxos));
        wei = Collections.unmodifiableMap(new LinkedHashMap<>(wei));
        failures = Collections.unmodifiableMap(new LinkedHashMap<>(failures));
    }
}
