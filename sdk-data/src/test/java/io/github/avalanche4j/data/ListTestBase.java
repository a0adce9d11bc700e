package io.github.avalanche4j.data;

import io.github.avalanche4j.data.evm.EvmBlockDetails;
import io.github.avalanche4j.testing.FakeList;
import java.util.ArrayList;
import java.util.List;

/** A fake service with lists of blocks, and a client of it. */
abstract class ListTestBase extends DataTestBase {
    static final String BLOCKS = "/v1/chains/43114/blocks";
    static final String SUBNETS = "/v1/networks/mainnet/subnets";
    static final String TPS = "/v1/avg_tps/43114";

    FakeList blocks(int count) {
        return service.list(BLOCKS, "blocks").pageSizes(100, 10).items(count, ListTestBase::block);
    }

    static String block(int number) {
        String hash = String.format("0x%064x", number);
        return "{\"blockNumber\":\"" + number + "\",\"blockTimestamp\":1,\"blockHash\":\"" + hash + "\",\"txCount\":0}";
    }

    static List<Long> numbers(Iterable<EvmBlockDetails> blocks) {
        List<Long> numbers = new ArrayList<>();
        blocks.forEach(block -> numbers.add(block.blockNumber().longValueExact()));
        return numbers;
    }
}
