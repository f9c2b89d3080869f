import type { Instant } from './instant.ts';
import type { RaceDay } from './race-day.ts';

/** What screens are notified of. Topic `runs` is for administrators only; `tracks` is for the list of tracks. */
export const TOPICS = ['odds', 'scratches', 'results', 'picks', 'weather', 'tracks', 'runs'] as const;

export type Topic = (typeof TOPICS)[number];

/** That something changed, not what: listeners fetch again. */
export interface Announcement {
  readonly topic: Topic;
  /** Slug of the track; null where it is about none. */
  readonly track: string | null;
  readonly day: RaceDay | null;
  /** Null where it is about a whole day. */
  readonly raceNumber: number | null;
  /** By the racing clock. */
  readonly at: Instant;
}

/** Sends it to every web process; within a transaction on commit, and not at all on rollback. */
export type Announce = (announcement: Announcement) => Promise<void>;

/** An announcement with its number: later ones have higher numbers. */
export interface NumberedAnnouncement extends Announcement {
  readonly id: number;
}

/** Receives every announcement from now on. */
export interface Listener {
  readonly receive: (announcement: NumberedAnnouncement) => void;
  /** Nothing more will come: the app is closing. */
  readonly end: () => void;
}

/** Recent and live announcements, of this process or another. */
export interface Announcements {
  readonly announce: Announce;
  /** Those with a higher number, oldest first, at most so many; of some topics, or of all. */
  after(id: number, limit: number, topics?: readonly Topic[]): Promise<readonly NumberedAnnouncement[]>;
  /** The highest number so far; 0 when there is none. Listeners already receive everything above it. */
  latest(): Promise<number>;
  /** The highest number of those older than so many milliseconds: what follows it was announced since. */
  latestBefore(milliseconds: number): Promise<number>;
  /** Adds a listener; the answer takes it away. Once closed, it only learns that nothing will come. */
  listen(listener: Listener): () => void;
  close(): Promise<void>;
}
