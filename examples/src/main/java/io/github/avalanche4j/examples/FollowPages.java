package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.subnet.BlockchainDetails;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.data.transaction.AddressTransaction;
import io.github.avalanche4j.data.transaction.Method;
import io.github.avalanche4j.data.transaction.NativeTransaction;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Walks all subnets of a network and then all transactions of an address, page after page, and writes a line for each.
 * Stopped and started again, it continues where it stopped; started again at the end, it looks for new items, because
 * both lists are read from the oldest item on.
 *
 * <p>A fake service responds unless a real one is named: {@code --host builder_hub} or {@code avacloud} is a public
 * host, {@code --service URL} another one, {@code --key KEY} raises their limits (alone it goes to the Builder Hub).
 * {@code --network}, {@code --chain} and {@code --address} say what to walk, {@code --limit N} after how many lines to
 * stop, and {@code --out FILE} where the lines go ({@code target/pages.txt} unless set, with {@code .position} beside
 * it).
 */
public final class FollowPages {
    private static final int SAVE_EVERY = 100;
    private static final int SHOWN = 3;
    private static final int WIDTH = 110;

    private final PrintStream screen;
    private final Journal journal;
    private final long limit;
    private long count;

    private FollowPages(PrintStream screen, Journal journal, long limit) {
        this.screen = screen;
        this.journal = journal;
        this.limit = limit;
    }

    /** Walks the lists. */
    public static void main(String[] args) {
        Example.run(FollowPages::run, args);
    }

    static void run(String[] args, PrintStream screen) throws IOException {
        Arguments arguments =
                Arguments.of(args, "host", "service", "key", "network", "chain", "address", "limit", "out");
        Path file = arguments.out("pages.txt");
        try (Services services = Services.of(arguments);
                Journal journal = Journal.open(file)) {
            FollowPages walk = new FollowPages(screen, journal, arguments.number("limit", Long.MAX_VALUE));
            walk.follow(services.client(), arguments);
            screen.println(walk.count + " lines written to " + file.getFileName() + ", "
                    + (walk.count < walk.limit
                            ? "all there are; the next start writes what is new by then"
                            : "which is the limit; the next start continues there"));
        }
    }

    private void follow(DataClient data, Arguments arguments) throws IOException {
        EvmAddress address = arguments.get("address").map(EvmAddress::parse).orElse(SampleData.WALLET);
        String chain = arguments.get("chain").orElse(SampleData.CHAIN);
        Paged<SubnetDetails> subnets = data.network(Services.network(arguments)).subnets(SortOrder.ASC);
        Paged<AddressTransaction> transactions =
                data.chain(chain).transactions(address, filter -> filter.sortOrder(SortOrder.ASC));

        Position place = journal.position().orElse(subnets.start());
        if (place.endpoint().equals(subnets.start().endpoint())) {
            if (!walk("subnets", subnets.from(place), FollowPages::line)) {
                return;
            }
            place = transactions.start();
            journal.save(place);
        }
        walk("transactions", transactions.from(place), FollowPages::line);
    }

    /** Writes a line for each item; false if the limit came before the end of the list. */
    private <T> boolean walk(String what, Paged<T> list, Function<T, String> line) throws IOException {
        if (journal.position().isPresent() && count == 0) {
            screen.println("continuing in the list of " + what);
        }
        long before = count;
        try (PagedIterator<T> walk = list.prefetch(1).iterator()) {
            while (count < limit && walk.hasNext()) {
                String text = line.apply(walk.next());
                journal.write(text);
                show(text, count - before);
                if (++count % SAVE_EVERY == 0) {
                    journal.save(walk.position());
                }
            }
            journal.save(walk.position());
        }
        screen.println(what + ": " + (count - before));
        return count < limit;
    }

    /** The first lines of a list are shown; all are in the file. */
    private void show(String line, long index) {
        if (index < SHOWN) {
            screen.println("  " + (line.length() > WIDTH ? line.substring(0, WIDTH) + "…" : line));
        } else if (index == SHOWN) {
            screen.println("  …");
        }
    }

    private static String line(SubnetDetails subnet) {
        return "subnet " + subnet.createBlockTimestamp() + " " + subnet.subnetId()
                + (subnet.isL1().orElse(false) ? " L1 " : " subnet ")
                + subnet.blockchains().stream()
                        .map(BlockchainDetails::blockchainName)
                        .flatMap(Optional::stream)
                        .collect(Collectors.joining(", "));
    }

    private static String line(AddressTransaction item) {
        NativeTransaction tx = item.nativeTransaction();
        return "transaction " + tx.blockTimestamp() + " " + tx.txHash() + " from "
                + tx.from().address() + " to "
                + tx.to().map(to -> to.address().toString()).orElse("no one") + " " + tx.value() + " wei "
                + tx.method().flatMap(Method::methodName).orElse("");
    }
}
