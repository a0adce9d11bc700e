package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.node.platform.WarpValidatorSet;
import io.github.avalanche4j.signature.InvalidValidatorSetException.Reason;
import io.github.avalanche4j.testing.FakeNode;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Validator sets of a fake node, which replays recordings unless a test scripts a response. */
class ValidatorSetsTest {
    private static final Id L1 = Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y");
    private static final Id SUBNET = Id.parse("2XsQAk72A5F95TMav9M4hCLMjSfe12z9KchoAcEV59N67Y621Y");
    private static final Id L1_MESSAGE = Id.parse("4cG2a9tVewHqhXwfcTPLGfy59WDmCVXkWRcT9zPUY4t7KKLZo");
    private static final String L1_CHAIN = "2qaDZt3fX46j4Yqt7awrf5RBFQnm7GHggTt2CwASeJNjoG2tQd";
    private static final String KEY =
            "0x841e898e5f6a427a3112c6c4c12e5ee65829024e33aa6fcada57c4c610f799a52deeeb8134520f895664327959c86ae7";
    private static final String OTHER_KEY =
            "0x97d6be4038dd75b9712605d0c79ffb943622438bef784f74b03906f23deff95e8ad3c84b88cf5339a98802239c490bfa";

    private final FakeNode fake = FakeNode.start();
    private final NodeClient node = NodeClient.create(fake.url());
    private final ValidatorSets sets = ValidatorSets.of(node);

    @AfterEach
    void close() {
        node.close();
        fake.close();
    }

    @Test
    void a_message_signed_by_an_l1_verifies_end_to_end() {
        Height height = Height.of(21);
        Bytes signed = node.evm(L1_CHAIN)
                .warp()
                .getMessageAggregateSignature(L1_MESSAGE, 67)
                .execute();
        CanonicalValidatorSet validators = sets.allAt(height).execute().get(L1);
        VerifiedWarpMessage verified = WarpVerifier.forNetwork(Network.of(88888))
                .verify(signed, validators)
                .orThrow();

        assertThat(verified.message().id()).isEqualTo(L1_MESSAGE);
        assertThat(verified.signers()).hasSize(2);
        assertThat(verified.signedWeight()).isEqualTo(UInt64.of(100));
        assertThat(verified.message().unsigned())
                .isEqualTo(UnsignedWarpMessage.parse(
                        node.evm(L1_CHAIN).warp().getMessage(L1_MESSAGE).execute()));
        assertThat(WarpAccessList.parse(WarpAccessList.storageKeys(verified.message())))
                .isEqualTo(verified.message());
    }

    @Test
    void the_node_proves_that_its_key_among_the_validators_is_its_own() {
        ProvenPublicKey proven = ProofOfPossession.of(
                        node.info().getNodeId().execute().nodePop().orElseThrow())
                .verify()
                .orElseThrow();
        assertThat(sets.at(Id.EMPTY, Height.of(21)).execute().validators())
                .extracting(CanonicalValidator::publicKey)
                .contains(proven);
    }

    @Test
    void a_set_is_requested_once_per_subnet_and_height() {
        CanonicalValidatorSet first = sets.at(Id.EMPTY, Height.of(21)).execute();
        assertThat(sets.at(Id.EMPTY, Height.of(21)).execute()).isSameAs(first);
        assertThat(sets.at(Id.EMPTY, Height.of(21)).executeAsync()).isCompletedWithValue(first);
        assertThat(fake.receivedCount("platform.getValidatorsAt")).isEqualTo(1);

        assertThat(sets.at(Id.EMPTY, Height.of(0)).execute()).isNotSameAs(first);
        assertThat(fake.receivedCount("platform.getValidatorsAt")).isEqualTo(2);
    }

    @Test
    void the_proposed_height_is_asked_for_again_every_time() {
        CanonicalValidatorSet first = sets.at(Id.EMPTY, Height.PROPOSED).execute();
        assertThat(sets.at(Id.EMPTY, Height.PROPOSED).execute().validators()).isEqualTo(first.validators());
        assertThat(fake.receivedCount("platform.getValidatorsAt")).isEqualTo(2);

        sets.allAt(Height.PROPOSED).execute();
        sets.at(Id.EMPTY, Height.PROPOSED).execute();
        assertThat(fake.receivedCount("platform.getValidatorsAt")).isEqualTo(3);
    }

