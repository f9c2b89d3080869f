import type { EventAnswer } from '../handlers.ts';
import type { HttpMetrics } from '../metrics.ts';

/** The same events, counted as a listener from opening to leaving. */
export const countedListener = (
  answer: EventAnswer,
  { countListeners }: Pick<HttpMetrics, 'countListeners'>,
): EventAnswer => ({
  open: (writer) => {
    countListeners(1);
    const leave = answer.open(writer);
    return () => {
      countListeners(-1);
      leave();
    };
  },
});
