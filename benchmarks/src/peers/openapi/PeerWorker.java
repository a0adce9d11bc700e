import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.EvmTransactionsApi;
import org.openapitools.client.model.ListTransactionDetailsResponse;
import org.openapitools.client.model.TransactionDetails;

/** Walks the list of transactions with a client that openapi-generator made of the service's document. */
public final class PeerWorker {
    public static void main(String[] args) throws Exception {
        ApiClient client = new ApiClient().setBasePath(args[0]);
        EvmTransactionsApi api = new EvmTransactionsApi(client);
        OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        System.out.println("ready " + ProcessHandle.current().pid());
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            long nanos = Long.parseLong(line.split(" ")[2]);
            int repetitions = 0;
            long items = 0;
            long cpu = process.getProcessCpuTime();
            long start = System.nanoTime();
            do {
                items = walk(api);
                repetitions++;
            } while (System.nanoTime() - start < nanos);
            double wall = System.nanoTime() - start;
            double used = process.getProcessCpuTime() - cpu;
            System.out.println("turn " + wall / repetitions + " " + used / repetitions + " " + used / repetitions + " 0 " + items);
        }
        System.exit(0);
    }

    private static long walk(EvmTransactionsApi api) throws Exception {
        long items = 0;
        String token = null;
        do {
            ListTransactionDetailsResponse page = api.listTransactions(
                    "43114", "0x71c7656ec7ab88b098defb751b7401b5f6d8976f", token, 100, null, null, null);
            for (TransactionDetails transaction : page.getTransactions()) {
                items += transaction.getNativeTransaction().getBlockIndex().intValue() < 0 ? 0 : 1;
            }
            token = page.getNextPageToken();
        } while (token != null && !token.isEmpty());
        return items;
    }
}
