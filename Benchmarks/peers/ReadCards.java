import ezvcard.VCard;
import ezvcard.io.text.VCardReader;
import ezvcard.property.Telephone;
import java.io.File;
import java.io.IOException;

/** Times ez-vcard on a file: every card is read, and its numbers looked at. Prints cards and seconds. */
public final class ReadCards {
    private static int numbers;

    private static int run(File file) throws IOException {
        int cards = 0;
        try (VCardReader reader = new VCardReader(file)) {
            for (VCard card = reader.readNext(); card != null; card = reader.readNext()) {
                for (Telephone telephone : card.getTelephoneNumbers()) numbers += telephone.getText() == null ? 0 : 1;
                cards++;
            }
        }
        return cards;
    }

    public static void main(String[] arguments) throws IOException {
        File file = new File(arguments[0]);
        // The second pass is measured: the first has the machine compile what it runs.
        run(file);
        long start = System.nanoTime();
        int cards = run(file);
        System.out.println(cards + "\t" + (System.nanoTime() - start) / 1e9);
    }
}