    @Test
    void making_a_call_sends_nothing_and_running_it_twice_sends_twice() {
        Call<CanonicalValidatorSet> call = sets.at(Id.EMPTY, Height.of(21));
        assertThat(fake.receivedCount()).isZero();
        call.execute();
        call.execute();
        assertThat(fake.receivedCount()).isEqualTo(2);
    }

    @Test
    void one_call_caches_all_sets_of_a_height() {
        Map<Id, CanonicalValidatorSet> all = sets.allAt(Height.of(21)).execute();
        assertThat(all).hasSize(4).containsKeys(Id.EMPTY, L1, SUBNET);
        assertThat(sets.at(L1, Height.of(21)).execute()).isSameAs(all.get(L1));
        assertThat(fake.receivedCount("platform.getValidatorsAt")).isZero();
    }

    @Test
    void both_methods_return_the_same_set() {
        CanonicalValidatorSet one =
                ValidatorSets.of(node).at(Id.EMPTY, Height.of(21)).execute();
        CanonicalValidatorSet all =
                ValidatorSets.of(node).allAt(Height.of(21)).execute().get(Id.EMPTY);
        assertThat(one.validators()).isEqualTo(all.validators());
        assertThat(one.totalWeight()).isEqualTo(all.totalWeight());
    }

    @Test
    void the_least_recently_used_set_is_dropped_first() {
        ValidatorSets one = ValidatorSets.of(node, new PublicKeyCache(), 1);
        one.at(Id.EMPTY, Height.of(21)).execute();
        one.at(Id.EMPTY, Height.of(0)).execute();
        one.at(Id.EMPTY, Height.of(21)).execute();
        assertThat(fake.receivedCount()).isEqualTo(3);
    }

    @Test
    void keys_are_shared_between_sets() {
        PublicKeyCache keys = new PublicKeyCache();
        ValidatorSets shared = ValidatorSets.of(node, keys, 10);
        CanonicalValidatorSet now = shared.at(Id.EMPTY, Height.of(21)).execute();
        CanonicalValidatorSet atGenesis = shared.at(Id.EMPTY, Height.of(0)).execute();
        assertThat(keys.size()).isEqualTo(2);
        assertThat(now.validators().get(0).publicKey())
                .isSameAs(atGenesis.validators().get(0).publicKey());
    }

    @Test
    void cached_keys_are_decoded_once_and_the_least_recently_used_are_dropped_first() {
        List<Bytes> some = Vectors.message("n3_all_signed").validators().validators().stream()
                .map(v -> v.publicKey().bytes())
                .toList();
        PublicKeyCache keys = new PublicKeyCache(2);
        ProvenPublicKey first = keys.registeredOnPChain(some.get(0));
        ProvenPublicKey second = keys.registeredOnPChain(some.get(1));
        assertThat(keys.registeredOnPChain(some.get(0))).isSameAs(first);
        keys.registeredOnPChain(some.get(2));
        assertThat(keys.size()).isEqualTo(2);
        assertThat(keys.registeredOnPChain(some.get(0))).isSameAs(first);
        assertThat(keys.registeredOnPChain(some.get(1))).isNotSameAs(second).isEqualTo(second);
        assertThatThrownBy(() -> keys.registeredOnPChain(Bytes.EMPTY)).isInstanceOf(MalformedBytesException.class);
        assertThatThrownBy(() -> new PublicKeyCache(0)).isInstanceOf(InvalidRequestException.class);
    }

    private Call<CanonicalValidatorSet> scripted(String validators) {
        fake.on("platform.getValidatorsAt").respond(validators.replace("KEY", KEY));
        return sets.at(L1, Height.of(5));
    }

