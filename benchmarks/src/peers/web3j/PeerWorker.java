import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import org.web3j.protocol.Web3j;
import org.web3j.protocol.core.BatchRequest;
import org.web3j.protocol.core.DefaultBlockParameter;
import org.web3j.protocol.core.DefaultBlockParameterName;
import org.web3j.protocol.core.Response;
import org.web3j.protocol.core.methods.response.EthBlock;
import org.web3j.protocol.core.methods.response.EthGetBalance;
import org.web3j.protocol.core.methods.response.TransactionReceipt;
import org.web3j.protocol.http.HttpService;

/** Asks for 100 balances in a batch, and replays blocks with their receipts, with web3j. */
public final class PeerWorker {
    public static void main(String[] args) throws Exception {
        Web3j web3j = Web3j.build(new HttpService(args[0] + "/ext/bc/C/rpc"));
        Web3j near = Web3j.build(new HttpService(args[0] + "/after/2/ext/bc/C/rpc"));
        OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long self = Thread.currentThread().getId();
        System.out.println("ready " + ProcessHandle.current().pid());
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String task = line.split(" ")[1];
            long nanos = Long.parseLong(line.split(" ")[2]);
            int repetitions = 0;
            long bits = 0;
            long processCpu = process.getProcessCpuTime();
            long cpu = threads.getCurrentThreadCpuTime();
            long bytes = threads.getThreadAllocatedBytes(self);
            long start = System.nanoTime();
            do {
                bits = switch (task) {
                    case "evm:blocks" -> blocks(web3j, 20_000);
                    case "evm:blocks:near" -> blocks(near, 2_000);
                    default -> batch(web3j);
                };
                repetitions++;
            } while (System.nanoTime() - start < nanos);
            double wall = System.nanoTime() - start;
            double usedCpu = threads.getCurrentThreadCpuTime() - cpu;
            double usedProcessCpu = process.getProcessCpuTime() - processCpu;
            double allocated = threads.getThreadAllocatedBytes(self) - bytes;
            System.out.println("turn " + wall / repetitions + " " + usedCpu / repetitions + " "
                    + usedProcessCpu / repetitions + " " + allocated / repetitions + " " + bits);
        }
        System.exit(0);
    }

    private static long blocks(Web3j web3j, long count) throws Exception {
        long sum = 0;
        for (EthBlock response : web3j.replayPastBlocksFlowable(number(1), number(count), true).blockingIterable()) {
            BigInteger number = response.getBlock().getNumber();
            sum += number.longValue();
            for (TransactionReceipt receipt :
                    web3j.ethGetBlockReceipts(DefaultBlockParameter.valueOf(number)).send().getBlockReceipts().get()) {
                sum += receipt.getLogs().size();
            }
        }
        return sum;
    }

    private static DefaultBlockParameter number(long number) {
        return DefaultBlockParameter.valueOf(BigInteger.valueOf(number));
    }

    private static long batch(Web3j web3j) throws Exception {
        BatchRequest batch = web3j.newBatch();
        for (int i = 0; i < 100; i++) {
            batch.add(web3j.ethGetBalance("0x71c7656ec7ab88b098defb751b7401b5f6d8976f", DefaultBlockParameterName.LATEST));
        }
        long bits = 0;
        for (Response<?> response : batch.send().getResponses()) {
            bits += ((EthGetBalance) response).getBalance().bitLength();
        }
        return bits;
    }
}
