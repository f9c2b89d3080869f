/** Ends the repetition after the round under way. */
export type End = () => Promise<void>;

/**
 * Runs `work` repeatedly with a pause between, one at a time, until it is ended; it never throws. The first round begins at
 * once unless a time (ms) is given. A long round asks `isOver` between its parts.
 */
export function repeatedly(
  pauseMs: number,
  work: (isOver: () => boolean) => Promise<void>,
  firstAfterMs = 0,
): End {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let underWay: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    await work(() => isOver);
    if (!isOver) timer = setTimeout(begin, pauseMs);
  };
  const begin = (): void => {
    underWay = round();
  };
  if (firstAfterMs === 0) begin();
  else timer = setTimeout(begin, firstAfterMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
    return underWay;
  };
}
