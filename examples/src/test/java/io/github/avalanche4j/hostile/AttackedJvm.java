package io.github.avalanche4j.hostile;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/** The program that is attacked, in a virtual machine of its own: runs each case and prints what came of it. */
public final class AttackedJvm {
    private static final int TIMEOUT_MILLIS = 20_000;

    private AttackedJvm() {}

    /** Takes the server's port and the cases' addresses. */
    public static void main(String[] args) {
        Map<String, String> addresses = new LinkedHashMap<>();
        for (int i = 1; i < args.length; i++) {
            String[] parts = args[i].split("=", 2);
            addresses.put(parts[0], parts[1]);
        }
        for (HostileCase each : HostileCases.all()) {
            if (addresses.containsKey(each.key())) {
                System.out.println(
                        attacked(each, (each.isTls() ? "https://" : "http://") + addresses.get(each.key()), args[0])
                                .line());
            }
        }
        Clients.shutDown();
    }

    private static Outcome attacked(HostileCase each, String url, String port) {
        String first = "";
        String mismatch = "";
        long worst = 0;
        int inUse = 0;
        int leaked = 0;
        int run = 0;
        try (Clients clients = new Clients(each, url)) {
            for (; run < each.times(); run++) {
                long start = System.nanoTime();
                Ending ending = Ending.of(each.attack(), clients, run % 2 == 1);
                worst = Math.max(worst, System.nanoTime() - start);
                if (run == 0) {
                    first = ending.text();
                }
                if (mismatch.isEmpty() && !ending.isAsIn(each)) {
                    mismatch = "run " + run + " ended with " + ending;
                }
            }
            settle(clients, port);
            leaked = each.isOwnHttp() ? 0 : open(port, clients.idle());
            inUse = clients.inUse();
        }
        leaked += each.isOwnHttp() ? open(port, 0) : 0;
        return new Outcome(each.key(), run, mismatch, first, TimeUnit.NANOSECONDS.toMillis(worst), inUse, leaked);
    }

    /** A call that was cancelled, such as that of a page ahead, lets its connection go a moment later. */
    private static void settle(Clients clients, String port) {
        for (int i = 0; i < TIMEOUT_MILLIS && clients.inUse() > 0; i++) {
            open(port, Integer.MAX_VALUE); // takes a moment
        }
    }

    /** How many connections the server has beyond {@code expected}, which it waits a moment for. */
    private static int open(String port, int expected) {
        try {
            HttpURLConnection question =
                    (HttpURLConnection) URI.create("http://127.0.0.1:" + port + "/open/" + expected)
                            .toURL()
                            .openConnection();
            question.setRequestProperty("Connection", "close");
            try (InputStream in = question.getInputStream()) {
                return Math.max(0, Integer.parseInt(new String(in.readAllBytes(), UTF_8)) - expected);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How a run ended: with an exception, or with a value. */
    private record Ending(Throwable exception, String text) {
        private static final int SHOWN = 3000;

        static Ending of(Attack attack, Clients clients, boolean inBackground) {
            try {
                String value = String.valueOf(valueOf(attack, clients, inBackground));
                return new Ending(null, value.length() > SHOWN ? value.substring(0, SHOWN) : value);
            } catch (CompletionException e) {
                return new Ending(e.getCause(), String.valueOf(e.getCause().getMessage()));
            } catch (RuntimeException e) {
                return new Ending(e, String.valueOf(e.getMessage()));
            }
        }

        private static Object valueOf(Attack attack, Clients clients, boolean inBackground) {
            Object asked = attack.ask(clients);
            if (asked instanceof Paged<?> list) {
                return walked(list.prefetch(inBackground ? 1 : 0).iterator());
            }
            Call<?> call = (Call<?>) asked;
            return inBackground ? call.executeAsync().join() : call.execute();
        }

        private static String walked(PagedIterator<?> items) {
            try (items) {
                int count = 0;
                for (; items.hasNext(); items.next()) {
                    count++;
                }
                return count + " items";
            }
        }

        boolean isAsIn(HostileCase each) {
            boolean right = each.exception() == null
                    ? exception == null
                    : each.exception().isInstance(exception);
            return right && each.says().stream().allMatch(text::contains);
        }

        @Override
        public String toString() {
            return (exception == null ? "the value " : exception.getClass().getSimpleName() + ": ") + text;
        }
    }
}
