import com.google.i18n.phonenumbers.NumberParseException;
import com.google.i18n.phonenumbers.PhoneNumberUtil;
import com.google.i18n.phonenumbers.PhoneNumberUtil.PhoneNumberFormat;
import com.google.i18n.phonenumbers.Phonenumber.PhoneNumber;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Times libphonenumber (Java) on lines RAW<TAB>REGION of standard input: parse, validate, type and E.164 form. */
public final class ClassifyNumbers {
    private static final PhoneNumberUtil UTIL = PhoneNumberUtil.getInstance();

    private static int run(List<String[]> cases) {
        int valid = 0;
        for (String[] line : cases) {
            try {
                PhoneNumber number = UTIL.parse(line[0], line.length > 1 ? line[1] : "ZZ");
                if (!UTIL.isValidNumber(number)) continue;
                UTIL.getNumberType(number);
                valid += UTIL.format(number, PhoneNumberFormat.E164).isEmpty() ? 0 : 1;
            } catch (NumberParseException exception) {
                continue;
            }
        }
        return valid;
    }

    public static void main(String[] arguments) throws IOException {
        List<String[]> cases = new ArrayList<>();
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) cases.add(line.split("\t", 2));
        // The second pass is measured: the first has the machine compile what it runs.
        run(cases);
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long start = clock.getCurrentThreadCpuTime();
        run(cases);
        System.out.println(
            "libphonenumber Java\t" + (clock.getCurrentThreadCpuTime() - start) / Math.max(cases.size(), 1));
    }
}
