package io.github.avalanche4j.node.calls;

import static io.github.avalanche4j.core.JsonRpcException.Reason.BEYOND_INDEX;
import static io.github.avalanche4j.core.JsonRpcException.Reason.INVALID_PARAMS;
import static io.github.avalanche4j.node.calls.RecordedNode.NO_ID;
import static io.github.avalanche4j.node.calls.RecordedNode.UNKNOWN;
import static io.github.avalanche4j.node.calls.RecordedNode.id;
import static io.github.avalanche4j.node.calls.Row.fails;
import static io.github.avalanche4j.node.calls.Row.refuses;
import static io.github.avalanche4j.node.calls.Row.refusesNull;
import static io.github.avalanche4j.node.calls.Row.responds;
import static io.github.avalanche4j.node.calls.Row.unused;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.index.Index;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Calls of the index interface. */
final class IndexRows {
    private IndexRows() {}

    static List<Row> rows() {
        return List.of(
                responds(
                        "index/C-block.getContainerByID",
                        (node, name) -> node.index(Index.C_BLOCK).getContainerById(id(name, "id"))),
                responds(
                        "index/C-block.getContainerByIndex.0",
                        node -> node.index(Index.C_BLOCK).getContainerByIndex(0)),
                responds(
                        "index/C-block.getContainerRange.0-5",
                        node -> node.index(Index.C_BLOCK).getContainerRange(0, 5)),
                responds(
                        "index/C-block.getIndex",
                        (node, name) -> node.index(Index.C_BLOCK).getIndex(id(name, "id"))),
                responds(
                        "index/C-block.getLastAccepted",
                        node -> node.index(Index.C_BLOCK).getLastAccepted()),
                responds(
                        "index/C-block.isAccepted",
                        (node, name) -> node.index(Index.C_BLOCK).isAccepted(id(name, "id"))),
                responds(
                        "index/P-block.getContainerByID",
                        (node, name) -> node.index(Index.P_BLOCK).getContainerById(id(name, "id"))),
                responds(
                        "index/P-block.getContainerByIndex.0",
                        node -> node.index(Index.P_BLOCK).getContainerByIndex(0)),
                responds(
                        "index/P-block.getContainerRange.0-5",
                        node -> node.index(Index.P_BLOCK).getContainerRange(0, 5)),
                responds(
                        "index/P-block.getIndex",
                        (node, name) -> node.index(Index.P_BLOCK).getIndex(id(name, "id"))),
                responds(
                        "index/P-block.getLastAccepted",
                        node -> node.index(Index.P_BLOCK).getLastAccepted()),
                responds(
                        "index/P-block.isAccepted",
                        (node, name) -> node.index(Index.P_BLOCK).isAccepted(id(name, "id"))),
                responds(
                        "index/X-block.getContainerByID",
                        (node, name) -> node.index(Index.X_BLOCK).getContainerById(id(name, "id"))),
                responds(
                        "index/X-block.getContainerByIndex.0",
                        node -> node.index(Index.X_BLOCK).getContainerByIndex(0)),
                responds(
                        "index/X-block.getContainerRange.0-5",
                        node -> node.index(Index.X_BLOCK).getContainerRange(0, 5)),
                responds(
                        "index/X-block.getIndex",
                        (node, name) -> node.index(Index.X_BLOCK).getIndex(id(name, "id"))),
                responds(
                        "index/X-block.getLastAccepted",
                        node -> node.index(Index.X_BLOCK).getLastAccepted()),
                responds(
                        "index/X-block.isAccepted",
                        (node, name) -> node.index(Index.X_BLOCK).isAccepted(id(name, "id"))),
                responds(
                        "index/C-block.getContainerRange.all",
                        node -> node.index(Index.C_BLOCK).getContainerRange(0, 1024)),
                responds(
                        "index/C-block.getContainerRange.65",
                        node -> node.index(Index.C_BLOCK).getContainerRange(0, 1024)),
                responds(
                        "index/C-block.getContainerRange.tail",
                        node -> node.index(Index.C_BLOCK).getContainerRange(15, 10)),
                responds(
                        "index/P-block.getContainerRange.all",
                        node -> node.index(Index.P_BLOCK).getContainerRange(0, 1024)),
                responds(
                        "index/X-block.getContainerRange.tail",
                        node -> node.index(Index.X_BLOCK).getContainerRange(6, 10)),
                responds(
                        "index/C-block.isAccepted.no",
                        node -> node.index(Index.C_BLOCK).isAccepted(UNKNOWN)),
                responds(
                        "index/X-block.isAccepted.no",
                        node -> node.index(Index.X_BLOCK).isAccepted(UNKNOWN)),
                responds(
                        "index/getContainerByIndex.string",
                        node -> node.index(Index.C_BLOCK).getContainerByIndex(16)),
                responds(
                        "index/getLastAccepted.hexnc",
                        node -> node.index(Index.C_BLOCK).encoding("hexnc").getLastAccepted()),
                fails(
                        "index/C-block.getContainerRange.beyond",
                        BEYOND_INDEX,
                        node -> node.index(Index.C_BLOCK).getContainerRange(17, 10)),
                fails(
                        "index/P-block.getContainerRange.beyond",
                        BEYOND_INDEX,
                        node -> node.index(Index.P_BLOCK).getContainerRange(21, 10)),
                fails(
                        "index/X-block.getContainerRange.beyond",
                        BEYOND_INDEX,
                        node -> node.index(Index.X_BLOCK).getContainerRange(8, 10)),
                fails(
                        "index/X-tx.getContainerRange.0-5",
                        BEYOND_INDEX,
                        node -> node.index(Index.X_TX).getContainerRange(0, 5)),
                fails(
                        "index/X-tx.getLastAccepted",
                        BEYOND_INDEX,
                        node -> node.index(Index.X_TX).getLastAccepted()),
                fails(
                        "index/X-vtx.getContainerRange.0-5",
                        BEYOND_INDEX,
                        node -> node.index(Index.X_VTX).getContainerRange(0, 5)),
                fails(
                        "index/X-vtx.getContainerByIndex.0",
                        BEYOND_INDEX,
                        node -> node.index(Index.X_VTX).getContainerByIndex(0)),
                fails(
                        "index/getContainerByIndex.beyond",
                        BEYOND_INDEX,
                        node -> node.index(Index.C_BLOCK).getContainerByIndex(1_000_000_000)),
                fails(
                        "index/getContainerByIndex.huge",
                        BEYOND_INDEX,
                        node -> node.index(Index.C_BLOCK)
                                .call(
                                        "index.getContainerByIndex",
                                        JsonTree.class,
                                        Map.of("index", "18446744073709551615", "encoding", "hex"))),
                fails(
                        "index/getContainerByID.malformed",
                        INVALID_PARAMS,
                        node -> node.index(Index.C_BLOCK)
                                .call(
                                        "index.getContainerByID",
                                        JsonTree.class,
                                        Map.of("id", "nope", "encoding", "hex"))),
                fails(
                        "index/getContainerRange.1025",
                        INVALID_PARAMS,
                        node -> node.index(Index.C_BLOCK)
                                .call(
                                        "index.getContainerRange",
                                        JsonTree.class,
                                        Map.of("startIndex", 0, "numToFetch", 1025, "encoding", "hex"))),
                fails(
                        "index/getContainerRange.endIndex",
                        INVALID_PARAMS,
                        node -> node.index(Index.C_BLOCK)
                                .call(
                                        "index.getContainerRange",
                                        JsonTree.class,
                                        Map.of("startIndex", 0, "endIndex", 5, "encoding", "hex"))),
                fails(
                        "index/getContainerRange.negative",
                        INVALID_PARAMS,
                        node -> node.index(Index.C_BLOCK)
                                .call(
                                        "index.getContainerRange",
                                        JsonTree.class,
                                        Map.of("startIndex", -1, "numToFetch", 5, "encoding", "hex"))),
                fails(
                        "index/getContainerRange.zero",
                        INVALID_PARAMS,
                        node -> node.index(Index.C_BLOCK)
                                .call(
                                        "index.getContainerRange",
                                        JsonTree.class,
                                        Map.of("startIndex", 0, "numToFetch", 0, "encoding", "hex"))),
                fails(
                        "index/getLastAccepted.blank",
                        INVALID_PARAMS,
                        node -> node.index(Index.C_BLOCK)
                                .call("index.getLastAccepted", JsonTree.class, Map.of("encoding", ""))),
                fails(
                        "index/getLastAccepted.json",
                        INVALID_PARAMS,
                        node -> node.index(Index.C_BLOCK)
                                .call("index.getLastAccepted", JsonTree.class, Map.of("encoding", "json"))),
                unused("index/getLastAccepted.HEX", "encodings go out in lower case"),
                unused("index/getLastAccepted.nullEncoding", "an encoding is always sent"),
                // the interfaces of a node
                refuses("id", node -> node.index(Index.C_BLOCK).getContainerById(Id.parse("nope"))),
                refuses("id", node -> node.index(Index.C_BLOCK).getIndex(Id.parse("nope"))),
                refuses("id", node -> node.index(Index.C_BLOCK).isAccepted(Id.parse("nope"))),
                refuses("index", node -> node.index(Index.C_BLOCK).getContainerByIndex(-1)),
                refuses("startIndex", node -> node.index(Index.C_BLOCK).getContainerRange(-1, 5)),
                refuses("numToFetch", node -> node.index(Index.C_BLOCK).getContainerRange(0, -1)),
                refuses("numToFetch", node -> node.index(Index.C_BLOCK).getContainerRange(0, 1025)),
                refuses(
                        "encoding",
                        node -> node.index(Index.C_BLOCK).encoding("cb58").getLastAccepted()),
                refuses(
                        "encoding",
                        node -> node.index(Index.C_BLOCK).encoding("json").getLastAccepted()),
                refuses("encoding", node -> node.index(Index.C_BLOCK).encoding(" ")),
                refuses("from", node -> node.index(Index.C_BLOCK).containers(-1)),
                refuses(
                        "pageSize",
                        node -> node.index(Index.C_BLOCK).containers(0).pageSize(1025)),
                refuses(
                        "pageSize",
                        node -> node.index(Index.C_BLOCK).containers(0).pageSize(0)),
                refuses("limit", node -> node.index(Index.C_BLOCK).containers(0).limit(-1)),
                refuses(
                        "prefetch",
                        node -> node.index(Index.C_BLOCK).containers(0).prefetch(17)),
                refuses("interval", node -> node.index(Index.C_BLOCK).follow(0, Duration.ZERO)),
                refusesNull("id", node -> node.index(Index.C_BLOCK).getContainerById(null)),
                refusesNull("id", node -> node.index(Index.C_BLOCK).getIndex(null)),
                refusesNull("id", node -> node.index(Index.C_BLOCK).isAccepted(null)),
                refusesNull("encoding", node -> node.index(Index.C_BLOCK).encoding(null)),
                refusesNull("interval", node -> node.index(Index.C_BLOCK).follow(0, null)),
                refusesNull("index", node -> node.index(null)),
                // malformed ids and addresses of a response are not sent
                refuses("id", node -> node.index(Index.P_BLOCK).getContainerById(NO_ID)));
    }
}
