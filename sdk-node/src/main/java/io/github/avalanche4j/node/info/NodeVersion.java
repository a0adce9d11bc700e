package io.github.avalanche4j.node.info;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** The versions of the programs that a node runs. */
@Value
public interface NodeVersion {
    /** {@return program and version, such as {@code avalanchego/1.14.2}; {@code avalanche/…} before 1.10.18} */
    String version();

    /** {@return the database's version, such as {@code v1.4.5}} */
    Optional<String> databaseVersion();

    /** {@return the version of the protocol between node and VM plugins; absent before AvalancheGo 1.9.2} */
    OptionalLong rpcProtocolVersion();

    /** {@return the commit the node was built from; may be empty} */
    Optional<String> gitCommit();

    /** {@return the version of each VM by name, or by id for a plugin without a name; their formats differ} */
    Map<String, String> vmVersions();
}
