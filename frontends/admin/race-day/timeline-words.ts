import type { Reply } from '#api/api.ts';
import type { BadgeTone } from '#kit/kit.ts';

export type Timeline = Reply<'GET /api/admin/race-timeline'>;
export type RaceEvent = Timeline['events'][number];
export type EventKind = RaceEvent['kind'];

const kinds: Readonly<Record<EventKind, readonly [word: string, tone: BadgeTone]>> = {
  card: ['Card', 'plain'],
  change: ['Change', 'orange'],
  weather: ['Weather', 'blue'],
  odds: ['Odds', 'plain'],
  pick: ['Picks', 'green'],
  refresh: ['Refresh', 'gray'],
  result: ['Result', 'blue'],
  settlement: ['Settled', 'green'],
};

export const kindWord = (kind: EventKind): string => kinds[kind]?.[0] ?? kind;
export const kindTone = (kind: EventKind): BadgeTone => kinds[kind]?.[1] ?? 'plain';

/** Kinds that have an event, in the order in which they first happened. */
export const kindsIn = (events: readonly RaceEvent[]): readonly EventKind[] => [
  ...new Set(events.map(({ kind }) => kind)),
];

/** The day of an instant at the track, to mark events of other days. */
const trackDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

export const isOfDay = (iso: string, date: string): boolean =>
  iso !== '' && trackDay.format(new Date(iso)) === date;
