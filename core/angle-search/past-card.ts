import { type Forms, formIn } from '../card/form.ts';
import type { Card } from '../card/race.ts';
import { horseNameKey } from '../card/same-name.ts';
import { noonOf } from '../card/track.ts';
import { type Evidence, evidenceOf } from '../handicapping/evidence.ts';
import { type QueryStart, queryStartsIn } from '../record-search/query-start.ts';
import type { JoinedRace } from '../results/reconcile/index.ts';
import { fieldAtOff } from '../scorecards/replay/field-at-off.ts';

/** A race that was run: what was known of it at the off, and what came of each horse by the key of its name. */
export interface RaceRun {
  readonly evidence: Evidence;
  readonly outcomes: ReadonlyMap<string, QueryStart>;
}

/**
 * The races of a past card that have a result. Of a result, the evidence takes only who went to the gate and the course,
 * which everybody knew at the off.
 */
export const racesRunOn = (card: Card, forms: Forms, results: readonly JoinedRace[]): readonly RaceRun[] =>
  card.races.flatMap((race) => {
    const run = results.find((joined) => joined.race.raceNumber === race.number);
    const starts = run === undefined ? [] : queryStartsIn(run);
    if (run === undefined || starts.length === 0) return [];
    const evidence = evidenceOf(
      fieldAtOff(race, run.race),
      formIn(forms, race),
      race.postTime ?? noonOf(race),
    );
    return [{ evidence, outcomes: new Map(starts.map((start) => [horseNameKey(start.horse), start])) }];
  });
