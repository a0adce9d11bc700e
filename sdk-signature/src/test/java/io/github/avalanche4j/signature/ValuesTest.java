package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.core.internal.codec.Keccak256;
import io.github.avalanche4j.signature.payload.Justification;
import io.github.avalanche4j.signature.payload.L1Message;
import io.github.avalanche4j.signature.payload.L1ValidatorRegistration;
import io.github.avalanche4j.signature.payload.L1ValidatorWeight;
import io.github.avalanche4j.signature.payload.PChainOwner;
import io.github.avalanche4j.signature.payload.RegisterL1Validator;
import io.github.avalanche4j.signature.payload.SubnetToL1ConversionData;
import io.github.avalanche4j.signature.payload.WarpPayload;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ValuesTest {
    private static final Id SUBNET = Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y");
    private static final Id OTHER_SUBNET = Id.parse("2XsQAk72A5F95TMav9M4hCLMjSfe12z9KchoAcEV59N67Y621Y");
    private static final Id CHAIN = Id.parse("2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX");

    @Test
    void a_signer_set_counts_its_bits_from_the_last_byte() {
        SignerSet set = SignerSet.parse(Bytes.fromHex("0x0103"));
        assertThat(set.indexes()).containsExactly(0L, 1L, 8L);
        assertThat(set.count()).isEqualTo(3);
        assertThat(set.bitLength()).isEqualTo(9);
        assertThat(LongStream.range(-1, 40).filter(set::contains)).containsExactly(0L, 1L, 8L);
        assertThat(set.contains(Long.MAX_VALUE)).isFalse();
        assertThat(SignerSet.of(8, 1, 0, 1))
                .isEqualTo(set)
                .hasSameHashCodeAs(set)
                .hasToString("0x0103");
    }

    @Test
    void a_signer_set_without_signers_has_no_bytes() {
        assertThat(SignerSet.of().bytes()).isEqualTo(Bytes.EMPTY);
        assertThat(SignerSet.parse(Bytes.EMPTY).indexes()).isEmpty();
        assertThat(SignerSet.of().bitLength()).isZero();
        assertThatThrownBy(() -> SignerSet.parse(Bytes.of((byte) 0)))
                .isInstanceOfSatisfying(
                        MalformedBytesException.class,
                        e -> assertThat(e.reason()).isEqualTo(Reason.INVALID_BIT_SET));
        assertThatThrownBy(() -> SignerSet.of(-1)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> SignerSet.of(1 << 24)).isInstanceOf(InvalidRequestException.class);
    }

    /** More bits than an int counts; whoever hands it in pays for its bytes, and gets no arithmetic error back. */
    @Test
    void a_signer_set_of_more_than_256_megabytes_is_read_like_any_other() {
        byte[] bits = new byte[(1 << 28) + 1];
        bits[0] = 1;
        bits[bits.length - 1] = 4;
        SignerSet set = SignerSet.parse(Bytes.of(bits));

        assertThat(set.indexes()).containsExactly(2L, 1L << 31);
        assertThat(set.count()).isEqualTo(2);
        assertThat(set.bitLength()).isEqualTo((1L << 31) + 1);
        assertThat(set.contains(1L << 31)).isTrue();
        assertThat(set.contains(1L << 34)).isFalse();
    }

    @Test
    void a_quorum_is_between_0_and_1() {
        assertThat(QuorumFraction.DEFAULT).hasToString("67/100").isEqualTo(QuorumFraction.percent(67));
        assertThatThrownBy(() -> new QuorumFraction(UInt64.of(2), UInt64.of(1)))
                .isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> new QuorumFraction(UInt64.ZERO, UInt64.ZERO))
                .isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> QuorumFraction.percent(101)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> QuorumFraction.percent(-1)).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void the_quorum_of_a_chain_configuration_is_the_default_or_33_to_100_percent() {
        assertThat(QuorumFraction.ofWarpConfig(0)).isEqualTo(QuorumFraction.DEFAULT);
        assertThat(QuorumFraction.ofWarpConfig(33)).isEqualTo(QuorumFraction.percent(33));
        assertThat(QuorumFraction.ofWarpConfig(100)).isEqualTo(QuorumFraction.percent(100));
        for (long number : new long[] {-1, 1, 32, 101}) {
            assertThatThrownBy(() -> QuorumFraction.ofWarpConfig(number)).isInstanceOf(InvalidRequestException.class);
        }
    }

    @Test
    void the_quorum_is_exact_where_a_double_would_round() {
        UInt64 total = UInt64.MAX;
        UInt64 enough = UInt64.parse("12359318529385399583"); // the vectors' uint64_exact_threshold
        assertThat(QuorumFraction.DEFAULT.isReachedBy(enough, total)).isTrue();
        assertThat(QuorumFraction.DEFAULT.isReachedBy(UInt64.fromBits(enough.longValue() - 1), total))
                .isFalse();
    }

    @Test
    void messages_of_a_subnet_are_signed_by_that_subnet() {
        assertThat(SigningSubnet.forEvmChain(SUBNET, CHAIN, OTHER_SUBNET, false))
                .isEqualTo(SUBNET);
        assertThat(SigningSubnet.forEvmChain(SUBNET, CHAIN, OTHER_SUBNET, true)).isEqualTo(SUBNET);
        assertThat(SigningSubnet.forEvmChain(SUBNET, CHAIN, Id.EMPTY, false)).isEqualTo(SUBNET);
        assertThat(SigningSubnet.forPChain(SUBNET)).isEqualTo(SUBNET);
    }

    @Test
    void messages_of_the_primary_network_are_signed_by_the_receiver_unless_it_requires_the_primary_network() {
        assertThat(SigningSubnet.forEvmChain(Id.EMPTY, CHAIN, SUBNET, false)).isEqualTo(SUBNET);
        assertThat(SigningSubnet.forEvmChain(Id.EMPTY, CHAIN, SUBNET, true)).isEqualTo(Id.EMPTY);
        assertThat(SigningSubnet.forEvmChain(Id.EMPTY, CHAIN, Id.EMPTY, true)).isEqualTo(Id.EMPTY);
        assertThat(SigningSubnet.forPChain(Id.EMPTY)).isEqualTo(Id.EMPTY);
    }

    @Test
    void messages_of_the_p_chain_are_always_signed_by_the_receiver() {
        assertThat(SigningSubnet.forEvmChain(Id.EMPTY, Id.EMPTY, SUBNET, true)).isEqualTo(SUBNET);
        assertThat(SigningSubnet.forEvmChain(Id.EMPTY, Id.EMPTY, SUBNET, false)).isEqualTo(SUBNET);
    }

    @Test
    void the_highest_nonce_is_reserved_for_removals() {
        assertThat(new L1ValidatorWeight(SUBNET, UInt64.MAX, UInt64.of(1)).refusalReason())
                .contains(L1Message.RefusalReason.NONCE_RESERVED_FOR_REMOVAL);
        assertThat(new L1ValidatorWeight(SUBNET, UInt64.MAX, UInt64.ZERO).refusalReason())
                .isEmpty();
        assertThat(new L1ValidatorWeight(SUBNET, UInt64.fromBits(-2), UInt64.of(1)).refusalReason())
                .isEmpty();
        assertThat(new L1ValidatorRegistration(SUBNET, true).refusalReason()).isEmpty();
    }

    @Test
    void an_owner_is_none_or_has_enough_addresses_in_strictly_ascending_order() {
        Bytes low = Bytes.of(new byte[20]);
        Bytes high = Bytes.fromHex("0x" + "ff".repeat(20));
        assertThat(flawWithOwner(PChainOwner.NONE)).isEmpty();
        assertThat(flawWithOwner(new PChainOwner(2, List.of(low, high)))).isEmpty();
        for (PChainOwner wrong : List.of(
                new PChainOwner(1, List.of()),
                new PChainOwner(0, List.of(low)),
                new PChainOwner(3, List.of(low, high)),
                new PChainOwner(1, List.of(high, low)),
                new PChainOwner(1, List.of(low, low)))) {
            assertThat(flawWithOwner(wrong)).as(wrong.toString()).contains(L1Message.RefusalReason.INVALID_OWNER);
        }
    }

    private static Optional<L1Message.RefusalReason> flawWithOwner(PChainOwner owner) {
        Bytes node = Bytes.fromHex("0x" + "01".repeat(20));
        Bytes key = Bytes.of(new byte[48]);
        UInt64 one = UInt64.of(1);
        Optional<L1Message.RefusalReason> first =
                new RegisterL1Validator(SUBNET, node, key, one, owner, PChainOwner.NONE, one).refusalReason();
        assertThat(new RegisterL1Validator(SUBNET, node, key, one, PChainOwner.NONE, owner, one).refusalReason())
                .isEqualTo(first);
        return first;
    }

    @Test
    void the_justification_of_a_conversion_is_the_subnet_id() {
        assertThat(Justification.ofConversion(SUBNET)).isEqualTo(SUBNET.bytes());
    }

    /** Written out by hand from the protocol buffer definition. */
    @Test
    void the_justification_of_an_initial_validator_holds_subnet_and_index() {
        String subnet = SUBNET.bytes().toHex().substring(2);
        assertThat(Justification.ofInitialValidator(SUBNET, 1).toHex()).isEqualTo("0x0a240a20" + subnet + "1001");
        assertThat(Justification.ofInitialValidator(SUBNET, 300).toHex()).isEqualTo("0x0a250a20" + subnet + "10ac02");
        assertThat(Justification.ofInitialValidator(SUBNET, 0).toHex()).isEqualTo("0x0a220a20" + subnet);
    }

    @Test
    void the_justification_of_a_registration_holds_its_message() {
        WarpMessage registered = WarpMessage.parse(
                Vectors.message("node_n64_register_l1_validator").signed());
        WarpPayload.AddressedCall call =
                (WarpPayload.AddressedCall) registered.unsigned().payload();
        RegisterL1Validator message = RegisterL1Validator.parse(call.payload());
        String hex = Justification.ofRegistration(message).toHex();
        assertThat(hex).startsWith("0x12").endsWith(call.payload().toHex().substring(2));
        int size = call.payload().size(); // two digits of seven bits
        assertThat(hex.substring(4, 8)).isEqualTo(String.format("%02x%02x", size & 0x7f | 0x80, size >> 7));
    }

    /** Recording: the validators that the L1 was converted with. */
    @Test
    void the_validation_id_of_an_initial_validator_follows_from_subnet_and_index() {
        List<String> shown = Vectors.elements(
                        Vectors.answer("platform/getCurrentValidators.l1.json").at("/result/validators"))
                .map(validator -> Vectors.text(validator, "validationID"))
                .toList();
        assertThat(IntStream.range(0, 2)
                        .mapToObj(index -> SubnetToL1ConversionData.initialValidationId(SUBNET, index))
                        .map(Id::toString))
                .containsExactlyInAnyOrderElementsOf(shown);
    }

    @Test
    void an_access_list_holds_the_message_an_end_marker_and_zeros() {
        WarpMessage message = WarpMessage.parse(Vectors.message("n3_all_signed").signed());
        List<Bytes> keys = WarpAccessList.storageKeys(message);
        StringBuilder all = new StringBuilder();
        keys.forEach(key -> all.append(key.toHex().substring(2)));

        assertThat(keys).hasSize(message.bytes().size() / 32 + 1).allMatch(key -> key.size() == 32);
        assertThat(all.toString()).matches(message.bytes().toHex().substring(2) + "ff0*");
        assertThat(WarpAccessList.ADDRESS.toHex()).isEqualTo("0x0200000000000000000000000000000000000005");
        assertThat(WarpAccessList.parse(keys)).isEqualTo(message);
    }

    @Test
    void keccak_gives_the_hashes_that_ethereum_knows() {
        // the hash of nothing, known to every Ethereum client, and the topic of the SendWarpMessage event
        assertThat(Keccak256.hash(Bytes.EMPTY).toHex())
                .isEqualTo("0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470");
        Bytes event = Bytes.of("SendWarpMessage(address,bytes32,bytes)".getBytes(StandardCharsets.UTF_8));
        assertThat(Keccak256.hash(event).toHex())
                .isEqualTo("0x56600c567728a800c0aa927500f831cb451df66a7af570eb4df4dfbf4674887d");
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

    @Test
    void a_set_is_the_same_in_whatever_order_its_validators_come() {
        CanonicalValidatorSet set = Vectors.message("dup_shared_key_50").validators();
        CanonicalValidatorSet.Builder again = CanonicalValidatorSet.builder();
        List<CanonicalValidator> places = set.validators();
        for (int i = places.size() - 1; i >= 0; i--) {
            CanonicalValidator place = places.get(i);
            UInt64 one = UInt64.fromBits(place.weight().longValue() - 1);
            again.add(place.publicKey(), UInt64.of(1), place.nodeIds());
            again.add(place.publicKey(), one, new NodeId[0]);
        }
        assertThat(again.build().validators()).isEqualTo(places);
        assertThat(again.build().totalWeight()).isEqualTo(set.totalWeight());
    }

    @Test
    void a_weight_that_overflows_is_refused_where_it_is_added() {
        CanonicalValidatorSet.Builder set = CanonicalValidatorSet.builder().addWithoutKey(UInt64.MAX);
        assertThatThrownBy(() -> set.addWithoutKey(UInt64.of(1)))
                .isInstanceOf(InvalidValidatorSetException.class)
                .hasMessageContaining("ErrOverflow");
        assertThat(set.addWithoutKey(UInt64.ZERO).build().totalWeight()).isEqualTo(UInt64.MAX);
    }
}
