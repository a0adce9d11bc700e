package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.CreateAssetTx;
import io.github.avalanche4j.node.tx.CreateAssetTx.InitialState;
import io.github.avalanche4j.node.tx.ExportTx;
import io.github.avalanche4j.node.tx.FxOperation;
import io.github.avalanche4j.node.tx.ImportTx;
import io.github.avalanche4j.node.tx.OperationTx;
import io.github.avalanche4j.node.tx.TxOperation;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.NftTransferOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * Builds transactions of the X-Chain. For the same UTXOs in the same order it produces the same bytes as AvalancheGo's
 * own wallet. It fails in the same cases as {@link PChainBuilder}.
 */
public final class XChainBuilder {
    private static final int MAX_PAYLOAD = 1024;
    private static final int MAX_DENOMINATION = 32;

    private final NetworkIds ids;
    private final XChainPrices prices;
    private final Funds funds;
    private final Owners owners;
    private final Mints mints;

    /**
     * A builder of transactions that spend from some funds.
     *
     * @param ids the ids of the network
     * @param prices the fees
     * @param funds the UTXOs that may be spent, and how
     */
    public XChainBuilder(NetworkIds ids, XChainPrices prices, Funds funds) {
        this.ids = Objects.requireNonNull(ids, "ids");
        this.prices = Objects.requireNonNull(prices, "prices");
        this.funds = Objects.requireNonNull(funds, "funds");
        this.owners = new Owners(funds.addresses(), funds.time());
        this.mints = new Mints(funds.utxos(), owners);
    }

    private Plan plan(Function<BaseTx, UnsignedTx> kind) {
        return plan(prices.txFee(), kind);
    }

    private Plan plan(NAvax fee, Function<BaseTx, UnsignedTx> kind) {
        return new Plan(Chain.X, ids, Plan.FREE, fee.amount(), funds, owners, (base, stake) -> kind.apply(base));
    }

    private OutputOwners owner(String argument, OutputOwners owner) {
        return Owners.checked(argument, owner, Chain.X, ids.network());
    }

    /** {@return a transfer of any assets, a {@link BaseTx}} */
    public BuiltTx transfer(List<TxOutput> outputs) {
        List<TxOutput> checked = spendable(outputs);
        return plan(base -> base).giving(checked).burning(Checks.sums(checked)).build();
    }

    private List<TxOutput> spendable(List<TxOutput> outputs) {
        outputs.forEach(output -> requireNoStake(output.output()));
        return Checks.outputs(outputs, Chain.X, ids.network());
    }

    private static void requireNoStake(TransferOutput output) {
        if (output.stakeableUntil().isPresent()) {
            throw new InvalidRequestException(
                    "outputs.stakeableUntil", output.toString(), "absent except on the P-Chain");
        }
    }

    /**
     * {@return an export to another chain, which imports it when it is accepted}
     *
     * @param destinationChain the P- or C-Chain
     * @param outputs the outputs. Nodes accept other assets than AVAX here, but the C-Chain imports only AVAX
     */
    public BuiltTx exportTo(Id destinationChain, List<TxOutput> outputs) {
        List<TxOutput> checked = Checks.exports(outputs, Chain.X, destinationChain, ids);
        return plan(base -> new ExportTx(base, destinationChain, checked))
                .burning(Checks.sums(checked))
                .build();
    }

    /**
     * {@return an import of the UTXOs that another chain exported and that the addresses can sign for} It takes all of
     * them; if they do not fit into one transaction, the largest that do, and {@link BuiltTx#left} counts the others.
     * AVAX pays the fee; if the imported AVAX does not suffice, UTXOs of the X-Chain help.
     *
     * @param sourceChain the P- or C-Chain
     * @param exported the exported UTXOs, from {@code avm.getUTXOs} with {@code sourceChain}
     * @param to the receiver
     */
    public BuiltTx importFrom(Id sourceChain, List<Utxo> exported, OutputOwners to) {
        Checks.other("sourceChain", sourceChain, Chain.X, ids);
        OutputOwners receiver = owner("to", to);
        return Imports.of(ids.avaxAssetId(), exported, owners)
                .build(free -> true, imports -> importing(sourceChain, imports, receiver));
    }

    private BuiltTx importing(Id sourceChain, Imports imports, OutputOwners receiver) {
        UInt64 paid = Amounts.least(imports.amount(), prices.txFee().amount());
        List<TxOutput> outputs = imports.otherOutputs(receiver);
        UInt64 rest = Amounts.difference(imports.amount(), paid);
        if (!Amounts.isZero(rest)) {
            outputs.add(new TxOutput(ids.avaxAssetId(), new TransferOutput(rest, receiver, Optional.empty())));
        }
        return plan(base -> new ImportTx(base, sourceChain, Spent.inputs(imports.spent())))
                .giving(outputs)
                .importing(imports, paid, receiver)
                .build();
    }

