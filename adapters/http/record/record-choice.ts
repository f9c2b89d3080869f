import { trackBySlug } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { DISTANCES, FIELD_SIZES, FOOTINGS } from '#core/scorecards/scoreboard/race-kind.ts';
import type { ScoreboardAsk } from '#core/scorecards/use-cases/show-scoreboard.ts';
import type { RecordChoice } from './record-facts.ts';
import { datesOf } from './spans.ts';

/** Classes of races to choose from, as sealed, with their names. */
export const KINDS: readonly (readonly [word: string, name: string])[] = [
  ['maiden special weight', 'Maiden special weight'],
  ['maiden claiming', 'Maiden claiming'],
  ['claiming', 'Claiming'],
  ['starter', 'Starter'],
  ['optional claiming', 'Optional claiming'],
  ['allowance', 'Allowance'],
  ['stakes', 'Stakes'],
];

/** The query of an address. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

function amongst<Word extends string>(query: Query, name: string, words: readonly Word[]): Word | null {
  const value = query[name];
  return words.find((word) => word === (Array.isArray(value) ? value[0] : value)) ?? null;
}

function firstIn(query: Query, name: string): string | null {
  const value = query[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** What an address asks for; a word that names nothing is left out. */
export function choiceIn(query: Query, today: RaceDay): RecordChoice {
  const span = firstIn(query, 'span');
  return {
    span: datesOf(span, today) === null ? null : span,
    track: trackBySlug(firstIn(query, 'track') ?? '')?.slug ?? null,
    surface: amongst(query, 'surface', FOOTINGS),
    distance: amongst(query, 'distance', DISTANCES),
    kind: amongst(
      query,
      'kind',
      KINDS.map(([word]) => word),
    ),
    field: amongst(query, 'field', FIELD_SIZES),
  };
}

/** The choice as the scoreboard takes it. */
export function askOf(
  { span, track, surface, distance, kind, field }: RecordChoice,
  today: RaceDay,
): ScoreboardAsk {
  return {
    ...datesOf(span, today),
    track: track ?? undefined,
    raceClass: kind ?? undefined,
    footing: FOOTINGS.find((word) => word === surface),
    distance: DISTANCES.find((word) => word === distance),
    fieldSize: FIELD_SIZES.find((word) => word === field),
  };
}
