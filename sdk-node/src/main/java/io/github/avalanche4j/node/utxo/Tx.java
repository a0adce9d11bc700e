package io.github.avalanche4j.node.utxo;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.core.NodeId;
import java.util.List;
import java.util.Optional;

/**
 * A signed transaction of the P- or X-Chain, as a tree. What most users start from has a method here; everything else is in
 * {@link #json}, under the node's names.
 */
public final class Tx extends JsonView {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Tx(JsonTree json) {
        super(json);
    }

    /** {@return the transaction's id; older nodes leave it out} */
    public Optional<Id> id() {
        return text(json().get("id"), Id.class);
    }

    /** {@return what the transaction does, as far as its fields tell} */
    public TxType type() {
        return TxType.of(unsigned());
    }

    /** {@return the transaction without its signatures: the fields that depend on its type} */
    public JsonTree unsigned() {
        return json().get("unsignedTx");
    }

    /** {@return the number of the network} */
    public Optional<Long> networkId() {
        return small(unsigned().get("networkID"));
    }

    /** {@return the chain that the transaction is for; {@link Id#EMPTY} is the P-Chain} */
    public Optional<Id> blockchainId() {
        return text(unsigned().get("blockchainID"), Id.class);
    }

    /** {@return what it spends of its own chain} */
    public List<TxInput> inputs() {
        return list(unsigned().get("inputs"), TxInput::new);
    }

    /** {@return what it gives on its own chain, change included, stakes not} */
    public List<TxOutput> outputs() {
        return list(unsigned().get("outputs"), TxOutput::new);
    }

    /** {@return what it takes in from {@link #sourceChain}} */
    public List<TxInput> importedInputs() {
        return list(unsigned().get("importedInputs"), TxInput::new);
    }

    /** {@return what it gives to {@link #destinationChain}} */
    public List<TxOutput> exportedOutputs() {
        return list(unsigned().get("exportedOutputs"), TxOutput::new);
    }

    /** {@return what it stakes, in the form in which it comes back in the end} */
    public List<TxOutput> stake() {
        return list(unsigned().get("stake"), TxOutput::new);
    }

    /** {@return the chain that an import takes from} */
    public Optional<Id> sourceChain() {
        return text(unsigned().get("sourceChain"), Id.class);
    }

    /** {@return the chain that an export gives to} */
    public Optional<Id> destinationChain() {
        return text(unsigned().get("destinationChain"), Id.class);
    }

    /** {@return the subnet that the transaction is about; {@link Id#EMPTY} is the primary network} */
    public Optional<Id> subnetId() {
        return text(unsigned().get("subnetID"), Id.class).or(() -> validator().flatMap(TxValidator::subnetId));
    }

    /** {@return the validator that is added or delegated to; the initial ones of an L1 are in {@link #unsigned}} */
    public Optional<TxValidator> validator() {
        JsonTree validator = unsigned().get("validator");
        return validator.isObject() ? Optional.of(new TxValidator(validator)) : Optional.empty();
    }

    /** {@return the node that the transaction is about} */
    public Optional<NodeId> nodeId() {
        return text(unsigned().get("nodeID"), NodeId.class).or(() -> validator().flatMap(TxValidator::nodeId));
    }

    /** {@return what the sender wrote into it; nothing since the Durango upgrade made the P-Chain refuse memos} */
    public Bytes memo() {
        try {
            return unsigned().get("memo").asText().map(Bytes::fromHex).orElse(Bytes.EMPTY);
        } catch (InvalidRequestException e) {
            return Bytes.EMPTY; // another form than nodes write; json() has it
        }
    }
}
