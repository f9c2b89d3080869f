/** What is done at a point. */
export type ActName = 'odds' | 'results' | 'data-sync' | 'picks' | 'workflow' | 'expert-picks' | 'tidy';

/** One kind of point; lengths in milliseconds. */
export interface JobRule {
  /** Never changed once points of it are kept. */
  readonly name: string;
  /** As people read it: `10 minutes before post`. */
  readonly label: string;
  readonly act: ActName;
  /** Up to so long after its moment it counts as in time. */
  readonly grace: number;
  /** Up to so long after its moment it is done, as late. */
  readonly lateFor: number;
  /** Up to so long after its moment it is still caught up; 0 where the moment is all that counts. */
  readonly catchUpFor: number;
  /** Waits before further tries after one that failed. */
  readonly retries: readonly number[];
}

export interface RaceJobRule extends JobRule {
  /** Minutes before the post time; negative: after it. */
  readonly minutesToPost: number;
}

export interface DailyRule extends JobRule {
  /** `06:00` on the clock of the schedule's zone. */
  readonly time: string;
  /** Only on days with a card. */
  readonly onRaceDaysOnly: boolean;
}

/** The race day as data. */
export interface RaceDaySchedule {
  /** IANA name; daily times are told in it. */
  readonly timeZone: string;
  /** Slugs. */
  readonly tracks: readonly string[];
  readonly raceJobs: readonly RaceJobRule[];
  readonly daily: readonly DailyRule[];
}

/** The rule of a kept point; null for one that the schedule no longer has. */
export const ruleNamed = ({ raceJobs, daily }: RaceDaySchedule, name: string): JobRule | null =>
  [...raceJobs, ...daily].find((rule) => rule.name === name) ?? null;
