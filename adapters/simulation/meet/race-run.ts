import type { RaceId } from '#core/card/race.ts';
import type { ListStatus } from '#core/card/runner.ts';
import type { Surface } from '#core/card/surface.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Horse } from '../horse.ts';
import type { Hand } from '../people.ts';
import type { RacePlan, Stage } from '../race-day/race-plan.ts';
import type { Rng } from '../rng.ts';
import type { Going } from './going.ts';

/** A horse in training at the meet, between two races. */
export interface Trainee {
  /** As it came to the meet: the basis of its earlier record. */
  readonly original: Horse;
  readonly createdFor: RacePlan;
  readonly createdOn: RaceDay;
  /** As it is now: in whose hands, with what equipment. */
  readonly horse: Horse;
  readonly stage: Stage;
  /** Usual figure of the winners of its class. */
  readonly par: number;
  /** Points better than usual; drifts from race to race. */
  readonly form: number;
  /** Points better on wet dirt. */
  readonly wet: number;
  /** Its races of the meet, newest first. */
  readonly runs: readonly Run[];
}

/** A horse in a race, with what became of it up to the off. */
export interface Entry {
  readonly trainee: Trainee;
  readonly jockey: Hand | null;
  readonly programNumber: string;
  /** As drawn, before scratches. */
  readonly postPosition: number;
  readonly isCoupled: boolean;
  readonly listStatus: ListStatus | null;
  /** Why it does not start; null for a starter. */
  readonly scratched: string | null;
}

/** New hands of a horse claimed out of a race. */
interface ClaimedBy {
  readonly trainer: Hand;
  readonly owner: string;
}

/** A starter and how it ran. */
export interface Finish {
  readonly entry: Entry;
  /** 1 = rail, after scratches. */
  readonly post: number;
  /** Points before the luck of the race. */
  readonly strength: number;
  /** True chance to cross first. */
  readonly chance: number;
  /** Points with it. */
  readonly figure: number;
  /** Lengths behind the first across the wire. */
  readonly behind: number;
  /** Null for a horse eased. */
  readonly crossed: number | null;
  readonly official: number | null;
  readonly disqualified: boolean;
  readonly deadHeat: boolean;
  readonly claimedBy: ClaimedBy | null;
}

/** A race with its entries. */
export interface EnteredRace {
  readonly id: RaceId;
  readonly day: RaceDay;
  readonly number: number;
  /** Name of a stakes, else null. */
  readonly name: string | null;
  readonly plan: RacePlan;
  /** What it is run on, and how far. */
  readonly surface: Surface;
  readonly distanceYards: number;
  readonly offTheTurf: boolean;
  readonly postTime: Instant;
  readonly entries: readonly Entry[];
  /** Fixed by the race alone; fork it. */
  readonly rng: Rng;
}

/** A race of the meet as it was run. */
export interface RaceRun extends EnteredRace {
  readonly going: Going;
  /** In the order they crossed the line. */
  readonly finishes: readonly Finish[];
}

export interface Run {
  readonly race: RaceRun;
  readonly finish: Finish;
}

/** What is bet on: `1` for 1 and 1A. */
export const interestOf = ({ programNumber }: Pick<Entry, 'programNumber'>): string =>
  /^\d+/.exec(programNumber)?.[0] ?? programNumber;
