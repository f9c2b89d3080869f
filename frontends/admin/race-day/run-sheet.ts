import type { Reply } from '#api/api.ts';
import type { BadgeTone } from '#kit/kit.ts';
import { trackTime } from '#kit/kit.ts';

export type RunSheet = Reply<'GET /api/admin/race-day'>;
export type SheetRace = RunSheet['races'][number];
export type Job = SheetRace['points'][number];

const tones: Readonly<Record<NonNullable<Job['state']>, BadgeTone>> = {
  planned: 'plain',
  running: 'blue',
  done: 'green',
  late: 'yellow',
  partial: 'yellow',
  'caught-up': 'yellow',
  missed: 'red',
  failed: 'red',
};

/** The color of a job's state; gray if not planned. */
export const jobTone = (state: Job['state']): BadgeTone =>
  state === null ? 'gray' : (tones[state] ?? 'gray');

export const jobStateText = (state: Job['state']): string =>
  state === null ? 'not planned' : state.replaceAll('-', ' ');

/** Every job of any race, once, in the order of the race with the most jobs. */
export function jobNames(
  races: readonly SheetRace[],
): readonly { readonly name: string; readonly label: string }[] {
  const named = new Map<string, string>();
  const fullest = [...races].sort((a, b) => b.points.length - a.points.length);
  for (const { points } of fullest)
    for (const { name, label } of points) if (!named.has(name)) named.set(name, label);
  return [...named].map(([name, label]) => ({ name, label }));
}

/** `10 minutes before post` is `10 min`, `results 15 minutes after post` is `+15 min`, what is at post `post`. */
export function shortLabel(label: string): string {
  const [, minutes, side] = /(\d+) minutes? (before|after)/.exec(label) ?? [];
  if (minutes === undefined) return 'post';
  return side === 'after' ? `+${minutes} min` : `${minutes} min`;
}

/** What a job has done so far, and when: `started 1:00 PM ET, ended 1:02 PM ET`. Null before its first try. */
export function jobProgressText({ startedAt, endedAt, tries, nextTryAt }: Job): string | null {
  const parts = [
    startedAt && `started ${trackTime(startedAt)}`,
    endedAt && `ended ${trackTime(endedAt)}`,
    tries > 0 && `${tries} failed ${tries === 1 ? 'try' : 'tries'}`,
    nextTryAt && `again at ${trackTime(nextTryAt)}`,
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join(', ');
}

/** When the race is off, as far as it is known. */
export function postOf({ postTime, isCancelled }: Pick<SheetRace, 'postTime' | 'isCancelled'>): string {
  if (isCancelled) return 'canceled';
  return postTime === null ? 'post time unknown' : `post ${trackTime(postTime)}`;
}
