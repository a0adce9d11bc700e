package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.l1.Accounts;
import io.github.avalanche4j.testing.internal.l1.ManagerContract;
import io.github.avalanche4j.testing.internal.ledger.Ledger;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * An L1 on fakes: its EVM chain with a validator manager, the rules of the P-Chain for its validators in a {@link
 * FakeLedger}, and validators that sign only true statements. Each follows its own rules.
 *
 * <pre>{@code
 * FakeL1 l1 = FakeL1.of(node, ledger, FakeValidators.of(100, 100, 100)).converted();
 * service.aggregator(l1);
 * String hash = l1.send(l1.managerAddress(), data, signedMessages, BigInteger.ZERO);
 * }</pre>
 *
 * <p>The manager accepts the calls of managers with proof of authority, and of those with proof of stake in a native or
 * an ERC-20 token; 10^18 units of the token are a weight of 1. It does not check the caller. A staker that is removed
 * needs a proof of 80 percent uptime, unless the removal is forced. Teleporter, at its usual address, exchanges messages
 * with other L1s that have the same validators. As on a real L1, it verifies no message before the
 * chain's first block, which any transaction makes, and a simulation runs at the time of the last transaction.
 */
public final class FakeL1 implements FakeAggregator.Signer {
    private static final HexFormat HEX = HexFormat.of();
    private static final String MANAGER = "facade0000000000000000000000000000000000";

    private final Ledger ledger;
    private final FakeValidators validators;
    private final byte[] subnet;
    private final byte[] chainId;
    private final FakeEvmChain chain;
    private final ManagerContract manager;
    private final Accounts accounts;

    private FakeL1(FakeNode node, FakeLedger ledger, FakeValidators validators, byte[] subnet) {
        this.ledger = ledger.ledger();
        this.validators = validators;
        this.subnet = subnet;
        this.chainId = Checksum.sha256(subnet);
        this.chain = node.evm(chainId());
        this.manager = new ManagerContract(
                chain.chain(),
                subnet,
                chainId,
                MANAGER,
                () -> this.ledger.now().getEpochSecond(),
                validators::haveSigned);
        this.accounts = new Accounts(chain.chain(), manager, chainId, validators::haveSigned);
        chain.chain().contract(accounts);
        this.ledger.withL1s(validators::haveSigned);
        node.serve("platform.getValidatorsAt")
                .withParams("{\"height\":0,\"subnetID\":\"" + subnetId() + "\"}")
                .respond("{}")
                .always();
        node.validators(validators);
        node.serve("platform.validatedBy")
                .withParams("{\"blockchainID\":\"" + chainId() + "\"}")
                .respond("{\"subnetID\":\"" + subnetId() + "\"}")
                .always();
        node.serve("eth_baseFee")
                .at("/ext/bc/" + chainId() + "/rpc")
                .respond(params -> "\"0x" + accounts.baseFee().toString(16) + "\"")
                .always();
        Script epochs = node.serve("proposervm.getCurrentEpoch");
        epochs.at("/ext/bc/" + chainId() + "/proposervm")
                .respond(params -> epoch(chain.head() == 0 ? 0 : this.ledger.height()))
                .always();
        epochs.at("/ext/bc/P/proposervm")
                .respond(params -> epoch(this.ledger.height()))
                .always();
    }

    private static String epoch(long height) {
        return "{\"number\":\"1\",\"startTime\":\"1790000000\",\"pChainHeight\":\"" + height + "\"}";
    }

    /**
     * Creates an L1 for a new subnet.
     *
     * @param node serves the L1's chain and the validators, at all heights
     * @param ledger holds the P-Chain; from now on it checks the rules of L1s
     * @param validators the validators that sign
     */
    public static FakeL1 of(FakeNode node, FakeLedger ledger, FakeValidators validators) {
        byte[] subnet = Checksum.sha256("an L1".getBytes(StandardCharsets.US_ASCII));
        return new FakeL1(node, ledger, validators, subnet);
    }

    /** Creates an L1 for a subnet that a transaction created. */
    public static FakeL1 of(FakeNode node, FakeLedger ledger, FakeValidators validators, String subnetId) {
        return new FakeL1(node, ledger, validators, id("subnetId", subnetId));
    }

    private static byte[] id(String name, String text) {
        byte[] id = Cb58.decode(Args.text(name, text), 32);
        if (id == null) {
            throw new IllegalArgumentException(name + " must be an id in CB58, but is '" + Args.visible(text) + "'");
        }
        return id;
    }

    /** The bytes of hex that begins with {@code 0x}. */
    private static byte[] hex(String name, String text) {
        return HEX.parseHex(Args.hexWithPrefix(name, text).substring(2));
    }

    /** Converts the subnet; its first validators are those that sign, without a balance. */
    public FakeL1 converted() {
        List<String[]> first = validators.validators().stream()
                .map(validator -> new String[] {
                    HEX.formatHex(nodeId(validator.nodeId())), validator.publicKey(), Long.toString(validator.weight())
                })
                .sorted(Comparator.comparing(validator -> validator[0]))
                .toList();
        ledger.convert(HEX.formatHex(subnet), HEX.formatHex(chainId), MANAGER, first);
        for (int i = 0; i < first.size(); i++) {
            manager.initial(
                    Ledger.initialId(HEX.formatHex(subnet), i),
                    HEX.parseHex(first.get(i)[0]),
                    Long.parseLong(first.get(i)[2]));
        }
        return this;
    }

    private static byte[] nodeId(String text) {
        return Objects.requireNonNull(Cb58.decode(text.substring("NodeID-".length()), 20));
    }

    /** {@return the subnet's id} */
    public String subnetId() {
        return Cb58.encode(subnet);
    }

