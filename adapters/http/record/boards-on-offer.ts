import { DISTANCES, FIELD_SIZES, FOOTINGS } from '#core/scorecards/scoreboard/race-kind.ts';
import { KINDS } from './record-choice.ts';
import type { RecordChoice, RecordFacts } from './record-facts.ts';
import { SPANS } from './spans.ts';

/**
 * How many boards somebody could have looked at to find this one: all combinations of the parts that were chosen, each with
 * its default. 1 for the board that opens.
 */
export function boardsOnOffer({
  choice,
  tracks,
  spans,
}: Pick<RecordFacts, 'choice' | 'tracks' | 'spans'>): number {
  const offered: Readonly<Record<keyof RecordChoice, number>> = {
    span: SPANS.length + spans.years.length + spans.meets.length,
    track: tracks.length + 1,
    surface: FOOTINGS.length + 1,
    distance: DISTANCES.length + 1,
    kind: KINDS.length + 1,
    field: FIELD_SIZES.length + 1,
  };
  const chosen = (Object.keys(offered) as (keyof RecordChoice)[]).filter((part) => choice[part] !== null);
  return chosen.reduce((product, part) => product * Math.max(1, offered[part]), 1);
}
