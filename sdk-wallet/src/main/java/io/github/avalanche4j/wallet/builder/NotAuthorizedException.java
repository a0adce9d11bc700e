package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.node.utxo.OutputOwners;

/**
 * Thrown when the given addresses cannot sign for the owner of a subnet or validator. Nothing was sent.
 *
 * @serial exclude
 */
public final class NotAuthorizedException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private final String owner; // JSON, which Java serialization keeps

    NotAuthorizedException(String what, OutputOwners owner) {
        super(
                "insufficient authorization: the addresses that sign do not suffice for the owner of " + what
                        + ", of whose " + owner.addresses().size() + " addresses " + owner.threshold()
                        + " must sign, locked until " + owner.locktime() + ": " + owner.addresses(),
                "",
                false,
                null);
        this.owner = Json.write(owner);
    }

    /** {@return the owner that must sign} */
    public OutputOwners owner() {
        return Json.read(OutputOwners.class, owner);
    }
}