    @Test
    void inactive_validators_of_an_l1_count_in_the_total() {
        CanonicalValidatorSet set = scripted("""
                {"NodeID-111111111111111111116DBWJs":{"publicKey":null,"weight":"5"},
                 "NodeID-CGmJBnbwPeDawCPFinKJAsMGY6PAQfgme":{"publicKey":"KEY","weight":"7"}}""").execute();

        assertThat(set.validators()).hasSize(1);
        assertThat(set.totalWeight()).isEqualTo(UInt64.of(12));
    }

    /** Invented responses, which only a broken, outdated or hostile node gives. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            NO_PUBLIC_KEYS  | {"NodeID-CGmJBnbwPeDawCPFinKJAsMGY6PAQfgme":{"publicKey":null,"weight":"5"}}
            NO_PUBLIC_KEYS  | {"validators":{"NodeID-CGmJBnbwPeDawCPFinKJAsMGY6PAQfgme":5}}
            WEIGHT_OVERFLOW | {"NodeID-111111111111111111116DBWJs":{"publicKey":null,"weight":"18446744073709551615"},\
             "NodeID-CGmJBnbwPeDawCPFinKJAsMGY6PAQfgme":{"publicKey":"KEY","weight":"1"}}
            """)
    void a_response_that_is_no_set_is_refused(Reason reason, String validators) {
        assertFails(reason, scripted(validators)::execute);
    }

    @Test
    void a_malformed_key_is_refused() {
        String infinity = "0xc0" + "0".repeat(94);
        assertThatThrownBy(scripted("{\"NodeID-CGmJBnbwPeDawCPFinKJAsMGY6PAQfgme\":{\"publicKey\":\"" + infinity
                        + "\",\"weight\":\"1\"}}")::execute)
                .isInstanceOfSatisfying(
                        MalformedBytesException.class,
                        e -> assertThat(e.reason()).isEqualTo(MalformedBytesException.Reason.INVALID_PUBLIC_KEY));
    }

    @Test
    void a_canonical_response_keeps_the_weight_that_cannot_sign() {
        WarpValidatorSet response = response("40", KEY, OTHER_KEY);
        CanonicalValidatorSet set = CanonicalValidatorSet.of(response, new PublicKeyCache());
        assertThat(set.totalWeight()).isEqualTo(UInt64.of(40));
        assertThat(set.validators()).hasSize(2);
    }

    @Test
    void a_canonical_response_that_contradicts_itself_is_refused() {
        PublicKeyCache keys = new PublicKeyCache();
        assertFails(
                Reason.TOTAL_WEIGHT_TOO_SMALL, () -> CanonicalValidatorSet.of(response("19", KEY, OTHER_KEY), keys));
        assertFails(Reason.NOT_CANONICAL, () -> CanonicalValidatorSet.of(response("20", OTHER_KEY, KEY), keys));
        assertFails(Reason.NOT_CANONICAL, () -> CanonicalValidatorSet.of(response("30", KEY, OTHER_KEY, KEY), keys));
    }

    @Test
    void a_negative_height_is_refused_before_anything_is_sent() {
        assertThatThrownBy(() -> sets.at(L1, Height.of(-1))).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> sets.allAt(Height.of(-1))).isInstanceOf(InvalidRequestException.class);
        assertThat(fake.receivedCount()).isZero();
    }

    /** A response in which every key has weight 10. */
    private static WarpValidatorSet response(String total, String... keys) {
        StringBuilder validators = new StringBuilder();
        for (String key : keys) {
            validators
                    .append(validators.isEmpty() ? "" : ",")
                    .append("{\"publicKey\":\"" + key + "\",\"weight\":\"10\",\"nodeIDs\":[]}");
        }
        return Json.read(
                WarpValidatorSet.class, "{\"validators\":[" + validators + "],\"totalWeight\":\"" + total + "\"}");
    }

    private static void assertFails(Reason reason, ThrowingCallable set) {
        assertThatThrownBy(set)
                .isInstanceOfSatisfying(
                        InvalidValidatorSetException.class,
                        e -> assertThat(e.reason()).isEqualTo(reason));
    }
}
