import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Puts before each heading of each page the anchor that links in the repository name: {@code ## Your own} is #your-own. */
class Anchors {
    public static void main(String[] args) throws IOException {
        List<Path> pages;
        try (Stream<Path> files = Files.walk(Path.of(args[0]))) {
            pages = files.filter(file -> file.toString().endsWith(".md")).toList();
        }
        for (Path page : pages) {
            StringBuilder text = new StringBuilder();
            boolean code = false;
            for (String line : Files.readAllLines(page)) {
                code ^= line.startsWith("```");
                if (!code && line.matches("##+ .*")) {
                    text.append("<a id=\"").append(anchor(line)).append("\"></a>\n\n");
                }
                text.append(line).append('\n');
            }
            Files.writeString(page, text);
        }
    }

    private static String anchor(String heading) {
        return heading.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "").replace(' ', '-');
    }
}
