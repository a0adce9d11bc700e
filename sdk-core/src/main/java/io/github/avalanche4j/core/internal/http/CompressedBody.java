package io.github.avalanche4j.core.internal.http;

import java.io.IOException;
import okhttp3.Response;
import okhttp3.ResponseBody;
import okio.Buffer;
import okio.BufferedSource;
import okio.ForwardingSource;
import okio.Okio;
import okio.Source;

/**
 * A body before it is decompressed. It is bounded because Okio buffers the file name in a gzip header, which may be of
 * any length.
 */
final class CompressedBody extends ForwardingSource {
    private final long bound;
    private long count;

    private CompressedBody(Source body, long bound) {
        super(body);
        this.bound = bound;
    }

    /** The response, limited to {@code bound} bytes of its body. */
    @SuppressWarnings("deprecation") // OkHttp 3 has only this order of parameters
    static Response bounded(Response response, long bound) {
        ResponseBody body = response.body();
        BufferedSource bounded = Okio.buffer(new CompressedBody(body.source(), bound));
        return response.newBuilder()
                .body(ResponseBody.create(body.contentType(), body.contentLength(), bounded))
                .build();
    }

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
}
