package io.github.avalanche4j.core.internal.http;

import java.io.IOException;
import okhttp3.MediaType;
import okhttp3.Response;
import okhttp3.ResponseBody;
import okio.Buffer;
import okio.BufferedSource;
import okio.ForwardingSource;
import okio.Okio;
import org.jspecify.annotations.Nullable;

/**
 * A body before it is decompressed. It is bounded because Okio buffers the file name in a gzip header, which may be of
 * any length.
 */
final class CompressedBody extends ResponseBody {
    private final ResponseBody body;
    private final BufferedSource source;

    private CompressedBody(ResponseBody body, long bound) {
        this.body = body;
        this.source = Okio.buffer(new ForwardingSource(body.source()) {
            private long count;

            @Override
            public long read(Buffer sink, long most) throws IOException {
                long read = super.read(sink, most);
                count += read;
                if (count > bound) {
                    throw new BoundedResponseStream.TooLong(
                            bound, "longer than the bound of " + bound + " bytes before it is decompressed");
                }
                return read;
            }
        });
    }

    /** The response, limited to {@code bound} bytes of its body. */
    static Response bounded(Response response, long bound) {
        return response.newBuilder()
                .body(new CompressedBody(response.body(), bound))
                .build();
    }

    @Override
    public @Nullable MediaType contentType() {
        return body.contentType();
    }

    @Override
    public long contentLength() {
        return body.contentLength();
    }

    @Override
    public BufferedSource source() {
        return source;
    }
}
