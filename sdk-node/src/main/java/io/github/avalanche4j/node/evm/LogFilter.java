package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A filter for logs: by contract and by topics. */
public final class LogFilter {
    private static final int MAX_ADDRESSES = 1000;
    private static final int TOPICS = 4;

    private final List<EvmAddress> addresses;
    // an empty list means any topic
    private final List<List<EvmHash>> topics;

    private LogFilter(List<EvmAddress> addresses, List<List<EvmHash>> topics) {
        this.addresses = addresses;
        this.topics = topics;
    }

    /** Sets conditions; a condition that is not set matches every log. */
    public interface Builder {
        /** Adds contracts, at most 1000; logs of any of them match. */
        Builder addAddresses(EvmAddress... contracts);

        /**
         * Sets the topics that match at an index.
         *
         * @param place from 0 to 3; 0 is the hash of the event's signature
         * @param anyOf the topics, one of which must be there; none removes the condition
         * @throws InvalidRequestException if the index is out of its range
         */
        Builder topic(int place, EvmHash... anyOf);
    }

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if it has more contracts than nodes accept
     */
    static LogFilter of(Consumer<? super Builder> filter) {
        Objects.requireNonNull(filter, "filter");
        Conditions conditions = new Conditions();
        filter.accept(conditions);
        if (conditions.addresses.size() > MAX_ADDRESSES) {
            throw new InvalidRequestException(
                    "addresses", conditions.addresses.size() + " of them", "at most " + MAX_ADDRESSES);
        }
        return new LogFilter(List.copyOf(conditions.addresses), conditions.topics());
    }

    /** {@return the names and values that go into the request} */
    public Map<String, Object> params() {
        Map<String, Object> params = new LinkedHashMap<>();
        if (!addresses.isEmpty()) {
            params.put("address", addresses.size() == 1 ? addresses.get(0) : addresses);
        }
        if (!topics.isEmpty()) {
            // on some servers an empty inner list matches nothing; null matches anything on all
            List<@Nullable Object> all = new ArrayList<>();
            topics.forEach(anyOf -> all.add(anyOf.isEmpty() ? null : anyOf));
            params.put("topics", all);
        }
        return params;
    }

    private static final class Conditions implements Builder {
        private final List<EvmAddress> addresses = new ArrayList<>();
        private final List<List<EvmHash>> places = new ArrayList<>();

        @Override
        public Builder addAddresses(EvmAddress... contracts) {
            List<EvmAddress> added =
                    Require.elements("contracts", Arrays.asList(Objects.requireNonNull(contracts, "contracts")));
            added.forEach(contract -> addresses.add(WellFormed.require("contracts", contract)));
            return this;
        }

        @Override
        public Builder topic(int place, EvmHash... anyOf) {
            Require.between(0, TOPICS - 1, "place", place);
            List<EvmHash> topics = Require.elements("anyOf", Arrays.asList(Objects.requireNonNull(anyOf, "anyOf")));
            topics.forEach(topic -> WellFormed.require("anyOf", topic));
            while (places.size() <= place) {
                places.add(List.of());
            }
            places.set(place, topics);
            return this;
        }

        /** Leaves out trailing conditions that match anything, because they would require that many topics. */
        private List<List<EvmHash>> topics() {
            int size = places.size();
            while (size > 0 && places.get(size - 1).isEmpty()) {
                size--;
            }
            return List.copyOf(places.subList(0, size));
        }
    }
}
