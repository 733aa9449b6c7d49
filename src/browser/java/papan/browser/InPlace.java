package papan.browser;

/** A thread where there is only one: what it does is done when it is started. */
final class InPlace extends Thread {
    private final Runnable task;

    InPlace(Runnable task, String name) {
        super(name);
        this.task = task;
    }

    @Override
    @SuppressWarnings("UnsynchronizedOverridesSynchronized") // there is nobody to wait for
    public void start() {
        task.run();
    }
}
