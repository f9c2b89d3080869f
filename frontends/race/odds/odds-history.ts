import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import type { OddsLine } from '#kit/charts/charts.ts';

export type OddsHistory = Reply<'GET /api/tracks/{slug}/cards/{date}/races/{number}/odds-history'>;
export type OddsHorse = OddsHistory['horses'][number];

export const oddsHistoryQuery = (slug: string, date: string, number: number) =>
  ask('GET /api/tracks/{slug}/cards/{date}/races/{number}/odds-history', { params: { slug, date, number } });

/** Horses that share a ticket have one line; a horse the board never showed has none. */
export function linesOf({ history, horses }: Pick<OddsHistory, 'history' | 'horses'>): readonly OddsLine[] {
  const interests = [...new Set(history.flatMap(({ prices }) => prices.map(({ interest }) => interest)))];
  return interests.flatMap((interest) => {
    const mates = horses.filter(
      ({ programNumber, interest: shown }) => shown === interest || programNumber === interest,
    );
    const steps = history.map(({ at: moment, prices }) => ({
      at: Date.parse(moment),
      toOne: prices.find((row) => row.interest === interest)?.price?.toOne ?? null,
    }));
    const line = mates[0]?.morningLine?.toOne ?? null;
    const isOut = mates.length > 0 && mates.every(({ isScratched }) => isScratched);
    const name = mates.map(({ horseName }) => horseName).join(' / ');
    return steps.some(({ toOne }) => toOne !== null)
      ? [{ number: interest, name, morningLine: line, steps, isOut }]
      : [];
  });
}

/** The first price of the board on a horse's ticket; null where it never had one. */
export function openedAt({ history }: Pick<OddsHistory, 'history'>, { interest, programNumber }: OddsHorse) {
  const prices = history.map(
    (moment) => moment.prices.find((row) => row.interest === (interest ?? programNumber))?.price ?? null,
  );
  return prices.find((price) => price !== null) ?? null;
}

/** Shortest price first; those without a price, then those out of the race, last. */
export const byPrice = (horses: readonly OddsHorse[]): readonly OddsHorse[] =>
  [...horses].sort(
    (a, b) =>
      Number(a.isScratched) - Number(b.isScratched) ||
      (a.price?.toOne ?? Number.MAX_VALUE) - (b.price?.toOne ?? Number.MAX_VALUE),
  );
