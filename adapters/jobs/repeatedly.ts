/** Ends what runs by itself, after the turn under way. */
export type End = () => Promise<void>;

/** Runs `work` at once and again and again with a pause between, one at a time, until told to end; it never throws. */
export function repeatedly(pauseMs: number, work: () => Promise<void>): End {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let underWay: Promise<void> = Promise.resolve();
  const turn = async (): Promise<void> => {
    await work();
    if (!isOver) timer = setTimeout(begin, pauseMs);
  };
  const begin = (): void => {
    underWay = turn();
  };
  begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
    return underWay;
  };
}
