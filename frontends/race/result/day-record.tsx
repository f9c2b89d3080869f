import type { RaceResult } from '#frame/finish/finish.ts';
import { between, numbered, signedPercent } from '#kit/kit.ts';

/** The record of the day: bets, and what a dollar on each returned, with its range. */
export function dayWords({ races, bets, won, perUnit, interval }: RaceResult['day']): string {
  if (races === 0) return 'No verdict of the day has been settled yet.';
  if (bets === 0 || perUnit === null) return `No bet in ${numbered(races, 'settled race')}.`;
  const range =
    interval === null ? 'too few bets for a range' : `95% range ${between(interval, signedPercent)}`;
  return `${numbered(bets, 'bet')} in ${numbered(races, 'settled race')}, ${won} won: ${signedPercent(perUnit)} per dollar (${range}).`;
}

export function DayRecord({ day }: Pick<RaceResult, 'day'>) {
  return (
    <p className="small">
      <span className="muted">Our bets of the day:</span> {dayWords(day)}
    </p>
  );
}
