import type { LazyComponent } from '#frame/frame.ts';
import type { DayOfRaces, Race } from '#kit/kit.ts';

/** What the tab of a race is given. */
export type RaceTabProps = {
  /** The track's slug. */
  readonly slug: string;
  readonly day: DayOfRaces;
  readonly race: Race;
  /** The racing clock; null until it is known. */
  readonly now: number | null;
};

export type RaceTab = {
  /** As the address calls it: `?tab=form`. */
  readonly key: string;
  readonly label: string;
  readonly part: LazyComponent<RaceTabProps>;
};
