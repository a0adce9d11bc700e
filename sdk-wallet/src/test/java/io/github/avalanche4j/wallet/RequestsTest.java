package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.tx.CreateAssetTx.InitialState;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.MintOutput;
import io.github.avalanche4j.node.utxo.NftTransferOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.time.Duration;
import java.time.Instant;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What requests refuse before anything is sent, and when two of them are equal. */
class RequestsTest extends WalletTestBase {
    private static final NAvax ONE = NAvax.ofAvax("1");

    private final Wallet wallet = newWallet();
    private final Wallet ofLaterProcess = newWallet();

    private Bech32Address on(String chain) {
        return signer.publicKey().address(chain, Network.LOCAL);
    }

    private OutputOwners owner(String chain) {
        return new OutputOwners(Instant.EPOCH, 1, List.of(on(chain)));
    }

    @Test
    void an_address_of_another_chain_is_refused_by_the_method_that_takes_it() {
        refused("to", "P", on("X"), () -> wallet.p().transfer(ONE, on("X")));
        refused("to", "X", on("P"), () -> wallet.x().transfer(ONE, on("P")));
        refused("to", "X", on("P"), () -> wallet.p().exportTo(Chain.X, ONE, on("P")));
        refused("to", "C", on("X"), () -> wallet.p().exportTo(Chain.C, ONE, on("X")));
        refused("to", "P", on("X"), () -> wallet.x().exportTo(Chain.P, ONE, on("X")));
        refused("to", "P", on("C"), () -> wallet.c().exportTo(Chain.P, ONE, on("C")));
        refused("to", "P", on("X"), () -> wallet.p().importFrom(Chain.X, on("X")));
        refused("to", "X", on("P"), () -> wallet.x().importFrom(Chain.P, on("P")));
        refused("owner.addresses", "P", on("X"), () -> wallet.p().createSubnet(owner("X")));
        refused("rewardsOwner.addresses", "P", on("X"), () -> wallet.p().delegate(d -> d.rewardsOwner(on("X"))));

        assertThat(fake.received()).isEmpty();
    }

    private static void refused(String argument, String chain, Bech32Address address, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOf(InvalidRequestException.class)
                .hasMessage(argument + " must be an address of the " + chain + "-Chain, which begins with " + chain
                        + "-, but is '" + address + "'; nothing was sent");
    }

    @Test
    void an_export_to_the_c_chain_goes_to_a_key_whose_address_may_have_either_chain() {
        fake.ledger().fund(on("P").toString(), 9_000_000_000L).fund(on("P").toString(), 9_000_000_000L);
        Bech32Address bare = Bech32Address.of(Network.LOCAL, on("C").bytes());

        for (Bech32Address to : List.of(on("C"), on("P"), bare)) {
            assertThat(wallet.pay(wallet.p().exportTo(Chain.C, ONE, to))
                            .execute()
                            .id())
                    .isNotNull();
        }
        assertThat(node.avax().utxos(List.of(on("C")), "P")).hasSize(3);
    }

