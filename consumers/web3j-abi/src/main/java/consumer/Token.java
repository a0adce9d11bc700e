package consumer;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.EvmClient;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.web3j.abi.EventEncoder;
import org.web3j.abi.FunctionEncoder;
import org.web3j.abi.FunctionReturnDecoder;
import org.web3j.abi.TypeReference;
import org.web3j.abi.datatypes.Address;
import org.web3j.abi.datatypes.Event;
import org.web3j.abi.datatypes.Function;
import org.web3j.abi.datatypes.Type;
import org.web3j.abi.datatypes.generated.Uint256;

/** An ERC-20 token: web3j encodes and decodes by the contract's ABI, the library's client talks to the node. */
public final class Token {
    private static final TypeReference<Address> ADDRESS = TypeReference.create(Address.class);
    private static final TypeReference<Address> INDEXED_ADDRESS = new TypeReference<>(true) {};
    private static final TypeReference<Uint256> NUMBER = TypeReference.create(Uint256.class);
    private static final Event TRANSFER = new Event("Transfer", List.of(INDEXED_ADDRESS, INDEXED_ADDRESS, NUMBER));

    private final EvmClient chain;
    private final EvmAddress contract;

    public Token(EvmClient chain, EvmAddress contract) {
        this.chain = chain;
        this.contract = contract;
    }

    /** What an account holds, in the token's smallest unit. */
    public BigInteger balanceOf(EvmAddress account) {
        Function function = new Function("balanceOf", List.of(new Address(account.toString())), List.of(NUMBER));
        Bytes data = Bytes.fromHex(FunctionEncoder.encode(function));
        Bytes result = chain.ethCall(m -> m.to(contract).data(data), BlockRef.LATEST)
                .execute();
        return (BigInteger) FunctionReturnDecoder.decode(result.toHex(), function.getOutputParameters())
                .get(0)
                .getValue();
    }

    /** A transfer of the token. */
    public record Transfer(String from, String to, BigInteger amount) {}

    /** The transfers in a range of blocks, read while they are walked. */
    public Stream<Transfer> transfers(long fromBlock, long toBlock) {
        EvmHash topic = EvmHash.parse(EventEncoder.encode(TRANSFER));
        Paged<EvmLog> logs = chain.logs(fromBlock, toBlock, f -> f.addAddresses(contract).topic(0, topic));
        return logs.stream().map(Token::transfer);
    }

    private static Transfer transfer(EvmLog log) {
        List<Type> amount = FunctionReturnDecoder.decode(log.data().toHex(), TRANSFER.getNonIndexedParameters());
        return new Transfer(
                indexed(log, 1), indexed(log, 2), (BigInteger) amount.get(0).getValue());
    }

    private static String indexed(EvmLog log, int place) {
        return FunctionReturnDecoder.decodeIndexedValue(log.topics().get(place).toString(), ADDRESS)
                .getValue()
                .toString();
    }
}
