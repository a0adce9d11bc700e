package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.signature.Vectors.MessageCase;
import java.math.BigInteger;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import supranational.blst.P1;
import supranational.blst.P1_Affine;

/** The sum of the signers' keys is the same, whether they are added or those who are absent are subtracted. */
class AggregateKeysTest {
    /** The order of the group (draft-irtf-cfrg-pairing-friendly-curves, section 4.2.1). */
    private static final BigInteger ORDER =
            new BigInteger("73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001", 16);

    /** The sets that messages are verified against, those that are flattened, and those of recorded responses. */
    static Stream<CanonicalValidatorSet> sets() {
        Stream<JsonNode> cases = Stream.concat(
                        Vectors.validatorSets(),
                        Vectors.elements(Vectors.vectors("validator_sets.json").path("cases"))
                                .filter(c -> c.path("expected").asText("VALID").equals("VALID")))
                .map(c -> c.path("validators"));
        Stream<JsonNode> recorded = Stream.of("getValidatorsAt.int", "getValidatorsAt.subnet")
                .map(file -> Vectors.response("platform/" + file + ".json").required("result"));
        return Stream.concat(cases, recorded).map(Vectors::setOf);
    }

    /**
     * Secret keys, whose sum tells the sum of the public keys: keys that are held twice, a key and its negative, sums
     * that equal the next key, absent keys that add up to infinity, signers that do, and a set that does.
     */
    static Stream<List<Integer>> secrets() {
        return Stream.of(
                List.of(3),
                List.of(5, -5),
                List.of(1, 2, 3, 6, 12),
                List.of(5, 5, 7, 7, 7),
                List.of(4, 4, 4, 4, 4, 4),
                List.of(9, -9, 9, -9, 11),
                List.of(1, 2, -3, 10, 20, 30),
                List.of(1, 2, 3, 4, -10),
                List.of(1, -1, 2, -2, 3, -3, 6));
    }

    @Test
    void there_are_sets_of_one_to_three_hundred_keys_in_vectors_and_recordings() {
        assertThat(sets()).hasSize(26);
        assertThat(sets().map(set -> set.validators().size())).contains(1, 2, 3, 100, 300);
    }

    @ParameterizedTest
    @MethodSource("sets")
    void random_signers_of_a_held_set_have_the_sum_of_their_keys(CanonicalValidatorSet set) {
        Random random = new Random(set.validators().size());
        for (SignerSet signers : signersOf(set.validators().size(), random)) {
            Bytes sum = added(set, signers);
            assertThat(set.aggregateKey(signers).uncompressed())
                    .as("%s of %s", signers, set)
                    .isEqualTo(sum);
            assertThat(aggregateKeys(set).of(signers).uncompressed())
                    .as("%s alone", signers)
                    .isEqualTo(sum);
        }
    }

    /** The right ones and those that are refused, each with its set, which the messages of that set share. */
    @Test
    void the_signers_of_each_held_message_have_the_sum_of_their_keys() {
        Map<JsonNode, CanonicalValidatorSet> sets = Vectors.messages()
                .map(MessageCase::setNode)
                .distinct()
                .collect(Collectors.toMap(Function.identity(), node -> Vectors.setOf(node.path("validators"))));
        int tried = 0;
        for (MessageCase c : Vectors.messages().toList()) {
            CanonicalValidatorSet set = sets.get(c.setNode());
            Optional<SignerSet> signers = signers(c)
                    .filter(named -> named.count() > 0
                            && named.bitLength() <= set.validators().size());
            if (signers.isPresent()) {
                assertThat(set.aggregateKey(signers.get()).uncompressed())
                        .as(c.name())
                        .isEqualTo(added(set, signers.get()));
                tried++;
            }
        }
        assertThat(tried).isGreaterThan(70);
    }

    @ParameterizedTest
    @MethodSource("secrets")
    void all_signers_of_any_keys_have_the_public_key_of_the_sum_of_their_secrets(List<Integer> secrets) {
        List<Blst.Key> keys = keys(secrets);
        AggregateKeys shared = new AggregateKeys(keys);
        List<SignerSet> all = LongStream.range(1, 1L << secrets.size())
                .mapToObj(bits -> SignerSet.of(LongStream.range(0, secrets.size())
                        .filter(i -> (bits >> i & 1) == 1)
                        .toArray()))
                .collect(Collectors.toCollection(ArrayList::new));
        for (int order = 0; order < 3; order++) {
            Collections.shuffle(all, new Random(order));
            for (SignerSet signers : all) {
                Bytes expected = publicKey(signers.indexes()
                        .map(i -> secrets.get((int) i))
                        .mapToObj(BigInteger::valueOf)
                        .reduce(BigInteger.ZERO, BigInteger::add));
                assertThat(shared.of(signers).uncompressed()).as("%s", signers).isEqualTo(expected);
                assertThat(new AggregateKeys(keys).of(signers).uncompressed())
                        .as("%s alone", signers)
                        .isEqualTo(expected);
            }
        }
    }

