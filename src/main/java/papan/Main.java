package papan;

/** Start. */
public final class Main {
    private Main() {}

    /** Start. */
    public static void main(String[] args) {}
}
