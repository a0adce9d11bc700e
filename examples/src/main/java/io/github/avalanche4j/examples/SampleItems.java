package io.github.avalanche4j.examples;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** Invented items of lists: each is determined by its index, and has every field that the services send. */
final class SampleItems {
    private static final String OWNER = "avax1qm2a25eytsrj235hxg6jc0mwk99tss64eqevsw";
    private static final long DAY = 86_400;
    private static final long START = 1_700_000_000;

    private SampleItems() {}

    private static byte[] digest(String kind, int index) {
        try {
            return MessageDigest.getInstance("SHA-256").digest((kind + " " + index).getBytes(UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    /** A pseudo-random number from 0 to below {@code below}. */
    private static long number(String kind, int index, long below) {
        byte[] digest = digest(kind, index);
        long value = 0;
        for (int i = 0; i < 7; i++) {
            value = value << 8 | digest[i] & 0xff;
        }
        return value % below;
    }

    private static String id(String kind, int index) {
        return Id.of(Bytes.of(digest(kind, index))).toString();
    }

    private static String nodeId(int index) {
        return NodeId.of(Bytes.of(Arrays.copyOf(digest("node", index), 20))).toString();
    }

    private static String hash(String kind, int index) {
        return "0x" + HexFormat.of().formatHex(digest(kind, index));
    }

    private static String address(int index) {
        return "0x" + HexFormat.of().formatHex(digest("address", index), 0, 20);
    }

    /** A subnet with one chain; every other one is an L1. */
    static String subnet(int index) {
        boolean l1 = index % 2 == 0;
        String chain = "{\"createBlockTimestamp\":" + (START + index) + ",\"createBlockNumber\":\"" + (1000 + index)
                + "\",\"blockchainId\":\"" + id("chain", index) + "\",\"vmId\":\"" + id("vm", index)
                + "\",\"subnetId\":\"" + id("subnet", index) + "\",\"blockchainName\":\"Chain " + index
                + "\",\"evmChainId\":" + (700_000 + index) + "}";
        String conversion = ",\"l1ConversionTransactionHash\":\"" + id("conversion", index)
                + "\",\"l1ValidatorManagerDetails\":{\"blockchainId\":\"" + id("chain", index)
                + "\",\"contractAddress\":\"" + address(index) + "\"}";
        return "{\"createBlockTimestamp\":" + (START + index) + ",\"createBlockIndex\":\"" + (1000 + index)
                + "\",\"subnetId\":\"" + id("subnet", index) + "\",\"ownerAddresses\":[\"" + OWNER
                + "\"],\"threshold\":1,\"locktime\":0,\"subnetOwnershipInfo\":{\"locktime\":0,\"threshold\":1,"
                + "\"addresses\":[\"" + OWNER + "\"]},\"isL1\":" + l1 + (l1 ? conversion : "")
                + ",\"blockchains\":[" + chain + "]}";
    }

    /** A transaction of an address on the C-Chain, newest first; every third one moves a token too. */
    static String addressTransaction(int index) {
        long value = number("value", index, 5_000_000_000_000_000_000L);
        String transfer =
                ",\"erc20Transfers\":[{\"from\":{\"address\":\"" + address(index) + "\"},\"to\":{\"address\":\""
                        + address(0) + "\"},\"logIndex\":1,\"value\":\"" + value / 1_000_000_000
                        + "\",\"erc20Token\":{\"address\":\"0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e\",\"name\":\"USD Coin\","
                        + "\"symbol\":\"USDC\",\"decimals\":6,\"ercType\":\"ERC-20\","
                        + "\"price\":{\"currencyCode\":\"usd\",\"value\":1.0}}}]";
        return "{\"nativeTransaction\":{\"blockNumber\":\"" + (49_000_000 - index) + "\",\"blockTimestamp\":"
                + (START - 2L * index) + ",\"blockHash\":\"" + hash("block", index)
                + "\",\"chainId\":\"43114\",\"blockIndex\":" + index % 20 + ",\"txHash\":\"" + hash("tx", index)
                + "\",\"txStatus\":\"" + (index % 10 == 9 ? 0 : 1)
                + "\",\"txType\":2,\"gasLimit\":\"60000\",\"gasUsed\":\"" + (21_000 + number("gas", index, 30_000))
                + "\",\"gasPrice\":\"25000000000\",\"nonce\":\"" + index + "\",\"from\":{\"address\":\""
                + address(index)
                + "\"},\"to\":{\"address\":\"" + address(0)
                + "\"},\"method\":{\"callType\":\"NATIVE_TRANSFER\",\"methodHash\":\"\",\"methodName\":\"Native Transfer\"},"
                + "\"value\":\"" + value + "\"}" + (index % 3 == 0 ? transfer : "") + "}";
    }

    /** A reward that was paid in AVAX; every fourth one is too recent to have a price. */
    static String reward(int index, String owner) {
        String[] types = {"VALIDATOR", "DELEGATOR", "VALIDATOR_FEE"};
        String price = index % 4 == 3
                ? ""
                : ",\"historicalPrice\":{\"currencyCode\":\"usd\",\"value\":" + (20 + index % 30) + ".5}";
        return stake(index, owner) + ",\"rewardType\":\"" + types[index % 3] + "\",\"utxoId\":\"" + id("utxo", index)
                + "\",\"outputIndex\":" + index % 4 + ",\"reward\":"
                + avax(number("reward", index, 90_000_000_000L), price)
                + ",\"rewardTxHash\":\"" + id("rewardTx", index) + "\"}";
    }

    /** A pending reward, in AVAX. */
    static String pendingReward(int index, String owner) {
        return stake(index, owner) + ",\"rewardType\":\"" + (index % 2 == 0 ? "VALIDATOR" : "DELEGATOR")
                + "\",\"progress\":" + number("progress", index, 100) + ".25,\"estimatedReward\":"
                + avax(number("estimate", index, 90_000_000_000L), "") + "}";
    }

    private static String stake(int index, String owner) {
        return "{\"addresses\":[\"" + owner + "\"],\"txHash\":\"" + id("stake", index) + "\",\"amountStaked\":\""
                + (25 + number("staked", index, 3000)) + "000000000\",\"nodeId\":\"" + nodeId(index)
                + "\",\"startTimestamp\":" + (START + index * DAY) + ",\"endTimestamp\":"
                + (START + (index + 14) * DAY);
    }

    private static String avax(long amount, String price) {
        return "{\"assetId\":\"FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z\",\"name\":\"Avalanche\","
                + "\"symbol\":\"AVAX\",\"denomination\":9,\"type\":\"secp256k1\",\"amount\":\"" + amount + "\"" + price
                + "}";
    }
}
