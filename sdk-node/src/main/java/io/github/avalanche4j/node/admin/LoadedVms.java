package io.github.avalanche4j.node.admin;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;
import java.util.List;
import java.util.Map;

/** The result of looking for new virtual machines in the node's plugin folder. */
@Value
public interface LoadedVms {
    /** {@return the names of each VM that is new, by its id; a plugin may have none} */
    @WireName("newVMs")
    Map<Id, List<String>> newVms();

    /** {@return the error of each VM that could not be loaded, by the VM's id} */
    @WireName("failedVMs")
    Map<Id, String> failedVms();
}