    /** A key is read to be added or subtracted, so the reads count the operations. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 10, 11, 300})
    void once_most_have_signed_a_message_costs_the_smaller_of_signers_and_absent(int size) {
        CountedKeys keys =
                new CountedKeys(keys(IntStream.rangeClosed(1, size).boxed().toList()));
        AggregateKeys sums = new AggregateKeys(keys);
        assertThat(keys.readBy(() -> sums.of(first(size / 2))))
                .as("half of them")
                .isEqualTo(size / 2);
        assertThat(keys.readBy(() -> sums.of(first(1)))).as("one").isEqualTo(1);

        assertThat(keys.readBy(() -> sums.of(first(size))))
                .as("all of them, which are kept")
                .isEqualTo(size);
        for (int signed = 1; signed <= size; signed++) {
            SignerSet signers = first(signed);
            assertThat(keys.readBy(() -> sums.of(signers)))
                    .as("%s of %s", signed, size)
                    .isEqualTo(Math.min(signed, size - signed));
        }
    }

    @Test
    void the_first_message_that_most_signed_costs_one_addition_per_validator_and_no_later_one_does() {
        CountedKeys keys =
                new CountedKeys(keys(IntStream.rangeClosed(1, 100).boxed().toList()));
        AggregateKeys sums = new AggregateKeys(keys);

        assertThat(keys.readBy(() -> sums.of(first(90)))).isEqualTo(100);
        assertThat(keys.readBy(() -> sums.of(first(90)))).isEqualTo(10);
        assertThat(keys.readBy(() -> sums.of(first(100)))).isZero();
        assertThat(keys.readBy(() -> sums.of(first(67)))).isEqualTo(33);
        assertThat(keys.readBy(() -> sums.of(first(33)))).isEqualTo(33);
    }

    @Test
    void threads_that_need_the_sum_of_a_new_set_at_the_same_time_get_the_same_results() throws Exception {
        int threads = 8;
        CyclicBarrier together = new CyclicBarrier(threads);
        List<Blst.Key> keys = keys(IntStream.rangeClosed(1, 50).boxed().toList());
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            for (int round = 0; round < 50; round++) {
                AggregateKeys shared = new AggregateKeys(keys);
                List<Callable<Bytes>> work = IntStream.range(0, threads)
                        .<Callable<Bytes>>mapToObj(thread -> () -> {
                            together.await();
                            return shared.of(first(50 - thread)).uncompressed();
                        })
                        .toList();
                List<Future<Bytes>> results = executor.invokeAll(work);
                for (int thread = 0; thread < threads; thread++) {
                    int signed = 50 - thread;
                    assertThat(results.get(thread).get())
                            .isEqualTo(publicKey(BigInteger.valueOf((long) signed * (signed + 1) / 2)));
                }
            }
        } finally {
            executor.shutdownNow();
        }
    }

    /**
     * Of a set where two validators share a key, one weighs nothing, and four of them add up to infinity, all subsets
     * sign; then one validator too many or too few is named.
     */
    @Test
    void a_message_is_verified_with_its_signers_and_refused_with_others_however_many_signed() {
        List<Integer> secrets = List.of(1, 2, 3, -6, 7, 8);
        CanonicalValidatorSet.Builder builder = CanonicalValidatorSet.builder();
        secrets.forEach(secret -> builder.add(proven(secret), UInt64.of(secret == 8 ? 0 : 1)));
        CanonicalValidatorSet set = builder.add(proven(7), UInt64.of(1)).build();
        List<Integer> places = set.validators().stream()
                .map(place -> secrets.stream()
                        .filter(secret -> proven(secret).equals(place.publicKey()))
                        .findFirst()
                        .orElseThrow())
                .toList();
        WarpVerifier verifier =
                WarpVerifier.forNetwork(Network.MAINNET).quorum(new QuorumFraction(UInt64.ZERO, UInt64.of(1)));
        UnsignedWarpMessage unsigned = UnsignedWarpMessage.of(Network.MAINNET, Id.EMPTY, Bytes.of((byte) 1));

        int verified = 0;
        for (int bits = 1; bits < 1 << places.size(); bits++) {
            int signed = bits;
            int sum = IntStream.range(0, places.size())
                    .filter(i -> (signed >> i & 1) == 1)
                    .map(places::get)
                    .sum();
            BlsSignature signature = BlsSignature.aggregate(IntStream.range(0, places.size())
                    .filter(i -> (signed >> i & 1) == 1)
                    .mapToObj(i -> Signer.sign(Signer.secretKey(scalar(places.get(i))), unsigned.bytes()))
                    .toList());
            List<WarpMessage> messages = new ArrayList<>();
            List<Boolean> right = new ArrayList<>();
            for (int other = 0; other <= places.size(); other++) { // the last one changes nobody
                int named = signed ^ (other == places.size() ? 0 : 1 << other);
                if (named != 0) {
                    messages.add(WarpMessage.of(unsigned, SignerSet.of(indexes(named)), signature));
                    right.add(named == signed && sum != 0);
                }
            }
            assertThat(messages)
                    .extracting(m -> verifier.verify(m, set).isVerified())
                    .isEqualTo(right);
            assertThat(verifier.verifyAll(messages, set))
                    .extracting(WarpVerification::isVerified)
                    .isEqualTo(right);
            assertThat(verifier.verifyAll(Collections.nCopies(3, messages.get(messages.size() - 1)), set))
                    .extracting(WarpVerification::isVerified)
                    .containsOnly(sum != 0);
            verified += sum != 0 ? 1 : 0;
        }
        assertThat(verified)
                .as("all but the one whose signers' keys add up to infinity")
                .isEqualTo(62);
    }

