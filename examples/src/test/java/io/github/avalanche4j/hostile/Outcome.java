package io.github.avalanche4j.hostile;

/**
 * What came of a case, as one line of text.
 *
 * @param key the case's
 * @param runs how often it was run
 * @param mismatch the first ending that was not the expected one; empty for none
 * @param message the message of the first run's exception, or its value
 * @param worstMillis the longest run
 * @param inUse connections that were still in use after a run
 * @param leaked connections that the server still had, beyond those that the client keeps for its next call
 */
record Outcome(String key, int runs, String mismatch, String message, long worstMillis, int inUse, int leaked) {
    static final String RAW = "<<";

    private static final String BETWEEN = "\t";

    String line() {
        return String.join(
                BETWEEN,
                key,
                Integer.toString(runs),
                escaped(mismatch),
                escaped(message),
                Long.toString(worstMillis),
                Integer.toString(inUse),
                Integer.toString(leaked));
    }

    static Outcome of(String line) {
        String[] parts = line.split(BETWEEN, -1);
        return new Outcome(
                parts[0],
                Integer.parseInt(parts[1]),
                parts[2],
                parts[3],
                Long.parseLong(parts[4]),
                Integer.parseInt(parts[5]),
                Integer.parseInt(parts[6]));
    }

    /** One line of ASCII; a character that a terminal would act on stands in {@link #RAW brackets}. */
    private static String escaped(String text) {
        StringBuilder line = new StringBuilder();
        text.chars().forEach(c -> {
            int type = Character.getType(c);
            boolean acts = type == Character.CONTROL
                    || type == Character.FORMAT
                    || type == Character.LINE_SEPARATOR
                    || type == Character.PARAGRAPH_SEPARATOR;
            line.append(acts ? RAW + Integer.toHexString(c) + ">>" : String.valueOf((char) c));
        });
        return line.toString();
    }
}
