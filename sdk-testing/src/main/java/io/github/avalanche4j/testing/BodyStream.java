package io.github.avalanche4j.testing;

import java.io.IOException;
import java.io.OutputStream;

/** Counts body bytes on their way out and applies what was asked for at a byte position: a hold, a cut, a slow pace. */
final class BodyStream extends OutputStream {
    private final OutputStream out;
    private final Effects effects;
    private final Pause pause;
    private long written;
    private boolean held;

    /** What the stream asks of the connection it writes to; each throws when there is no use in going on. */
    interface Pause {
        void hold(HeldResponse held) throws IOException;

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

    /** A hold may lie at the very end; a cut there would cut nothing. */
    void end() throws IOException {
        holdHere();
    }

    private void holdHere() throws IOException {
        HeldResponse handle = effects.held();
        if (handle != null && !held && effects.holdAfter() == written) {
            held = true;
            out.flush();
            pause.hold(handle);
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
