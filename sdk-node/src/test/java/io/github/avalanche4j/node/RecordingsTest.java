package io.github.avalanche4j.node;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;

import io.github.avalanche4j.node.calls.Row;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/** The recordings of a node's interfaces against the calls that ask for them, which are rows of tables. */
class RecordingsTest {
    @TestFactory
    Stream<DynamicContainer> recorded_responses() {
        Map<String, List<Row>> folders = Row.all().stream()
                .filter(Row::isRecorded)
                .collect(Collectors.groupingBy(
                        row -> row.name().substring(0, row.name().indexOf('/')),
                        LinkedHashMap::new,
                        Collectors.toList()));
        return folders.entrySet().stream()
                .map(folder -> dynamicContainer(
                        folder.getKey(), new RecordedResponses(folder.getKey(), folder.getValue()).tests()));
    }
}
