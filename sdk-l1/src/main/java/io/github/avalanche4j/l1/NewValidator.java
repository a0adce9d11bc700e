package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Parameters;
import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.signature.ProofOfPossession;
import io.github.avalanche4j.signature.payload.L1Message.RefusalReason;
import io.github.avalanche4j.signature.payload.PChainOwner;
import io.github.avalanche4j.signature.payload.RegisterL1Validator;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A validator to register.
 *
 * @param nodeId the node
 * @param proof the node's BLS key, and the proof that it holds the secret half
 * @param weight the weight, 1 or more
 * @param balance the balance that pays continuous fees
 * @param remainingBalanceOwner the owner to which the P-Chain pays the remaining balance
 * @param disableOwner the owner that may make it inactive
 * @param stake the terms of its stake; absent on an L1 with proof of authority, and at a conversion
 */
public record NewValidator(
        NodeId nodeId,
        ProofOfPossession proof,
        UInt64 weight,
        NAvax balance,
        PChainOwner remainingBalanceOwner,
        PChainOwner disableOwner,
        Optional<StakeTerms> stake) {
    private static final Id ANY_SUBNET = Id.of(Bytes.fromHex("0x" + "01".repeat(32)));

    /** Describes a validator. Node, weight, balance and both owners are required. */
    @Settings(
            value = "description",
            requires = {"node", "balance", "remainingBalanceOwner", "disableOwner"},
            refusesNull = true)
    public interface Builder {
        /**
         * Sets the node.
         *
         * @param node the node
         * @param proof its key, from {@code node.info().getNodeId()} of the validator's own node, or {@link NodePop#of}
         *     with the two texts that its operator sends
         */
        Builder node(NodeId node, NodePop proof);

        /** Sets the weight, 1 or more. With a stake, it must be what the contract computes from the stake. */
        Builder weight(long weight);

        /** Sets the balance that pays continuous fees; the wallet pays it on the P-Chain. */
        Builder balance(NAvax balance);

        /** Sets the owner of the remaining balance. All of its addresses must sign. */
        Builder remainingBalanceOwner(Bech32Address... addresses);

        /** Sets the owner that may make the validator inactive. All of its addresses must sign. */
        Builder disableOwner(Bech32Address... addresses);

        /** Sets the stake; only for managers with proof of stake. */
        Builder stake(StakeTerms terms);
    }

    /**
     * Makes the checks that need no node.
     *
     * @throws InvalidRequestException if the P-Chain would refuse it
     */
    public NewValidator {
        Objects.requireNonNull(nodeId, "nodeId");
        Objects.requireNonNull(proof, "proof");
        Objects.requireNonNull(weight, "weight");
        Objects.requireNonNull(remainingBalanceOwner, "remainingBalanceOwner");
        Objects.requireNonNull(disableOwner, "disableOwner");
        Objects.requireNonNull(balance, "balance");
        Objects.requireNonNull(stake, "stake");
        RegisterL1Validator message = new RegisterL1Validator(
                ANY_SUBNET,
                nodeId.bytes(),
                proof.publicKey().bytes(),
                UInt64.ZERO,
                remainingBalanceOwner,
                disableOwner,
                weight);
        message.refusalReason().ifPresent(reason -> {
            throw refused(reason, weight, nodeId, remainingBalanceOwner, disableOwner);
        });
    }

    private static InvalidRequestException refused(
            RefusalReason reason, UInt64 weight, NodeId nodeId, PChainOwner remaining, PChainOwner disabling) {
        String hint = "the P-Chain would refuse it with " + reason.nodeName();
        return switch (reason) {
            case INVALID_WEIGHT -> new InvalidRequestException("weight", weight.toString(), "1 or more", hint);
            case INVALID_NODE_ID ->
                new InvalidRequestException("nodeID", nodeId.toString(), "the id of a node, not zero", hint);
            case INVALID_OWNER ->
                new InvalidRequestException(
                        "remainingBalanceOwner and disableOwner",
                        remaining + " and " + disabling,
                        "different addresses in ascending order with a threshold from 1 to their number",
                        hint);
            default -> new InvalidRequestException("validator", nodeId.toString(), "accepted by the P-Chain", hint);
        };
    }

    /**
     * {@return a validator}
     *
     * @param description sets its node, weight, balance and owners
     * @throws InvalidRequestException if something is missing, or the P-Chain would refuse it
     */
    public static NewValidator of(Consumer<? super Builder> description) {
        Parameters set = GeneratedNewValidatorBuilder.of(description);
        return new NewValidator(
                set.asSet("node", NodeId.class).orElseThrow(),
                ProofOfPossession.of(set.asSet("proof", NodePop.class).orElseThrow()),
                UInt64.of(set.asSet("weight", Long.class).orElse(0L)),
                set.asSet("balance", NAvax.class).orElseThrow(),
                allOf(set.elements("remainingBalanceOwner", Bech32Address.class)),
                allOf(set.elements("disableOwner", Bech32Address.class)),
                set.asSet("stake", StakeTerms.class));
    }

    private static PChainOwner allOf(List<Bech32Address> addresses) {
        return new PChainOwner(
                addresses.size(),
                addresses.stream().map(Bech32Address::bytes).sorted().toList());
    }

    /** Refuses a proof of another key, as the P-Chain would. */
    void requireProof() {
        if (proof.verify().isEmpty()) {
            throw L1OperationException.of(
                    L1OperationException.Reason.MISMATCH, "the proof of possession is not of the BLS key of " + nodeId);
        }
    }

    String text() {
        return String.join(
                "/",
                nodeId.toString(),
                proof.publicKey().bytes().toHex(),
                proof.proof().bytes().toHex(),
                weight.toString(),
                balance.amount().toString(),
                text(remainingBalanceOwner),
                text(disableOwner),
                stake.map(StakeTerms::text).orElse("-"));
    }

    private static String text(PChainOwner owner) {
        Stream<String> addresses = owner.addresses().stream().map(Bytes::toHex);
        return Stream.concat(Stream.of(Long.toString(owner.threshold())), addresses)
                .collect(Collectors.joining(":"));
    }

    static NewValidator parse(String text) {
        String[] parts = text.split("/", -1);
        return new NewValidator(
                NodeId.parse(parts[0]),
                ProofOfPossession.parse(Bytes.fromHex(parts[1]), Bytes.fromHex(parts[2])),
                UInt64.parse(parts[3]),
                NAvax.of(UInt64.parse(parts[4])),
                owner(parts[5]),
                owner(parts[6]),
                parts[7].equals("-") ? Optional.empty() : Optional.of(StakeTerms.parse(parts[7])));
    }

    private static PChainOwner owner(String text) {
        List<String> parts = Arrays.asList(text.split(":", -1));
        return new PChainOwner(
                Long.parseLong(parts.get(0)),
                parts.subList(1, parts.size()).stream().map(Bytes::fromHex).toList());
    }
}