    /** {@return the fee of an import} An exported amount arrives without this fee, so it must be higher. */
    public NAvax importFee() {
        return prices.txFee();
    }

    /**
     * {@return a transaction that creates an asset, whose id is the transaction's}
     *
     * @param name 1 to 128 ASCII letters, digits and spaces, with no space at either end
     * @param symbol 1 to 4 upper-case letters
     * @param denomination the number of decimals of an amount, from 0 to 32
     * @param initialStates its initial outputs, at least one; each feature extension once
     */
    public BuiltTx createAsset(String name, String symbol, int denomination, List<InitialState> initialStates) {
        if (!name.matches("[a-zA-Z0-9]([a-zA-Z0-9 ]{0,126}[a-zA-Z0-9])?")) {
            throw new InvalidRequestException("name", name, "1 to 128 ASCII letters, digits and inner spaces");
        }
        if (!symbol.matches("[A-Z]{1,4}")) {
            throw new InvalidRequestException("symbol", symbol, "1 to 4 upper-case letters");
        }
        if (denomination < 0 || denomination > MAX_DENOMINATION) {
            throw new InvalidRequestException("denomination", Integer.toString(denomination), "from 0 to 32");
        }
        List<InitialState> states = Checks.initialStates(initialStates, ids.network());
        return plan(prices.createAssetTxFee(), base -> new CreateAssetTx(base, name, symbol, denomination, states))
                .build();
    }

    /**
     * {@return a transaction that mints more of assets} It consumes the first mint right that the addresses can sign
     * for, and creates it again.
     *
     * @param outputs the amounts and their receivers, one output for each asset
     */
    public BuiltTx mint(List<TxOutput> outputs) {
        List<TxOutput> checked = spendable(outputs);
        List<Mints.Use> uses = new ArrayList<>();
        for (TxOutput output : checked) {
            uses.add(mints.amount(output));
        }
        if (uses.isEmpty() || checked.stream().map(TxOutput::assetId).distinct().count() < checked.size()) {
            throw new InvalidRequestException("outputs", outputs.toString(), "one output for each asset");
        }
        return operate(uses);
    }

    /**
     * {@return a transaction that mints NFTs} It consumes the first mint right that the addresses can sign for.
     *
     * @param assetId the asset
     * @param payload their content, up to 1024 bytes
     * @param receivers the receivers, who get one NFT each, in order
     */
    public BuiltTx mintNft(Id assetId, Bytes payload, List<OutputOwners> receivers) {
        Checks.size("payload", payload, 0, MAX_PAYLOAD);
        List<OutputOwners> checked =
                receivers.stream().map(receiver -> owner("receivers", receiver)).toList();
        return operate(List.of(mints.nft(assetId, payload, checked)));
    }

    /**
     * {@return a transaction that mints a property} It consumes the first mint right that the addresses can sign for,
     * and creates it again.
     */
    public BuiltTx mintProperty(Id assetId, OutputOwners receiver) {
        return operate(List.of(mints.property(assetId, owner("receiver", receiver))));
    }

    /** {@return a transaction that burns all properties of an asset that the addresses can sign for} */
    public BuiltTx burnProperty(Id assetId) {
        return operate(mints.burns(assetId));
    }

    /**
     * {@return a transaction that transfers NFTs to other owners}
     *
     * @param nfts the UTXOs that hold them, each among the funds
     * @param receiver the receiver
     */
    public BuiltTx transferNft(List<UtxoId> nfts, OutputOwners receiver) {
        OutputOwners checked = owner("receiver", receiver);
        List<Mints.Use> uses = new ArrayList<>();
        for (UtxoId nft : nfts) {
            Utxo utxo = funds.utxos().stream()
                    .filter(candidate -> candidate.utxoId().equals(nft))
                    .findFirst()
                    .orElseThrow(() -> new InvalidRequestException("nfts", nft.toString(), "a UTXO of the funds"));
            if (!(utxo.output() instanceof NftTransferOutput output)) {
                throw new InvalidRequestException("nfts", nft.toString(), "a UTXO that holds an NFT");
            }
            List<Long> signers = owners.authorize("the NFT " + nft, output.owners());
            NftTransferOutput moved = new NftTransferOutput(output.groupId(), output.payload(), checked);
            uses.add(new Mints.Use(utxo, new FxOperation.NftTransfer(signers, moved)));
        }
        return operate(uses);
    }

    private BuiltTx operate(List<Mints.Use> uses) {
        List<Mints.Use> sorted = Mints.sorted(uses);
        List<TxOperation> operations = sorted.stream().map(Mints.Use::step).toList();
        int signatures = operations.stream()
                .mapToInt(step -> step.operation().signatureIndices().size())
                .sum();
        return plan(base -> new OperationTx(base, operations))
                .using(sorted.stream().map(Mints.Use::utxo).toList(), signatures)
                .build();
    }
}
