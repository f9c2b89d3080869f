/** The work of a scheduled job. */
export type ActName =
  | 'odds'
  | 'results'
  | 'data-sync'
  | 'picks'
  | 'workflow'
  | 'expert-picks'
  | 'heads'
  | 'tidy';

/** One kind of scheduled job; lengths in milliseconds. */
export interface JobRule {
  /** Never changed once jobs of it are stored. */
  readonly name: string;
  /** The label people read: `10 minutes before post`. */
  readonly label: string;
  readonly act: ActName;
  /** Up to so long after it is due it counts as on time. */
  readonly grace: number;
  /** Up to so long after it is due it is done, as late. */
  readonly lateFor: number;
  /** Up to so long after it is due it is still caught up; 0 when only the moment counts. */
  readonly catchUpFor: number;
  /** Waits between tries. */
  readonly retries: readonly number[];
}

export interface RaceJobRule extends JobRule {
  /** Minutes before the post time; negative: after it. */
  readonly minutesToPost: number;
}

export interface DailyRule extends JobRule {
  /** `06:00` on the clock of the schedule's zone; of another track's zone for its jobs. */
  readonly time: string;
  /** Only on days with a card. */
  readonly onRaceDaysOnly: boolean;
  /** Also for other tracks that race or are followed; the rest is for the home track alone. */
  readonly everyTrack: boolean;
}

/** The race day's schedule. */
export interface RaceDaySchedule {
  /** IANA name; daily times of the home track are given in it. */
  readonly timeZone: string;
  /** Slug of the track that has every daily job, whether it races or not. */
  readonly home: string;
  readonly raceJobs: readonly RaceJobRule[];
  readonly daily: readonly DailyRule[];
}

/** The rule of a stored job; null for one that the schedule no longer has. */
export const ruleNamed = ({ raceJobs, daily }: RaceDaySchedule, name: string): JobRule | null =>
  [...raceJobs, ...daily].find((rule) => rule.name === name) ?? null;
