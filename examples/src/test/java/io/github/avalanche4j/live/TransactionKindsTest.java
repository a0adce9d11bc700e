package io.github.avalanche4j.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.node.platform.CurrentValidator;
import io.github.avalanche4j.node.tx.CreateAssetTx.InitialState;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.tx.platform.CreateChainTx;
import io.github.avalanche4j.node.tx.platform.L1ValidatorOwner;
import io.github.avalanche4j.node.tx.platform.ValidatorPop;
import io.github.avalanche4j.node.utxo.MintOutput;
import io.github.avalanche4j.node.utxo.NftMintOutput;
import io.github.avalanche4j.node.utxo.NftTransferOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.PropertyMintOutput;
import io.github.avalanche4j.node.utxo.PropertyOwnedOutput;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.testing.FakeL1;
import io.github.avalanche4j.testing.FakeValidators;
import io.github.avalanche4j.wallet.PChainWallet;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.XChainWallet;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Each kind of transaction is accepted. */
class TransactionKindsTest extends LiveTest {
    private static final Id SUBNET_EVM = Id.parse("srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy");

    private final Signer ours = TestedNetwork.newSigner();
    private final Signer theirs = TestedNetwork.newSigner();

    private Id issue(TxRequest request) {
        return TestedNetwork.pay(network.wallet(ours), request).id();
    }

    private Instant inDays(int days) {
        return network.node().platform().getTimestamp().execute().plus(Duration.ofDays(days));
    }

    private static NodeId newNode() {
        return NodeId.of(PrivateKey.generate().publicKey().shortId());
    }

    private NodePop proof() {
        return network.node().info().getNodeId().execute().nodePop().orElseThrow();
    }

    private PChainWallet fundedP(String avax) {
        network.fund(Chain.P, ours, 1, NAvax.ofAvax(avax));
        return network.wallet(ours).p();
    }

    /**
     * A chain like the X-Chain, whose VM each node has. A node without sybil protection runs all chains, and stays
     * unhealthy if it lacks a VM or cannot read a genesis.
     */
    private Id newChain(PChainWallet p, Id subnetId) {
        if (network.fake().isPresent()) {
            return issue(p.createChain(subnetId, "a chain", SUBNET_EVM, List.of(), Bytes.fromHex("7b7d")));
        }
        Id xChain = network.node().info().getBlockchainId("X").execute();
        CreateChainTx x = (CreateChainTx)
                network.node().platform().getTx(xChain).execute().unsigned();
        return issue(p.createChain(subnetId, "a chain", x.vmId(), x.fxIds().subList(0, 1), x.genesisData()));
    }

    private Id newSubnet(PChainWallet p) {
        return issue(p.createSubnet(network.owner(Chain.P, ours)));
    }

    @Test
    void a_subnet_gets_a_chain_and_another_owner() {
        PChainWallet p = fundedP("5");
        Id subnetId = newSubnet(p);
        Id chainId = newChain(p, subnetId);
        OutputOwners next = network.owner(Chain.P, theirs);
        issue(p.transferSubnetOwnership(subnetId, next));

        assertThat(network.node().platform().getTx(chainId).execute()).isNotNull();
        assertThat(network.node().platform().getSubnet(subnetId).execute().controlKeys())
                .containsExactlyElementsOf(next.addresses());
    }

    @Test
    void a_validator_of_a_permissioned_subnet_comes_and_goes() {
        assumeTrue(network.fake().isEmpty(), "FakeLedger has no validators of the primary network");
        CurrentValidator known = network.node().platform().getCurrentValidators().execute().stream()
                .max(Comparator.comparing(one -> one.endTime().orElse(Instant.EPOCH)))
                .orElseThrow();
        PChainWallet p = fundedP("5");
        Id subnetId = newSubnet(p);

        issue(p.addSubnetValidator(
                subnetId, v -> v.node(known.nodeId()).weight(7).end(inDays(2))));
        assertThat(network.node().platform().getCurrentValidators(subnetId).execute())
                .extracting(CurrentValidator::nodeId)
                .containsExactly(known.nodeId());
        issue(p.removeSubnetValidator(subnetId, known.nodeId()));

        assertThat(network.node().platform().getCurrentValidators(subnetId).execute())
                .isEmpty();
    }

    @Test
    void a_node_is_staked_and_delegated_to() {
        PChainWallet p = fundedP("2030");
        NodeId nodeId = newNode();
        Bech32Address rewards = network.address(Chain.P, ours);

        issue(p.addValidator(v -> v.node(nodeId, proof())
                .stake(NAvax.ofAvax("2000"))
                .end(inDays(20))
                .delegationShares(20_000)
                .rewardsOwner(rewards)));
        issue(p.delegate(
                d -> d.node(nodeId).stake(NAvax.ofAvax("25")).end(inDays(10)).rewardsOwner(rewards)));

        assertThat(network.balance(Chain.P, ours)).isLessThan(NAvax.ofAvax("5").toBigInteger());
    }

    @Test
    void a_validator_may_stake_for_two_hours_on_a_local_network_with_helicon() {
        assumeTrue(network.hasHelicon(), "stakes are longer before Helicon");
        assumeTrue(network.ids().network().equals(Network.LOCAL), "stakes are longer on this network");
        PChainWallet p = fundedP("2005");

        Id txId = issue(p.addValidator(v -> v.node(newNode(), proof())
                .stake(NAvax.ofAvax("2000"))
                .end(network.node().platform().getTimestamp().execute().plus(Duration.ofHours(2)))
                .delegationShares(20_000)
                .rewardsOwner(network.address(Chain.P, ours))));

        assertThat(network.node().platform().getTx(txId).execute()).isNotNull();
    }

