import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import net.fortuna.ical4j.data.CalendarBuilder;

/** Reads each calendar file that is named, strictly, and says what is wrong with it by RFC 5545 and RFC 5546; nothing if all is well. */
class Validate {
  public static void main(String[] files) throws Exception {
    for (var file : files) {
      try {
        var calendar = new CalendarBuilder().build(new StringReader(Files.readString(Path.of(file))));
        var result = calendar.validate();
        for (var entry : result.getEntries()) System.out.println(file + ": " + entry);
        System.out.println("read " + calendar.getComponents().size());
      } catch (Exception problem) {
        System.out.println(file + ": " + problem);
      }
    }
  }
}
