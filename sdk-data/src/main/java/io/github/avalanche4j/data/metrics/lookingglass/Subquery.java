package io.github.avalanche4j.data.metrics.lookingglass;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Parameters;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.jsonrpc.RpcParams;
import io.github.avalanche4j.core.value.EvmAddress;
import java.math.BigDecimal;
import java.time.temporal.Temporal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * A part of a composite query: the holders of a token or collectible at some time.
 *
 * <pre>{@code
 * Subquery.erc20Token("rich", "43114", token, new BigDecimal("1000000")).allTime(firstDate, lastDate)
 * Subquery.nfts("collectors", "43114", collection).anyTime(firstDate, lastDate)
 * Subquery.nativeToken("whales", "43114", new BigDecimal("1000")).now()
 * }</pre>
 *
 * <p>Choose any text as id: the response reports the number of addresses that the part found under this id. The service
 * does not document the unit of amounts. A blank id or chain, a malformed address and a negative amount are refused with
 * an {@link InvalidRequestException}.
 */
public final class Subquery {
    private final String id;
    private final String type;
    private final Map<String, Object> params;

    private Subquery(String id, String type, Map<String, ?> params) {
        this.id = Require.notBlank("id", id);
        this.type = Require.notBlank("type", type);
        this.params = RpcParams.copyOf(Objects.requireNonNull(params, "params"));
    }

    /** {@return the holders of a minimum amount of a chain's native token} */
    public static TokenHolders nativeToken(String id, String evmChainId, BigDecimal least) {
        return new TokenHolders(id, "NativeBalance", "NATIVE", balance(least), chain(evmChainId));
    }

    /** {@return the holders of a minimum amount of an ERC-20 token} */
    public static TokenHolders erc20Token(String id, String evmChainId, EvmAddress token, BigDecimal least) {
        return new TokenHolders(
                id, "Erc20Balance", "ERC20", balance(least), chain(evmChainId), address("contractAddress", token));
    }

    /** {@return the holders of a minimum number of a user's tickets on Stars Arena} */
    public static TokenHolders starsArena(String id, EvmAddress subject, BigDecimal least) {
        return new TokenHolders(id, "StarsArenaBalance", "", balance(least), address("subjectAddress", subject));
    }

    /** {@return the holders of a contract's collectibles} */
    public static NftHolders nfts(String id, String evmChainId, EvmAddress collection) {
        return new NftHolders(id, chain(evmChainId), address("contractAddress", collection));
    }

    /**
     * {@return a part of a kind that has no method here}
     *
     * @param type its kind, as the service names it
     * @param params its parameters, as the service names them: texts, numbers, booleans, values of this library. They
     *     are copied
     */
    public static Subquery of(String id, String type, Map<String, ?> params) {
        return new Subquery(id, type, params);
    }

    /** {@return the name of this part} */
    public String id() {
        return id;
    }

    /** {@return the JSON object of the request} */
    public Map<String, Object> body() {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("id", id);
        body.put("type", type);
        body.put("params", params);
        return body;
    }

    /** {@return the part as JSON text} */
    @Override
    public String toString() {
        return body().toString();
    }

    @SafeVarargs
    static Map<String, Object> together(Map<String, ?>... parts) {
        Map<String, Object> all = new LinkedHashMap<>();
        for (Map<String, ?> part : parts) {
            all.putAll(part);
        }
        return all;
    }

    /** Days or times from {@code first} to {@code last}, as they are sent. */
    static Map<String, Object> range(String firstName, Temporal first, String lastName, Temporal last) {
        Objects.requireNonNull(first, firstName);
        Objects.requireNonNull(last, lastName);
        return new Parameters().with(firstName, first).with(lastName, last).complete();
    }

    private static Map<String, String> balance(BigDecimal least) {
        Objects.requireNonNull(least, "minBalance");
        if (least.signum() < 0) {
            throw new InvalidRequestException("minBalance", least.toPlainString(), "at least 0");
        }
        return Map.of("minBalance", least.toPlainString());
    }

    private static Map<String, String> chain(String evmChainId) {
        return Map.of("evmChainId", Require.notBlank("evmChainId", evmChainId));
    }

    private static Map<String, EvmAddress> address(String name, EvmAddress address) {
        return Map.of(name, WellFormed.require(name, address));
    }
}
