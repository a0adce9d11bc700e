package io.github.avalanche4j.wallet;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import okhttp3.Interceptor;
import okhttp3.MediaType;
import okhttp3.Response;
import okhttp3.ResponseBody;

/** A network that loses, repeats or garbles requests and responses, and a process that dies during a request. */
final class FaultyNetwork implements Interceptor {
    /** The process died: nothing of it goes on. */
    static final class Killed extends RuntimeException {
        private static final long serialVersionUID = 1;

        Killed() {
            super("killed");
        }
    }

    private static final MediaType JSON = MediaType.get("application/json");
    private static final String[] GARBAGE = {
        "",
        "{",
        "<html>bad gateway</html>",
        "null",
        "[]",
        "{\"jsonrpc\":\"2.0\",\"id\":1}",
        "{\"result\":{}}{}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":null}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"txID\":7}}",
    };

    private final Random random;
    private final Map<String, Integer> faults = new TreeMap<>();
    private int percent;

    FaultyNetwork(Random random, int percent) {
        this.random = random;
        this.percent = percent;
    }

    /** No more faults. */
    void heal() {
        percent = 0;
    }

    Map<String, Integer> faults() {
        return faults;
    }

    @Override
    public Response intercept(Chain chain) throws IOException {
        if (random.nextInt(100) >= percent) {
            return chain.proceed(chain.request());
        }
        int fault = random.nextInt(8);
        switch (fault) {
            case 0 -> {
                count("request lost");
                throw new IOException("connection reset");
            }
            case 1 -> {
                count("killed before a request");
                throw new Killed();
            }
            default -> {
                return answered(chain, fault);
            }
        }
    }

    /** Faults after the node has received the request. */
    private Response answered(Chain chain, int fault) throws IOException {
        Response response = chain.proceed(chain.request());
        if (fault == 2) {
            count("request came twice");
            response.close();
            return chain.proceed(chain.request());
        } else if (fault == 3) {
            count("garbage");
            String garbage = GARBAGE[random.nextInt(GARBAGE.length)];
            response.close();
            return response.newBuilder()
                    .body(ResponseBody.create(garbage, JSON))
                    .build();
        } else if (fault == 4) {
            count("server error");
            response.close();
            return response.newBuilder()
                    .code(random.nextBoolean() ? 502 : 503)
                    .body(ResponseBody.create("unavailable", JSON))
                    .build();
        }
        response.close();
        if (fault == 5) {
            count("response lost");
            throw new IOException("connection reset");
        } else if (fault == 6) {
            count("timeout");
            throw new SocketTimeoutException("timeout");
        }
        count("killed after a request");
        throw new Killed();
    }

    private void count(String fault) {
        faults.merge(fault, 1, Integer::sum);
    }
}
