package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.l1.EvmCall;
import io.github.avalanche4j.l1.L1Manager;
import io.github.avalanche4j.l1.L1Operation;
import io.github.avalanche4j.l1.L1OperationException;
import io.github.avalanche4j.l1.ManagerContract;
import io.github.avalanche4j.l1.NewValidator;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.info.NodeIdentity;
import io.github.avalanche4j.signature.ProofOfPossession;
import io.github.avalanche4j.signature.SignerSet;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.payload.WarpPayload.AddressedCall;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.key.LocalSigner;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Registers a node as a validator of an L1 with proof of authority. {@code --dry-run} sends nothing and shows the steps
 * and their cost.
 *
 * <p>Without further options, the node, the L1 and the aggregator are fakes. {@code --validator URL --node URL
 * --aggregator URL --subnet ID --chain ID --manager ADDRESS --key-file FILE --state FOLDER} registers the node at the
 * first URL; {@code --weight} and {@code --balance} are optional. The example prints the transactions for the L1's
 * chain, to be sent with another tool, and waits for them; started again with the same folder, it continues. From
 * JDK 24 on, start the JVM with {@code --enable-native-access=ALL-UNNAMED}.
 */
public final class RegisterL1Validator {
    private static final String NAME = "registration"; // in the store; one for each validator that is registered
    private static final int SIGNERS = 4; // that the estimate of the fee assumes
    private static final int PAYLOAD = 182; // bytes of a registration with one address for each owner

    private RegisterL1Validator() {}

    /** Registers a validator. */
    public static void main(String[] args) {
        Example.run(RegisterL1Validator::run, args);
    }

    static void run(String[] args, PrintStream out) throws IOException {
        Arguments arguments = Arguments.of(
                args,
                "node",
                "aggregator",
                "validator",
                "subnet",
                "chain",
                "manager",
                "key-file",
                "state",
                "weight",
                "balance",
                "dry-run");
        boolean isDry = arguments.isDryRun();
        if (arguments.get("node").isPresent()) {
            real(arguments, isDry, out);
            return;
        }
        try (SampleL1 sample = new SampleL1()) {
            NodeIdentity identity = sample.node().info().getNodeId().execute();
            Consumer<NewValidator.Builder> validator = validator(identity, sample.payer(), arguments);
            if (isDry) {
                show(sample.withoutSender(), validator, sample.node(), sample.wallet(), sample.contract(), out);
            } else {
                carryOut(sample.manager(), validator, out);
            }
        }
    }

    private static void real(Arguments arguments, boolean isDry, PrintStream out) throws IOException {
        try (NodeClient node = NodeClient.create(arguments.required("node"));
                NodeClient other = NodeClient.create(arguments.required("validator"));
                SelfHostedAggregator aggregator = SelfHostedAggregator.create(arguments.required("aggregator"))) {
            LocalSigner signer = LocalSigner.of(arguments.privateKey());
            Network network = Network.of(node.info().getNetworkId().execute());
            PaymentStore store =
                    isDry ? PaymentStore.inMemory() : PaymentStore.files(Path.of(arguments.required("state")));
            Wallet wallet = Wallet.of(node, options -> options.store(store), signer);
            ManagerContract contract = ManagerContract.ofAuthority(
                    arguments.id("subnet"), arguments.id("chain"), EvmAddress.parse(arguments.required("manager")));
            L1Manager l1 = L1Manager.of(wallet, node, aggregator, contract);
            Consumer<NewValidator.Builder> validator = validator(
                    other.info().getNodeId().execute(), signer.publicKey().address("P", network), arguments);
            if (isDry) {
                show(l1, validator, node, wallet, contract, out);
            } else {
                carryOut(l1, validator, out);
            }
        }
    }

    private static Consumer<NewValidator.Builder> validator(
            NodeIdentity identity, Bech32Address owner, Arguments arguments) {
        return v -> v.node(
                        identity.nodeId(),
                        identity.nodePop().orElseThrow(() -> new UsageException("the node shows no BLS key")))
                .weight(arguments.number("weight", 20, 1, Long.MAX_VALUE))
                .balance(NAvax.ofAvax(arguments.get("balance").orElse("5")))
                .remainingBalanceOwner(owner)
                .disableOwner(owner);
    }

