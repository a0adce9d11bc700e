package io.github.avalanche4j.testing.internal.http;

import java.io.IOException;
import java.io.OutputStream;

/** Counts the body bytes sent and applies the effects at a position: hold, disconnect, throttle. */
public final class BodyStream extends OutputStream {
    private final OutputStream out;
    private final Effects effects;
    private final Pause pause;
    private long written;
    private boolean held;

    /** The connection, as far as the stream needs it; each method throws if sending should stop. */
    interface Pause {
        void hold(Hold hold) throws IOException;

        void throttle() throws IOException;

        void disconnect() throws IOException;
    }

    BodyStream(OutputStream out, Effects effects, Pause pause) {
        this.out = out;
        this.effects = effects;
        this.pause = pause;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        int from = offset;
        int end = offset + length;
        while (from < end) {
            holdHere();
            if (effects.disconnectAfter() == written) {
                out.flush();
                pause.disconnect();
            }
            int part = (int) Math.min(end - from, untilNext());
            out.write(bytes, from, part);
            from += part;
            written += part;
            if (effects.throttleBytes() > 0 && written % effects.throttleBytes() == 0) {
                out.flush();
                pause.throttle();
            }
        }
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    /** A hold may be at the very end; a disconnect there would cut nothing off. */
    void end() throws IOException {
        holdHere();
    }

    private void holdHere() throws IOException {
        Hold hold = effects.hold();
        if (hold != null && !held && effects.holdAfter() == written) {
            held = true;
            out.flush();
            pause.hold(hold);
        }
    }

    private long untilNext() {
        long next = Long.MAX_VALUE;
        if (effects.disconnectAfter() > written) {
            next = effects.disconnectAfter() - written;
        }
        if (!held && effects.holdAfter() > written) {
            next = Math.min(next, effects.holdAfter() - written);
        }
        if (effects.throttleBytes() > 0) {
            next = Math.min(next, effects.throttleBytes() - written % effects.throttleBytes());
        }
        return next;
    }
}
