import { parseRaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type DayResults, dayResults } from '../day-results.ts';
import type { ResultStore } from '../ports.ts';
import { trackOfResults } from '../track-of-results.ts';

/**
 * A day's results, without races where none were imported. The track is named by slug, number or code. Refuses
 * ('invalid') an invalid track (`results.bad-track`) and an invalid date (`results.bad-day`).
 */
export function makeShowResults({ results }: { readonly results: ResultStore }) {
  return async function showResults(trackText: string, dayText: string): Promise<DayResults> {
    const day = parseRaceDay(dayText);
    if (day === null)
      throw new Refusal('invalid', 'results.bad-day', `"${dayText}" is not a date (YYYY-MM-DD).`);
    const { code } = trackOfResults(trackText);
    return dayResults(code, day, await results.sheetsBetween(code, day, day));
  };
}

export type ShowResults = ReturnType<typeof makeShowResults>;