    @Test
    void an_address_of_another_network_is_refused_when_the_network_is_known() {
        Bech32Address fuji = Bech32Address.of("P", Network.FUJI, on("P").bytes());
        fake.ledger().fund(on("P").toString(), 9_000_000_000L);

        assertThatThrownBy(() -> wallet.build(wallet.p().transfer(ONE, fuji)).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageStartingWith("to must be an address of this network, local1…, but is '" + fuji + "'");
    }

    private static Bech32Address key(int number, String chain) {
        return PrivateKey.parse(String.format("%064x", number)).publicKey().address(chain, Network.LOCAL);
    }

    private static Map<Bech32Address, NAvax> payments(String chain, int... keys) {
        Map<Bech32Address, NAvax> payments = new LinkedHashMap<>();
        for (int key : keys) {
            payments.put(key(key, chain), NAvax.of(key * 1_000_000L));
        }
        return payments;
    }

    @Test
    void each_gets_its_amount_on_the_p_and_on_the_x_chain() {
        fund(Chain.P, 1);
        fund(Chain.X, 1);

        wallet.pay(wallet.p().transfer(payments("P", 3, 1, 2))).execute();
        wallet.pay(wallet.x().transfer(payments("X", 3, 1, 2))).execute();

        assertThat(fake.ledger().accepted()).hasSize(2);
        for (int key = 1; key <= 3; key++) {
            assertThat(fake.ledger().balance(key(key, "P").toString())).isEqualTo(key + "000000");
            assertThat(fake.ledger().balance(key(key, "X").toString())).isEqualTo(key + "000000");
        }
    }

    /** A name belongs to a purpose, so a later process must find the same one for an equal request. */
    @Test
    void the_order_of_recipients_and_a_later_change_of_the_map_change_nothing() {
        fund(1_000_000_000);
        Map<Bech32Address, NAvax> payments = payments("P", 1, 2, 3);
        TxRequest request = wallet.p().transfer(payments);
        payments.clear();
        TxRequest reversed = ofLaterProcess.p().transfer(payments("P", 3, 2, 1));

        assertThat(request.toString())
                .isEqualTo(reversed.toString())
                .isNotEqualTo(wallet.p().transfer(payments("P", 1)).toString());
        assertThat(wallet.build(request).execute().bytes())
                .isEqualTo(ofLaterProcess.build(reversed).execute().bytes());
    }

    @Test
    void payments_to_no_recipient_or_twice_to_the_same_are_refused_before_anything_is_sent() {
        PChainWallet p = newWallet().p();
        Map<Bech32Address, NAvax> twice = payments("P", 1);
        twice.put(Bech32Address.of(Network.LOCAL, key(1, "P").bytes()), NAvax.of(5));

        assertThatThrownBy(() -> p.transfer(Map.of()))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("payments must be at least one");
        assertThatThrownBy(() -> p.transfer(twice)).hasMessageContaining("to must be named once");
        assertThatThrownBy(() -> p.transfer(payments("X", 1))).hasMessageContaining("an address of the P-Chain");
        assertThatThrownBy(() -> p.transfer(Map.of(key(1, "P"), NAvax.ZERO)))
                .hasMessageContaining("amount must be more than nothing, but is '0 AVAX'");
        assertThatThrownBy(() -> p.transfer(Collections.singletonMap(key(1, "P"), null)))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("amount");
        assertThatThrownBy(() -> p.transfer(NAvax.of(1), null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("to");
        assertThat(fake.received()).isEmpty();
    }

    @Test
    void a_request_is_described_as_its_caller_says() {
        TxRequest request = wallet.p().transfer(ONE, OTHER.address("P", Network.LOCAL));

        assertThat(request.describedAs("register 7")).hasToString("TxRequest[register 7]");
        for (String purpose : new String[] {"", "two\nlines"}) {
            assertThatThrownBy(() -> request.describedAs(purpose))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("purpose");
        }
    }

    /** Such as a Warp message, whose signatures are others each time. */
    @Test
    void a_name_takes_another_request_that_is_described_in_the_same_words() {
        fund(Chain.P, 2);
        TxRequest first = payment(wallet, Chain.P, OTHER).describedAs("register 7");
        TxRequest second = payment(wallet, Chain.P, THIRD).describedAs("register 7");

        IssuedTx paid = wallet.pay("register", first).execute();

        assertThat(wallet.pay("register", second).execute()).isEqualTo(paid);
        assertThatThrownBy(
                        () -> wallet.pay("register", payment(wallet, Chain.P)).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("it belongs to register 7");
    }

    /** Their transactions could not share an input. */
    @Test
    void a_request_of_another_chain_is_not_the_same_payment_in_the_same_words() {
        fund(Chain.P, 1);
        fund(Chain.X, 1);
        assertNotReceived(Chain.P, wallet.pay("name", payment(wallet, Chain.P).describedAs("words")));
        TxRequest onX = payment(wallet, Chain.X).describedAs("words");

        assertThatThrownBy(() -> wallet.pay("name", onX).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("a name that is not taken");
    }

    /** A record says itself that it is a move. */
    @Test
    void a_payment_that_is_described_as_a_move_is_none() {
        fund(Chain.P, 2);
        String move = "move(P, X, 2000000000, " + signer.publicKey().shortId().toHex() + ")";
        assertNotReceived(Chain.P, wallet.pay("name", payment(wallet, Chain.P).describedAs(move)));
        fake.ledger().gasPrice(50);

        assertThat(wallet.resume().execute()).containsOnlyKeys("name");
        assertThatThrownBy(() -> wallet.move("name", Chain.P, Chain.X, AMOUNT).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("a name that is not taken");
        assertThat(fake.ledger().accepted()).isEmpty();
    }

    @Test
    void stakes_that_are_described_alike_have_one_purpose() {
        assertThat(delegation(wallet, 5).toString())
                .isEqualTo(delegation(ofLaterProcess, 5).toString())
                .isNotEqualTo(delegation(wallet, 6).toString())
                .contains("5000000000");
    }

    private static Bytes content(int size, int last) {
        byte[] content = new byte[size];
        content[size - 1] = (byte) last;
        return Bytes.of(content);
    }

    private TxRequest chain(Bytes genesis) {
        return wallet.p().createChain(Id.EMPTY, "name", Id.EMPTY, List.of(), genesis);
    }

    private TxRequest nfts(Bytes payload) {
        InitialState state = new InitialState(1, List.of(new NftTransferOutput(1, payload, owner("X"))));
        return wallet.x().createAsset("name", "SYM", 0, List.of(state));
    }

    /** A text that shows only the first bytes would make them one payment. */
    @Test
    void requests_whose_content_differs_in_the_last_byte_have_different_purposes() {
        for (Function<Bytes, TxRequest> request : List.<Function<Bytes, TxRequest>>of(
                this::chain,
                this::nfts,
                payload -> wallet.x().mintNft(Id.EMPTY, payload, List.of(owner("X"))),
                message -> wallet.p().setL1ValidatorWeight(message))) {
            assertThat(request.apply(content(200, 1)).toString())
                    .isEqualTo(request.apply(content(200, 1)).toString())
                    .isNotEqualTo(request.apply(content(200, 2)).toString());
        }
    }

    @Test
    void a_name_that_creates_an_asset_takes_no_other_content() {
        fund(Chain.X, 2);
        IssuedTx paid = wallet.pay("asset", nfts(content(200, 1))).execute();

        assertThatThrownBy(() -> wallet.pay("asset", nfts(content(200, 2))).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("a name that is not taken");
        assertThat(wallet.pay("asset", nfts(content(200, 1))).execute()).isEqualTo(paid);
    }

    @Test
    void a_name_that_creates_a_chain_takes_no_other_genesis() {
        fund(Chain.P, 4);
        Id subnet = wallet.pay(wallet.p().createSubnet(owner("P"))).execute().id();
        Function<Bytes, TxRequest> creating =
                genesis -> wallet.p().createChain(subnet, "name", subnet, List.of(), genesis);
        assertNotReceived(Chain.P, wallet.pay("chain", creating.apply(content(200, 1))));

        assertThatThrownBy(() ->
                        wallet.pay("chain", creating.apply(content(200, 2))).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("a name that is not taken");
    }

    private static TxRequest delegation(Wallet wallet, int avax) {
        return wallet.p()
                .delegate(d -> d.node(NodeId.of(Bytes.of(new byte[20])))
                        .end(Instant.ofEpochSecond(2_000_000_000))
                        .stake(NAvax.ofAvax(Integer.toString(avax)))
                        .rewardsOwner(key(1, "P")));
    }

    @Test
    void requests_of_other_chains_and_amounts_differ() {
        assertThat(wallet.p().exportTo(Chain.C, NAvax.of(5), key(1, "P")).toString())
                .isNotEqualTo(wallet.x()
                        .exportTo(
                                Chain.C,
                                NAvax.of(5),
                                Bech32Address.of("X", Network.LOCAL, key(1, "P").bytes()))
                        .toString())
                .isNotEqualTo(
                        wallet.p().exportTo(Chain.C, NAvax.of(6), key(1, "P")).toString());
    }

    private TxOutput avax(String chain, String amount) {
        Id avax = node.platform().getStakingAssetId().execute();
        OutputOwners others = new OutputOwners(Instant.EPOCH, 1, List.of(OTHER.address(chain, Network.LOCAL)));
        return new TxOutput(avax, TransferOutput.of(NAvax.ofAvax(amount), others));
    }

    @Test
    void a_payment_of_a_list_that_its_caller_changes_pays_what_the_list_had() {
        fund(Chain.P, 3);
        List<TxOutput> outputs = new ArrayList<>(List.of(avax("P", "2")));
        TxRequest first = wallet.p().transfer(outputs);
        outputs.set(0, avax("P", "1"));
        TxRequest second = wallet.p().transfer(outputs);
        outputs.clear();

        assertThat(List.of(wallet.pay(first).execute(), wallet.pay(second).execute()))
                .doesNotHaveDuplicates();

        assertThat(received(Chain.P)).isEqualTo(NAvax.ofAvax("3").toBigInteger());
    }

    /** A list that nothing may read any more. */
    private static final class Used<T> extends AbstractList<T> {
        private final List<T> elements;
        private boolean isOver;

        Used(T element) {
            this.elements = List.of(element);
        }

        @Override
        public T get(int index) {
            assertThat(isOver).as("it is read later").isFalse();
            return elements.get(index);
        }

        @Override
        public int size() {
            assertThat(isOver).as("it is read later").isFalse();
            return elements.size();
        }
    }

    @Test
    void no_request_keeps_the_list_of_its_caller() {
        fund(Chain.X, 3);
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        Used<OutputOwners> owners = new Used<>(owner("X"));
        Used<TxOutput> outputs = new Used<>(avax("X", "1"));
        Used<UtxoId> nfts = new Used<>(UtxoId.of(Id.EMPTY, 0));
        Used<Id> ids = new Used<>(Id.EMPTY);
        Used<InitialState> states = new Used<>(new InitialState(0, List.of(new MintOutput(owner("X")))));
        List<TxRequest> requests = List.of(
                wallet.x().transfer(outputs),
                wallet.x().mint(outputs),
                wallet.x().mintNft(Id.EMPTY, Bytes.EMPTY, owners),
                wallet.x().transferNft(nfts, owner("X")),
                wallet.x().createAsset("name", "SYM", 0, states),
                wallet.p().createChain(Id.EMPTY, "name", Id.EMPTY, ids, Bytes.EMPTY));
        Stream.of(owners, outputs, nfts, ids, states).forEach(list -> list.isOver = true);

        for (TxRequest request : requests) {
            Throwable failure = catchThrowable(
                    () -> wallet.build(request).timeout(Duration.ofSeconds(5)).execute());
            assertThat(failure instanceof AssertionError)
                    .as("%s: %s", request, failure)
                    .isFalse();
        }
    }
}
