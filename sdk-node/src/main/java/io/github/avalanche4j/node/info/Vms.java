package io.github.avalanche4j.node.info;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import java.util.List;
import java.util.Map;

/** The virtual machines that a node has. */
@Value
public interface Vms {
    /** {@return each VM's names by its id; a plugin may have no name} */
    Map<Id, List<String>> vms();

    /** {@return each feature extension's name by its id; empty before AvalancheGo 1.10.19} */
    Map<Id, String> fxs();
}
