const closers = globalThis as { AFTER_LAST_TEST?: (() => Promise<void>)[] };

/** Has the runner call this once, after the last test of the process. */
export function afterLastTest(close: () => Promise<void>): void {
  closers.AFTER_LAST_TEST ??= [];
  closers.AFTER_LAST_TEST.push(close);
}