    @Test
    void a_validator_that_renews_itself_is_added_and_stopped() {
        assumeTrue(network.hasHelicon(), "the network does not know such validators before Helicon");
        PChainWallet p = fundedP("2030");
        Bech32Address address = network.address(Chain.P, ours);

        Id txId = issue(p.addAutoRenewedValidator(v -> v.node(newNode(), proof())
                .stake(NAvax.ofAvax("2000"))
                .delegationShares(20_000)
                .period(Duration.ofDays(2))
                .autoCompoundRewardShares(300_000)
                .validatorAuthority(address)
                .rewardsOwner(address)));
        issue(p.setAutoRenewedValidatorConfig(txId, 0, Duration.ZERO));
    }

    @Test
    void a_subnet_becomes_an_l1_whose_validator_is_paid_for_and_disabled() {
        network.fake().ifPresent(fake -> FakeL1.of(fake, fake.ledger(), FakeValidators.of(100))); // checks such rules
        PChainWallet p = fundedP("10");
        Id subnetId = newSubnet(p);
        Id chainId = newChain(p, subnetId);
        L1ValidatorOwner owner = new L1ValidatorOwner(1, List.of(network.address(Chain.P, ours)));
        NodePop proof = proof();
        ConvertSubnetToL1Tx.Validator validator = new ConvertSubnetToL1Tx.Validator(
                newNode().bytes(),
                UInt64.of(100),
                NAvax.ofAvax("2"),
                new ValidatorPop(proof.publicKey(), proof.proofOfPossession()),
                owner,
                owner);
        TxRequest conversion = p.convertToL1(subnetId, chainId, Bytes.fromHex("facade"), List.of(validator));
        ConvertSubnetToL1Tx tx = (ConvertSubnetToL1Tx)
                TestedNetwork.pay(network.wallet(ours), conversion).tx().unsigned();
        Id validationId = tx.validationId(0);

        issue(p.increaseL1ValidatorBalance(validationId, NAvax.ofAvax("1")));
        issue(p.disableL1Validator(validationId));

        assertThat(network.node()
                        .platform()
                        .getL1Validator(validationId)
                        .execute()
                        .balance())
                .contains(NAvax.ZERO);
    }

    private XChainWallet fundedX() {
        network.fund(Chain.X, ours, 2, NAvax.ofAvax("1"));
        return network.wallet(ours).x();
    }

    private List<Utxo> owned(Signer owner, Id asset) {
        return network.node().avm().utxos(List.of(network.address(Chain.X, owner))).stream()
                .filter(utxo -> utxo.assetId().equals(asset))
                .toList();
    }

    @Test
    void an_asset_is_made_paid_and_minted() {
        XChainWallet x = fundedX();
        TransferOutput all = new TransferOutput(UInt64.of(1000), network.owner(Chain.X, ours), Optional.empty());
        TransferOutput some = new TransferOutput(UInt64.of(300), network.owner(Chain.X, theirs), Optional.empty());
        TransferOutput more = new TransferOutput(UInt64.of(77), network.owner(Chain.X, theirs), Optional.empty());
        Id asset = issue(x.createAsset(
                "Live",
                "LIVE",
                2,
                List.of(new InitialState(0, List.of(new MintOutput(network.owner(Chain.X, ours)), all)))));
        issue(x.transfer(List.of(new TxOutput(asset, some))));
        issue(x.mint(List.of(new TxOutput(asset, more))));

        assertThat(owned(theirs, asset)).extracting(Utxo::output).containsExactlyInAnyOrder(some, more);
    }

    @Test
    void an_nft_is_made_and_given_away() {
        XChainWallet x = fundedX();
        OutputOwners owner = network.owner(Chain.X, ours);
        Id asset = issue(x.createAsset(
                "Live NFT", "NFT", 0, List.of(new InitialState(1, List.of(new NftMintOutput(1, owner))))));
        issue(x.mintNft(asset, Bytes.fromHex("c0ffee"), List.of(owner)));
        Utxo nft = owned(ours, asset).stream()
                .filter(utxo -> utxo.output() instanceof NftTransferOutput)
                .findFirst()
                .orElseThrow();
        issue(x.transferNft(List.of(nft.utxoId()), network.owner(Chain.X, theirs)));

        assertThat(owned(theirs, asset))
                .extracting(Utxo::output)
                .containsExactly(new NftTransferOutput(1, Bytes.fromHex("c0ffee"), network.owner(Chain.X, theirs)));
    }

    @Test
    void a_property_is_made_and_burnt() {
        XChainWallet x = fundedX();
        OutputOwners owner = network.owner(Chain.X, ours);
        Id asset = issue(x.createAsset(
                "Live property", "PROP", 0, List.of(new InitialState(2, List.of(new PropertyMintOutput(owner))))));
        issue(x.mintProperty(asset, owner));
        assertThat(owned(ours, asset)).extracting(Utxo::output).contains(new PropertyOwnedOutput(owner));
        issue(x.burnProperty(asset));

        assertThat(owned(ours, asset)).extracting(Utxo::output).containsExactly(new PropertyMintOutput(owner));
    }
}
