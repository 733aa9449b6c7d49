package papan.cli;

import java.math.BigDecimal;
import java.math.BigInteger;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** Numbers as people type them, and in their words what is wrong with one. */
final class Numbers {
    private Numbers() {}

    /** Lets a command and those below it read numbers so. */
    static void readBy(CommandLine line) {
        line.registerConverter(Integer.class, text -> (int) whole(text, Integer.MIN_VALUE, Integer.MAX_VALUE));
        line.registerConverter(int.class, text -> (int) whole(text, Integer.MIN_VALUE, Integer.MAX_VALUE));
        line.registerConverter(Long.class, text -> whole(text, Long.MIN_VALUE, Long.MAX_VALUE));
        line.registerConverter(long.class, text -> whole(text, Long.MIN_VALUE, Long.MAX_VALUE));
        line.registerConverter(Double.class, Numbers::number);
    }

    private static long whole(String text, long least, long most) {
        if (!text.matches("[+-]?[0-9]{1,40}")) {
            throw new TypeConversionException("\"" + text + "\" is not a whole number");
        }
        BigInteger number = new BigInteger(text);
        BigInteger nearest = number.max(BigInteger.valueOf(least)).min(BigInteger.valueOf(most));
        if (!nearest.equals(number)) {
            throw new TypeConversionException("\"" + text + "\" is out of bounds; the nearest number is " + nearest);
        }
        return number.longValue();
    }

    private static double number(String text) {
        if (!text.matches("[+-]?[0-9]{1,40}(?:\\.[0-9]{1,40})?")) {
            throw new TypeConversionException("\"" + text + "\" is not a number such as 2 or 0.5");
        }
        return new BigDecimal(text).doubleValue();
    }
}
