package io.github.avalanche4j.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import supranational.blst.BLST_ERROR;
import supranational.blst.P1;
import supranational.blst.P2;
import supranational.blst.P2_Affine;
import supranational.blst.SecretKey;

/**
 * Validators that sign Warp messages with real BLS keys, the same keys in every run, so that the aggregated signature
 * verifies. Needs {@code tech.pegasys:jblst}, an optional dependency of this module.
 *
 * <pre>{@code
 * FakeValidators validators = FakeValidators.of(100, 100, 100);
 * service.aggregator(validators);
 * }</pre>
 */
public final class FakeValidators implements FakeAggregator.Signer {
    private static final String DOMAIN = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";

    private final List<Member> members;
    private final Set<Integer> offline = new HashSet<>();

    /**
     * One validator.
     *
     * @param publicKey its compressed BLS key in hex, without {@code 0x}
     */
    public record Validator(String nodeId, String publicKey, long weight) {}

    private record Member(Validator validator, SecretKey secret, byte[] uncompressed) {}

    private FakeValidators(List<Member> members) {
        this.members = members;
    }

    /**
     * Creates validators.
     *
     * @param weights the weight of each, at least 1
     */
    public static FakeValidators of(long... weights) {
        if (weights.length == 0) {
            throw new IllegalArgumentException("give the weight of each validator, at least one");
        }
        List<Member> members = new ArrayList<>();
        for (int i = 0; i < weights.length; i++) {
            Args.atLeast(1, "weight", weights[i]);
            byte[] seed = Checksum.sha256(("validator " + i).getBytes(UTF_8));
            SecretKey secret = new SecretKey();
            secret.keygen(seed);
            P1 key = new P1(secret);
            String nodeId = "NodeID-" + Cb58.encode(Arrays.copyOf(seed, 20));
            String publicKey = HexFormat.of().formatHex(key.compress());
            members.add(new Member(new Validator(nodeId, publicKey, weights[i]), secret, key.serialize()));
        }
        // signers are numbered in the order of their uncompressed keys
        members.sort(Comparator.comparing(Member::uncompressed, Arrays::compareUnsigned));
        return new FakeValidators(List.copyOf(members));
    }

    /** {@return the validators in the order of the signers' bit set} */
    public List<Validator> validators() {
        return members.stream().map(Member::validator).toList();
    }

    /**
     * Chooses the validators that do not sign.
     *
     * @param places their indices in {@link #validators}
     */
    public synchronized FakeValidators offline(Collection<Integer> places) {
        Objects.requireNonNull(places, "places").forEach(place -> Args.between(0, members.size() - 1, "place", place));
        offline.clear();
        offline.addAll(places);
        return this;
    }

    @Override
    public synchronized @Nullable String sign(String unsignedMessage, int quorumPercentage) {
        long total =
                members.stream().mapToLong(member -> member.validator.weight()).sum();
        List<Integer> heaviest = new ArrayList<>();
        for (int place = 0; place < members.size(); place++) {
            heaviest.add(place);
        }
        heaviest.removeAll(offline);
        heaviest.sort(
                Comparator.comparingLong(place -> -members.get(place).validator.weight()));
        Set<Integer> signers = new HashSet<>();
        long signed = 0;
        for (int place : heaviest) {
            if (signed * 100 >= total * quorumPercentage) {
                break;
            }
            signers.add(place);
            signed += members.get(place).validator.weight();
        }
        return signed * 100 < total * quorumPercentage || signers.isEmpty() ? null : signed(unsignedMessage, signers);
    }

    /** Checks that validators with at least 67 percent of the weight signed a message. */
    boolean haveSigned(byte[] signedMessage) {
        ByteBuffer in = ByteBuffer.wrap(signedMessage);
        byte[] unsigned = Arrays.copyOf(signedMessage, 42 + in.getInt(38));
        byte[] bits = new byte[in.getInt(unsigned.length + 4)];
        in.position(unsigned.length + 8).get(bits);
        byte[] signature = Arrays.copyOfRange(signedMessage, signedMessage.length - 96, signedMessage.length);
        P1 keys = new P1();
        long signed = 0;
        long total = 0;
        for (int place = 0; place < members.size(); place++) {
            Member member = members.get(place);
            total += member.validator.weight();
            int at = bits.length - 1 - place / 8;
            if (at >= 0 && (bits[at] >> place % 8 & 1) == 1) {
                signed += member.validator.weight();
                keys.add(new P1(member.secret()));
            }
        }
        P2_Affine point = new P2_Affine(signature);
        return signed * 100 >= total * 67
                && point.core_verify(keys.to_affine(), true, unsigned, DOMAIN, new byte[0]) == BLST_ERROR.BLST_SUCCESS;
    }

    /** The message, the kind of signature (0), the signers as a bit set with its length, and the signature. */
    private String signed(String unsignedMessage, Set<Integer> signers) {
        byte[] message = HexFormat.of().parseHex(unsignedMessage);
        byte[] bits = new byte[signers.stream().mapToInt(place -> place).max().orElseThrow() / 8 + 1];
        P2 sum = new P2();
        for (int place : signers) {
            bits[bits.length - 1 - place / 8] |= (byte) (1 << place % 8);
            sum.add(new P2()
                    .hash_to(message, DOMAIN)
                    .sign_with(members.get(place).secret()));
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(message);
        out.writeBytes(ByteBuffer.allocate(8).putInt(0).putInt(bits.length).array());
        out.writeBytes(bits);
        out.writeBytes(sum.compress());
        return HexFormat.of().formatHex(out.toByteArray());
    }
}