    /** Hands out keys, and counts that. */
    private static final class CountedKeys extends AbstractList<Blst.Key> {
        private final List<Blst.Key> keys;
        private int read;

        CountedKeys(List<Blst.Key> keys) {
            this.keys = keys;
        }

        @Override
        public Blst.Key get(int index) {
            read++;
            return keys.get(index);
        }

        @Override
        public int size() {
            return keys.size();
        }

        int readBy(Runnable work) {
            read = 0;
            work.run();
            return read;
        }
    }

    private static List<SignerSet> signersOf(int size, Random random) {
        List<SignerSet> chosen = new ArrayList<>();
        chosen.add(first(size));
        chosen.add(first(1));
        chosen.add(first(size / 2 + 1));
        for (int tries = 0; tries < 20; tries++) {
            double part = random.nextDouble();
            SignerSet signers = SignerSet.of(LongStream.range(0, size)
                    .filter(i -> random.nextDouble() < part)
                    .toArray());
            if (signers.count() > 0) {
                chosen.add(signers);
            }
        }
        Collections.shuffle(chosen, random);
        return chosen;
    }

    private static Optional<SignerSet> signers(MessageCase c) {
        try {
            return Optional.of(WarpMessage.parse(c.signed()).signers());
        } catch (MalformedBytesException e) {
            return Optional.empty(); // no message, or no set of signers
        }
    }

    /** Each signer's key, added to the point at infinity by blst alone. */
    private static Bytes added(CanonicalValidatorSet set, SignerSet signers) {
        P1 sum = new P1();
        signers.indexes()
                .mapToObj(i -> set.validators().get((int) i).publicKey().bytes().toArray())
                .forEach(key -> sum.add(new P1_Affine(key)));
        return Bytes.of(sum.serialize());
    }

    private static AggregateKeys aggregateKeys(CanonicalValidatorSet set) {
        return new AggregateKeys(set.validators().stream()
                .map(place -> place.publicKey().key().key())
                .toList());
    }

    private static List<Blst.Key> keys(List<Integer> secrets) {
        return secrets.stream().map(secret -> proven(secret).key().key()).toList();
    }

    private static ProvenPublicKey proven(int secret) {
        return ProvenPublicKey.registeredOnPChain(Signer.publicKey(Signer.secretKey(scalar(secret))));
    }

    private static Bytes publicKey(BigInteger secret) {
        return Bytes.of(P1.generator().mult(secret.mod(ORDER)).serialize());
    }

    /** 32 bytes, big-endian; a negative number as the multiple of the group's order above it. */
    private static Bytes scalar(int secret) {
        byte[] number = BigInteger.valueOf(secret).mod(ORDER).toByteArray();
        byte[] scalar = new byte[32];
        System.arraycopy(number, 0, scalar, 32 - number.length, number.length);
        return Bytes.of(scalar);
    }

    private static SignerSet first(int count) {
        return SignerSet.of(LongStream.range(0, count).toArray());
    }

    private static long[] indexes(int bits) {
        return IntStream.range(0, Integer.SIZE)
                .filter(i -> (bits >> i & 1) == 1)
                .asLongStream()
                .toArray();
    }
}
