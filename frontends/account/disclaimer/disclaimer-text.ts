import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';

/** The disclaimer as the server holds it: what is shown, and the one text that is sent back and proved. */
export type DisclaimerText = Reply<'GET /api/disclaimer/text'>;

const minutes = 60_000;

/** A text somebody is reading must not change under their eyes: it is read once. */
export const disclaimerTextQuery = {
  ...ask('GET /api/disclaimer/text'),
  staleTime: 15 * minutes,
  gcTime: 15 * minutes,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

type Ticks = ReadonlySet<string>;

export function allTicked(sections: readonly { readonly key: string }[], ticks: Ticks): boolean {
  return sections.length > 0 && sections.every(({ key }) => ticks.has(key));
}

/** Whether each box is ticked, by the key of its part. */
export const tickStates = (
  sections: readonly { readonly key: string }[],
  ticks: Ticks,
): Readonly<Record<string, boolean>> => Object.fromEntries(sections.map(({ key }) => [key, ticks.has(key)]));

export function withTick(ticks: Ticks, key: string, ticked: boolean): Ticks {
  const next = new Set(ticks);
  if (ticked) next.add(key);
  else next.delete(key);
  return next;
}
