import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { count } from '#kit/kit.ts';

export type DayMoments = Reply<'GET /api/tracks/{slug}/cards/{date}/moments'>;
export type DayMoment = DayMoments['moments'][number];

/** What became known, in the order of their rows. */
export const kinds = [
  ['card', 'Card'],
  ['weather', 'Weather'],
  ['picks', 'Picks sealed'],
  ['scratch', 'Scratch'],
  ['change', 'Change'],
  ['odds', 'Odds'],
  ['off', 'Off'],
  ['result', 'Result'],
] as const satisfies readonly (readonly [DayMoment['kind'], string])[];

const wordOf = (kind: DayMoment['kind']): string => kinds.find(([name]) => name === kind)?.[1] ?? kind;

/** `Scratch, race 4`; `Odds, races 2, 3 and 4` is `Odds, 3 races`. */
export function momentText({ kind, raceNumbers }: DayMoment): string {
  const [first, ...more] = raceNumbers;
  if (first === undefined) return wordOf(kind);
  return `${wordOf(kind)}, ${more.length === 0 ? `race ${count(first)}` : `${count(raceNumbers.length)} races`}`;
}

/** The moments of a track's day up to now; none are asked for until the day is known. */
export const useDayMoments = (slug: string, date: string | null) =>
  useQuery({
    ...ask('GET /api/tracks/{slug}/cards/{date}/moments', { params: { slug, date: date ?? '' } }),
    enabled: date !== null,
    staleTime: 60_000,
    gcTime: 10 * 60_000,
  });

/** The instant at which clocks of the zone show `13:02` on a day; null for what is no time. */
export function instantAt(date: string, time: string, zone: string): string | null {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (!/^\d{2}:\d{2}$/.test(time) || Number.isNaN(asUtc)) return null;
  const shown = Date.parse(
    `${new Date(asUtc).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')}Z`,
  );
  return new Date(2 * asUtc - shown).toISOString();
}

/** The day of an instant in the zone, `2026-08-01`; null for what is no instant. */
export const dayOf = (instant: string, zone: string): string | null =>
  Number.isNaN(Date.parse(instant))
    ? null
    : new Date(instant).toLocaleDateString('sv-SE', { timeZone: zone });

/** `13:02` on the clocks of the zone. */
export const clockAt = (instant: string, zone: string): string =>
  new Date(instant).toLocaleTimeString('sv-SE', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

/** How many of the moments had come by an instant; all of them for now. */
export const placeOf = (moments: readonly DayMoment[], instant: string | null): number =>
  instant === null
    ? moments.length
    : moments.filter(({ at: moment }) => Date.parse(moment) <= Date.parse(instant)).length;

/** Where a step from one place to another leads: back past the moments that share the instant of the first. */
export function stepTo(moments: readonly DayMoment[], from: number, to: number): number {
  const left = moments[from - 1]?.at;
  let place = to;
  while (place < from && place > 1 && moments[place - 1]?.at === left) place -= 1;
  return place;
}

/** The moment that one more step leads to, back (-1) or on (1); null for a step of 0, before the first moment, and for now. */
export function nextAfter(moments: readonly DayMoment[], place: number, step: number): string | null {
  const next = stepTo(moments, place, place + step);
  return step === 0 || next < 1 || next >= moments.length ? null : (moments[next - 1]?.at ?? null);
}