    /** {@return the id of the L1's chain} */
    public String chainId() {
        return Cb58.encode(chainId);
    }

    /** {@return the validator manager's address} */
    public String managerAddress() {
        return "0x" + MANAGER;
    }

    /** {@return the L1's chain} */
    public FakeEvmChain chain() {
        return chain;
    }

    /**
     * Sends a transaction to the manager, in its own block.
     *
     * @param data hex with {@code 0x}; without digits for a plain transaction that calls nothing
     * @param signedMessages the Warp messages in its access list, hex with {@code 0x}
     * @param value the native token that it pays, in its smallest unit
     * @return the transaction's hash, even if the contract reverted it
     */
    public String send(String data, List<String> signedMessages, BigInteger value) {
        List<byte[]> warp = signedMessages.stream()
                .map(message -> hex("signedMessage", message))
                .toList();
        return manager.transact(hex("data", data), warp, Args.notNegative("value", value));
    }

    /** Keeps transactions that are sent from now on in the node's pool. */
    public FakeL1 hold() {
        manager.hold(true);
        accounts.hold(true);
        return this;
    }

    /** Makes blocks of the transactions in the pool, and of those that follow at once. */
    public FakeL1 release() {
        manager.hold(false);
        accounts.hold(false);
        return this;
    }

    /**
     * Sends a message through Teleporter, in a block of its own.
     *
     * @param destinationChainId the chain that receives it
     * @param receiver the contract that is called there: {@code 0x} and 40 hex digits
     * @param requiredGas the gas of that call
     * @param content hex with {@code 0x}
     * @return Teleporter's id of the message: {@code 0x} and 64 hex digits
     */
    public String message(String destinationChainId, String receiver, long requiredGas, String content) {
        byte[] destination = id("destinationChainId", destinationChainId);
        byte[] contract = HEX.parseHex(Args.hex("receiver", receiver, 20));
        Args.atLeast(0, "requiredGas", requiredGas);
        byte[] id = accounts.message(destination, contract, requiredGas, hex("content", content));
        return "0x" + HEX.formatHex(id);
    }

    /**
     * Delivers the last message that another chain sent through Teleporter, as another relayer does; if it is delivered
     * already, nothing happens.
     *
     * @param relayer the account: {@code 0x} and 40 hex digits
     */
    public void deliverLast(FakeL1 other, String relayer) {
        String signed = other.sign(HEX.formatHex(other.accounts.last()), 67);
        accounts.deliver(Args.hex("relayer", relayer, 20), HEX.parseHex(Objects.requireNonNull(signed)));
    }

    /** {@return the accounts that delivered messages to Teleporter, by Teleporter's ids of the messages} */
    public Map<String, String> deliveries() {
        Map<String, String> all = new LinkedHashMap<>();
        accounts.received().forEach((id, account) -> all.put("0x" + id, "0x" + account));
        return all;
    }

    /**
     * Lets a contract fail when Teleporter calls it with a message, which is delivered all the same.
     *
     * @param receiver the contract: {@code 0x} and 40 hex digits
     */
    public FakeL1 receiverFails(String receiver) {
        accounts.receiverFails(Args.hex("receiver", receiver, 20));
        return this;
    }

    /** Sets the base fee, which was 1 wei; transactions with a lower price wait in the node's pool. */
    public FakeL1 baseFee(BigInteger wei) {
        accounts.price(Args.notNegative("wei", wei));
        return this;
    }

    /** Takes the continuous fee of some seconds from the balances of all validators. */
    public FakeL1 charge(long seconds) {
        ledger.charge(Args.atLeast(0, "seconds", seconds));
        return this;
    }

    /** {@return the balances of all validators and the continuous fees that they have paid, in nAVAX} */
    public BigInteger balances() {
        return ledger.heldByL1Validators();
    }

    /** {@return the weights on the P-Chain, by validation id} */
    public Map<String, Long> weightsOnPChain() {
        return ledger.weights(HEX.formatHex(subnet)).entrySet().stream()
                .collect(Collectors.toMap(
                        entry -> Cb58.encode(HEX.parseHex(entry.getKey())),
                        Map.Entry::getValue,
                        (weight, same) -> weight,
                        LinkedHashMap::new));
    }

    /** {@return the weights of active validations in the manager, by validation id} */
    public Map<String, Long> weightsInManager() {
        Map<String, Long> weights = new LinkedHashMap<>();
        manager.validations().forEach((id, validation) -> {
            if (validation.status() == ManagerContract.Status.ACTIVE) {
                weights.put(Cb58.encode(HEX.parseHex(id)), validation.weight());
            }
        });
        return weights;
    }

    /** {@return the state of a validation in the manager, such as {@code PENDING_ADDED}} */
    public String status(String validationId) {
        byte[] id = id("validationId", validationId);
        ManagerContract.Validation validation = manager.validations().get(HEX.formatHex(id));
        return validation == null ? "UNKNOWN" : validation.status().name();
    }

    @Override
    public @Nullable String sign(String unsignedMessage, int quorumPercentage) {
        return sign(unsignedMessage, "", quorumPercentage);
    }

    /** Signs messages that the manager sent, and true statements of the P-Chain. */
    @Override
    public @Nullable String sign(String unsignedMessage, String justification, int quorumPercentage) {
        byte[] message = HEX.parseHex(unsignedMessage);
        boolean isOfPChain = Arrays.equals(message, 6, 38, new byte[32], 0, 32);
        boolean isTrue = isOfPChain
                ? ledger.states(Arrays.copyOfRange(message, 56, message.length), HEX.parseHex(justification))
                : manager.signs(message) || accounts.hasSent(message);
        return isTrue ? validators.sign(unsignedMessage, quorumPercentage) : null;
    }
}
