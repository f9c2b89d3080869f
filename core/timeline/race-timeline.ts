import { isSettled } from '../schedule/job.ts';
import { EVENT_KINDS, type EventKind, type RaceEvent } from './event.ts';

/** What has no event yet, and what would bring it. */
export interface MissingKind {
  readonly kind: EventKind;
  readonly sentence: string;
}

const MISSING: Readonly<Partial<Record<EventKind, string>>> = {
  odds: 'No odds board of this race is kept: a source of odds brings them, at each refresh point.',
  pick: 'No picks are sealed for this race: they are, once picks are made for its day.',
  refresh: 'No refresh point is planned: the scheduler plans them once it runs and the post time is known.',
  weather: 'No weather is known for this race: a weather source brings it.',
  result: 'No result is known: it is asked for after the race, or brought as a chart.',
};

const isToCome = ({ state }: RaceEvent): boolean => state !== null && !isSettled({ state });

/** By when it happened; of one moment in the order a race day goes; what is to come stands last. */
export const inOrder = (events: readonly RaceEvent[]): readonly RaceEvent[] =>
  events.toSorted(
    (a, b) =>
      Number(isToCome(a)) - Number(isToCome(b)) ||
      a.at - b.at ||
      EVENT_KINDS.indexOf(a.kind) - EVENT_KINDS.indexOf(b.kind),
  );

/** Kinds of which nothing happened and something should, in words that say what brings it. */
export const missingIn = (events: readonly RaceEvent[]): readonly MissingKind[] =>
  EVENT_KINDS.flatMap((kind) => {
    const sentence = MISSING[kind];
    return sentence === undefined || events.some((event) => event.kind === kind) ? [] : [{ kind, sentence }];
  });
