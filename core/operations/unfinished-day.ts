import { addDays, type RaceDay } from '../kernel/race-day.ts';

/** Results that are not out by then will not come by themselves. */
const RETRY_DAYS = 7;

/** Counts of stored days. */
interface Counts {
  cardDaysBefore(track: string, day: RaceDay, most: number): Promise<readonly RaceDay[]>;
  factsOf(
    track: string,
    days: readonly RaceDay[],
  ): Promise<readonly { readonly resultRaces: number; readonly card: { readonly races: number } | null }[]>;
}

/** The last day with a card before a day, when results of it are missing and may still come; else null. */
export const unfinishedBefore =
  (counts: Counts) =>
  async (track: string, day: RaceDay): Promise<RaceDay | null> => {
    const [last] = await counts.cardDaysBefore(track, day, 1);
    if (last === undefined || addDays(last, RETRY_DAYS) < day) return null;
    const [facts] = await counts.factsOf(track, [last]);
    return facts !== undefined && facts.resultRaces < (facts.card?.races ?? 0) ? last : null;
  };
