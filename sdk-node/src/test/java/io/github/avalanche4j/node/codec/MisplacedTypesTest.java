package io.github.avalanche4j.node.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnknownTx;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Types that the node's parser accepts as a credential or authorization, though no accepted transaction has them. */
class MisplacedTypesTest {
    private static final Bytes NO_BASE_TX = new CodecWriter()
            .uint32(5) // network
            .id(Id.EMPTY)
            .uint32(0) // outputs
            .uint32(0) // inputs
            .uint32(0) // memo
            .bytes();

    private static Bytes vector(String name) {
        return Vectors.of("malformed")
                .filter(one -> one.toString().equals(name))
                .findFirst()
                .orElseThrow()
                .bytes();
    }

    @Test
    void a_transaction_with_an_input_as_credential_keeps_its_bytes_and_has_its_id() {
        Bytes bytes = vector("s.hand.p.credential.type-10-passes-as-credential");

        Tx tx = PChainCodec.parseTx(bytes);

        assertThat(tx.id()).isEqualTo(Sha256.idOf(bytes));
        assertThat(((UnknownTx) tx.unsigned()).bytes()).isEqualTo(bytes);
        assertThat(tx.credentials()).isEmpty();
    }

    @Test
    void addresses_in_it_need_no_network() {
        Bytes bytes = new CodecWriter()
                .version()
                .uint32(20) // RewardValidatorTx, which has no network
                .id(Id.EMPTY)
                .uint32(1) // credential
                .uint32(7) // a TransferOutput
                .uint64(UInt64.of(1))
                .uint64(UInt64.ZERO)
                .uint32(1)
                .uint32(1)
                .fixed(Bytes.of(new byte[20]))
                .bytes();

        assertThat(PChainCodec.parseTx(bytes).unsigned()).isEqualTo(new UnknownTx(bytes, JsonTree.NULL));
    }

    @Test
    void in_a_block_it_ends_where_it_ends_and_the_next_one_is_read() {
        Bytes odd = vector("s.hand.p.credential.type-10-passes-as-credential");
        Bytes plain = new CodecWriter().uint32(34).fixed(NO_BASE_TX).uint32(0).bytes();
        Bytes block = new CodecWriter()
                .version()
                .uint32(32) // a standard block
                .uint64(UInt64.ZERO)
                .id(Id.EMPTY)
                .uint64(UInt64.of(7))
                .uint32(2)
                .fixed(odd.slice(2, odd.size()))
                .fixed(plain)
                .bytes();

        PChainBlock parsed = PChainCodec.parseBlock(block);

        List<Tx> txs = parsed.txs();
        assertThat(txs).hasSize(2);
        assertThat(txs.get(0).id()).isEqualTo(Sha256.idOf(odd));
        assertThat(((UnknownTx) txs.get(0).unsigned()).bytes()).isEqualTo(odd.slice(2, odd.size()));
        assertThat(txs.get(1).unsigned()).isInstanceOf(BaseTx.class);
    }

    @Test
    void a_transaction_that_authorizes_itself_again_and_again_is_refused_at_the_second() {
        CodecWriter nested = new CodecWriter().version();
        for (int i = 0; i < 2_000; i++) {
            nested.uint32(13) // AddSubnetValidatorTx
                    .fixed(NO_BASE_TX)
                    .fixed(Bytes.of(new byte[20 + 3 * 8 + 32])); // validator and subnet
        }

        MalformedBytesException refused =
                catchThrowableOfType(MalformedBytesException.class, () -> PChainCodec.parseTx(nested.bytes()));

        assertThat(refused.reason()).isEqualTo(Reason.RECURSIVE_TYPES);
        assertThat(refused.offset()).isEqualTo(2 + 4 + NO_BASE_TX.size() + 76);
    }
}
