import { isSettled } from '../schedule/job.ts';
import { EVENT_KINDS, type EventKind, type RaceEvent } from './event.ts';

/** A kind without an event yet, and what would produce one. */
export interface MissingKind {
  readonly kind: EventKind;
  readonly sentence: string;
}

const MISSING: Readonly<Partial<Record<EventKind, string>>> = {
  odds: 'No odds for this race yet: they are fetched at each refresh.',
  pick: 'No sealed picks for this race yet.',
  refresh:
    'No refresh is scheduled. Refreshes are planned once the scheduler runs and the post time is known.',
  weather: 'No weather report for this race yet.',
  result: 'No result yet: it is fetched after the race.',
};

const isUpcoming = ({ state }: RaceEvent): boolean => state !== null && !isSettled({ state });

/** By time, then in the order of a race day; upcoming events last. */
export const inOrder = (events: readonly RaceEvent[]): readonly RaceEvent[] =>
  events.toSorted(
    (a, b) =>
      Number(isUpcoming(a)) - Number(isUpcoming(b)) ||
      a.at - b.at ||
      EVENT_KINDS.indexOf(a.kind) - EVENT_KINDS.indexOf(b.kind),
  );

/** Kinds without an event that should have one, each with a sentence on what would produce it. */
export const missingIn = (events: readonly RaceEvent[]): readonly MissingKind[] =>
  EVENT_KINDS.flatMap((kind) => {
    const sentence = MISSING[kind];
    return sentence === undefined || events.some((event) => event.kind === kind) ? [] : [{ kind, sentence }];
  });
