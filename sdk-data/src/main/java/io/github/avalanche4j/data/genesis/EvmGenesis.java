package io.github.avalanche4j.data.genesis;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The genesis of an EVM chain. Quantities are read from numbers, decimal texts and hex texts.
 * A field that is missing, null or of another type is absent.
 *
 * @param json the whole object, including fields without an accessor here
 */
@NoJson("write its json()")
public record EvmGenesis(JsonTree json) {
    /** {@return the chain's configuration} */
    public Optional<EvmGenesisConfig> config() {
        return Optional.of(json.get("config")).filter(JsonTree::isObject).map(EvmGenesisConfig::new);
    }

    /** {@return the first block's difficulty} */
    public Optional<BigInteger> difficulty() {
        return json.get("difficulty").asInteger();
    }

    /** {@return the first block's extra data in hex} */
    public Optional<String> extraData() {
        return json.get("extraData").asText();
    }

    /** {@return the first block's gas limit} */
    public Optional<UInt64> gasLimit() {
        return json.get("gasLimit").asUInt64();
    }

    /** {@return the gas used in the first block} */
    public Optional<UInt64> gasUsed() {
        return json.get("gasUsed").asUInt64();
    }

    /** {@return the first block's mix hash} */
    public Optional<String> mixHash() {
        return json.get("mixHash").asText();
    }

    /** {@return the first block's nonce} */
    public Optional<BigInteger> nonce() {
        return json.get("nonce").asInteger();
    }

    /** {@return the first block's number} */
    public Optional<UInt64> number() {
        return json.get("number").asUInt64();
    }

    /** {@return the hash that the first block names as its parent} */
    public Optional<String> parentHash() {
        return json.get("parentHash").asText();
    }

    /** {@return the first block's time, in seconds since 1970} */
    public Optional<UInt64> timestamp() {
        return json.get("timestamp").asUInt64();
    }

    /** {@return the first block's beneficiary} */
    public Optional<String> coinbase() {
        return json.get("coinbase").asText();
    }

    /** {@return the hash of an airdrop list} */
    public Optional<String> airdropHash() {
        return json.get("airdropHash").asText();
    }

    /** {@return the airdrop amount per address} */
    public Optional<BigInteger> airdropAmount() {
        return json.get("airdropAmount").asInteger();
    }

    /** {@return the first block's base fee} */
    public Optional<BigInteger> baseFeePerGas() {
        return json.get("baseFeePerGas").asInteger();
    }

    /** {@return the blob gas used in the first block} */
    public Optional<BigInteger> blobGasUsed() {
        return json.get("blobGasUsed").asInteger();
    }

    /** {@return the first block's excess blob gas} */
    public Optional<BigInteger> excessBlobGas() {
        return json.get("excessBlobGas").asInteger();
    }

    /** {@return the initial accounts, by address as the genesis writes it, with or without {@code 0x}} */
    public Map<String, Account> alloc() {
        Map<String, Account> accounts = new LinkedHashMap<>();
        json.get("alloc").fields().forEach((address, account) -> accounts.put(address, new Account(account)));
        return Collections.unmodifiableMap(accounts);
    }

    /**
     * The initial state of an account.
     *
     * @param json the whole object
     */
    @NoJson("write its json()")
    public record Account(JsonTree json) {
        /** {@return the balance, in the smallest unit of the native token; absent if the genesis has none} */
        public Optional<BigInteger> balance() {
            return json.get("balance").asInteger();
        }

        /** {@return the contract's code in hex; absent for wallets} */
        public Optional<String> code() {
            return json.get("code").asText();
        }

        /** {@return the contract's storage: slots and values in hex} */
        public Map<String, String> storage() {
            Map<String, String> storage = new LinkedHashMap<>();
            json.get("storage")
                    .fields()
                    .forEach((slot, value) -> value.asText().ifPresent(text -> storage.put(slot, text)));
            return Collections.unmodifiableMap(storage);
        }
    }

    /** {@return the JSON text} */
    @Override
    public String toString() {
        return json.toString();
    }
}
