/** Ends the repetition after the round under way. */
export type End = () => Promise<void>;

/** Runs `work` at once and then repeatedly with a pause between, one at a time, until it is ended; it never throws. */
export function repeatedly(pauseMs: number, work: () => Promise<void>): End {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let underWay: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    await work();
    if (!isOver) timer = setTimeout(begin, pauseMs);
  };
  const begin = (): void => {
    underWay = round();
  };
  begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
    return underWay;
  };
}
