import { pooled } from '#core/handicapping/models/log-pool.ts';
import type { NamedModel } from '#core/handicapping/models/model.ts';
import { pricedChances } from '#core/handicapping/models/public.ts';
import type { MorningRecord } from '#core/handicapping/models/record.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { CardExample } from '#core/training/fitting/card-example.ts';
import type { LinedRace } from '#core/training/fitting/line-power.ts';
import type { BesideExample } from '#core/training/fitting/morning-fit.ts';

/** A race of a card with line, form and winner. */
export interface MorningExample extends LinedRace {
  readonly day: RaceDay;
  readonly form: readonly number[];
}

/** The race with a form model's chances; null if its winner is unknown. */
export function morningExample(
  { evidence, won }: CardExample,
  track: string,
  form: NamedModel,
): MorningExample | null {
  if (won === null) return null;
  return {
    track,
    day: evidence.race.day,
    interests: evidence.interests.length,
    won,
    lineChances: pricedChances(evidence),
    form: form.chances(evidence),
  };
}

export type Lines = Pick<MorningRecord, 'line' | 'tracks'>;

export const powerOf = ({ line, tracks }: Lines, code: string): number =>
  tracks.find(({ track }) => track === code)?.power ?? line.power;

/** The line as it goes into the blend: raised to its track's power. */
export const besideExample = (example: MorningExample, lines: Lines): BesideExample => ({
  interests: example.interests,
  won: example.won,
  form: example.form,
  line: pooled([example.lineChances], [powerOf(lines, example.track)]),
});
