import { parseRaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type DayResults, dayResults } from '../day-results.ts';
import type { ResultStore } from '../ports.ts';

/**
 * A day's results, without races where none were imported. The track is its three letters. Refuses ('invalid') what is
 * no track (`results.bad-track`) and no day (`results.bad-day`).
 */
export function makeShowResults({ results }: { readonly results: ResultStore }) {
  return async function showResults(trackText: string, dayText: string): Promise<DayResults> {
    const day = parseRaceDay(dayText);
    if (day === null)
      throw new Refusal('invalid', 'results.bad-day', `"${dayText}" is not a date (YYYY-MM-DD).`);
    const track = trackText.toUpperCase();
    if (!/^[A-Z]{2,3}$/.test(track)) {
      throw new Refusal(
        'invalid',
        'results.bad-track',
        `Unknown track "${trackText}". Use a code such as SAR, AQU or BEL.`,
      );
    }
    return dayResults(track, day, await results.sheetsBetween(track, day, day));
  };
}

export type ShowResults = ReturnType<typeof makeShowResults>;
