import { useDeferredValue } from 'react';

/** What of a list is drawn: the chosen one right after its button is marked, the former until then; at once where that is no longer in the list. */
export function useDrawnAfter<Chosen>(chosen: Chosen, list: readonly unknown[]): Chosen {
  const ready = useDeferredValue(chosen);
  return list.includes(ready) ? ready : chosen;
}
