package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.signature.Vectors.MessageCase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Mutated vectors: what a parser accepts is encoded to the same bytes again, and no mutant verifies. Seeds are fixed.
 */
class FuzzTest {
    private static final int LARGE = 1000;
    private static final int[] INTERESTING = {0, 1, 2, 3, 4, 0x14, 0x20, 0x30, 0x60, 0x7f, 0x80, 0xff};

    private static final Set<String> FROM_THE_PAIRING = Set.of("ErrInvalidSignature", "ErrParseSignature");

    private record Seed(String type, Bytes bytes) {}

    @Test
    void mutated_bytes_are_refused_with_a_reason_or_read_exactly() {
        parse(20_000, 1);
    }

    @Tag("long")
    @Test
    void ten_million_mutated_bytes_are_refused_with_a_reason_or_read_exactly() {
        parse(10_000_000, 2);
    }

    @Test
    void no_mutated_message_verifies() {
        verify(60, 3);
    }

    @Tag("long")
    @Test
    void none_of_twenty_thousand_mutated_messages_verifies() {
        verify(20_000, 4);
    }

    private static void parse(int inputs, long seed) {
        Random random = new Random(seed);
        List<Seed> seeds = seeds();
        int accepted = 0;
        int refused = 0;
        for (int i = 0; i < inputs; i++) {
            Seed from = seeds.get(random.nextInt(seeds.size()));
            Bytes mutant =
                    mutate(from.bytes(), seeds.get(random.nextInt(seeds.size())).bytes(), random);
            try {
                Bytes again = Payloads.reencode(from.type(), mutant);
                if (!again.equals(mutant)) {
                    assertThat(again).as("%s %s", from.type(), mutant.toHex()).isEqualTo(mutant);
                }
                accepted++;
            } catch (MalformedBytesException e) {
                refused++;
            }
        }
        assertThat(accepted).isGreaterThan(inputs / 50);
        assertThat(refused).isGreaterThan(inputs / 50);
    }

    private static List<Seed> seeds() {
        List<Seed> seeds = new ArrayList<>();
        PayloadVectorsTest.valid()
                .map(c -> new Seed(Vectors.text(c.getPayload(), "type"), Vectors.bytes(c.getPayload(), "bytes")))
                .forEach(seeds::add);
        Vectors.validMessages().forEach(c -> {
            seeds.add(new Seed("WarpMessage", c.signed()));
            seeds.add(new Seed(
                    "UnsignedWarpMessage",
                    WarpMessage.parse(c.signed()).unsigned().bytes()));
        });
        seeds.removeIf(seed -> seed.bytes().size() > LARGE); // a mutation in thousands of zeros finds nothing
        return seeds;
    }

    private static Bytes mutate(Bytes bytes, Bytes other, Random random) {
        byte[] mutant = bytes.toArray();
        for (int i = random.nextInt(3); i >= 0 && mutant.length > 0; i--) {
            int at = random.nextInt(mutant.length);
            switch (random.nextInt(6)) {
                case 0 -> mutant[at] ^= (byte) (1 << random.nextInt(8));
                case 1 -> mutant[at] = (byte) INTERESTING[random.nextInt(INTERESTING.length)];
                case 2 -> mutant = Arrays.copyOf(mutant, at);
                case 3 -> mutant = Arrays.copyOf(mutant, mutant.length + 1 + random.nextInt(40));
                case 4 -> { // one byte removed
                    System.arraycopy(mutant, at + 1, mutant, at, mutant.length - at - 1);
                    mutant = Arrays.copyOf(mutant, mutant.length - 1);
                }
                default -> { // a slice of another vector
                    int size = Math.min(random.nextInt(40), Math.min(mutant.length - at, other.size()));
                    int from = random.nextInt(other.size() - size + 1);
                    System.arraycopy(other.toArray(), from, mutant, at, size);
                }
            }
        }
        return Bytes.of(mutant);
    }

    /** Well-formed messages with a quorum of 0, so that only the signature decides. */
    private static void verify(int pairings, long seed) {
        Random random = new Random(seed);
        List<MessageCase> cases = Vectors.validMessages()
                .filter(c ->
                        c.signed().size() < LARGE && c.validators().validators().size() > 1)
                .toList();
        List<CanonicalValidatorSet> sets =
                cases.stream().map(MessageCase::validators).toList();
        List<BlsSignature> signatures = cases.stream()
                .map(c -> WarpMessage.parse(c.signed()).signature())
                .toList();
        QuorumFraction nothing = new QuorumFraction(UInt64.ZERO, UInt64.of(1));
        int reached = 0;
        for (int i = 0; reached < pairings; i++) {
            int which = i % cases.size();
            WarpMessage original = WarpMessage.parse(cases.get(which).signed());
            CanonicalValidatorSet set = sets.get(which);
            WarpMessage mutant = mutate(original, set, signatures, random);
            WarpVerification result = WarpVerifier.forNetwork(mutant.unsigned().network())
                    .quorum(nothing)
                    .verify(mutant, set);
            if (result.isVerified() || FROM_THE_PAIRING.contains(Vectors.outcome(result))) {
                reached++;
            }
            // the only message that may verify is the one that was signed, by those who signed it
            assertThat(result.isVerified()).isEqualTo(mutant.equals(original));
        }
    }

    private static WarpMessage mutate(
            WarpMessage original, CanonicalValidatorSet set, List<BlsSignature> signatures, Random random) {
        UnsignedWarpMessage unsigned = original.unsigned();
        SignerSet signers = original.signers();
        BlsSignature signature = original.signature();
        switch (random.nextInt(5)) {
            case 0 ->
                unsigned = UnsignedWarpMessage.of(
                        unsigned.network(), unsigned.sourceChainId(), flip(unsigned.payloadBytes(), random));
            case 1 ->
                unsigned = UnsignedWarpMessage.of(
                        unsigned.network(),
                        Id.of(flip(unsigned.sourceChainId().bytes(), random)),
                        unsigned.payloadBytes());
            case 2 ->
                signers = SignerSet.of(
                        random.longs(1 + random.nextInt(4), 0, set.validators().size())
                                .toArray());
            case 3 -> signature = signatures.get(random.nextInt(signatures.size()));
            default ->
                signature =
                        BlsSignature.aggregate(List.of(signature, signatures.get(random.nextInt(signatures.size()))));
        }
        return WarpMessage.of(unsigned, signers, signature);
    }

    private static Bytes flip(Bytes bytes, Random random) {
        return Vectors.flip(bytes, random.nextInt(8 * bytes.size()));
    }
}