    /** Without a sender, each transaction to the L1's chain is printed, and waited for. */
    private static void carryOut(L1Manager l1, Consumer<NewValidator.Builder> validator, PrintStream out) {
        L1Operation registration = l1.register(validator);
        Call<L1Operation> call = l1.complete(NAME, registration).timeout(Duration.ofHours(1));
        l1.operation(NAME).ifPresent(begun -> print(begun, out)); // by an earlier process
        Optional<L1Operation> done = Optional.empty();
        while (done.isEmpty()) {
            try {
                done = Optional.of(call.execute());
            } catch (L1OperationException e) {
                if (e.reason() != L1OperationException.Reason.NO_SENDER) {
                    throw e;
                }
                print(l1.operation(NAME).orElseThrow(), out);
            }
        }
        out.println(done.get());
    }

    private static void print(L1Operation now, PrintStream out) {
        out.println(now);
        now.transaction().ifPresent(needed -> print(needed, out));
    }

    private static void print(EvmCall call, PrintStream out) {
        out.println("  to " + call.to() + ", " + call.data().size() + " bytes of data: " + call.data());
        if (call.message().isPresent()) {
            out.println("  access list: " + EvmCall.ACCESS_LIST_ADDRESS + " with "
                    + call.storageKeys().size() + " storage keys:");
            call.storageKeys().forEach(key -> out.println("    " + key));
        }
    }

    private static void show(
            L1Manager l1,
            Consumer<NewValidator.Builder> description,
            NodeClient node,
            Wallet wallet,
            ManagerContract contract,
            PrintStream out) {
        NewValidator validator = NewValidator.of(description);
        EvmCall request = firstCall(l1, l1.register(description));
        UInt64 gas = node.evm(contract.chainId().toString())
                .estimateGas(message -> message.to(request.to()).data(request.data()), BlockRef.LATEST)
                .execute();
        NAvax price = node.platform().getValidatorFeeState().execute().price();
        BigInteger seconds =
                validator.balance().toBigInteger().divide(price.toBigInteger().max(BigInteger.ONE));
        long days = Duration.ofSeconds(seconds.longValue()).toDays();
        out.println("1. L1       ask the manager " + request.to() + ": about " + gas + " gas");
        out.println("2.          validators with 67 percent of the weight sign; verified here");
        out.println("3. P-Chain  RegisterL1ValidatorTx: fee about " + fee(validator, node, wallet, contract)
                + ", balance " + validator.balance());
        out.println("4.          validators sign what the P-Chain says; verified here");
        out.println("5. L1       complete the registration at " + contract.callTarget());
        out.println("The balance lasts " + days + " days at " + price + " per second. Nothing was sent.");
    }

    /** What a manager without a sender would have to send first, after all checks. */
    private static EvmCall firstCall(L1Manager l1, L1Operation registration) {
        try {
            l1.complete(NAME, registration).execute();
            throw new UsageException("the registration needs no transaction any more");
        } catch (L1OperationException e) {
            if (e.reason() != L1OperationException.Reason.NO_SENDER) {
                throw e;
            }
            return l1.operation(NAME).flatMap(L1Operation::transaction).orElseThrow();
        }
    }

    /** The fee with a message of the same size. */
    private static NAvax fee(NewValidator validator, NodeClient node, Wallet wallet, ManagerContract contract) {
        ProofOfPossession proof = validator.proof();
        UnsignedWarpMessage unsigned = UnsignedWarpMessage.of(
                Network.of(node.info().getNetworkId().execute()),
                contract.chainId(),
                new AddressedCall(contract.manager().bytes(), Bytes.of(new byte[PAYLOAD])));
        SignerSet signers = SignerSet.of(0, 1, 2, SIGNERS - 1);
        WarpMessage message = WarpMessage.of(unsigned, signers, proof.proof());
        TxRequest request = wallet.p()
                .registerL1Validator(validator.balance(), proof.proof().bytes(), message.bytes());
        return wallet.build(request).execute().fee();
    }
}
