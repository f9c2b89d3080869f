import type { MemberId } from '../../accounts/member.ts';
import { isSameInRace } from '../../card/horse-in-race.ts';
import type { Price } from '../../card/price.ts';
import type { Race, RaceId } from '../../card/race.ts';
import type { HorseKey, Runner } from '../../card/runner.ts';
import type { Brand } from '../../kernel/brand.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { RaceDay } from '../../kernel/race-day.ts';

export const BET_TYPES = ['win', 'place', 'show', 'exacta'] as const;
export const WEATHER_FACTORS = ['favorable', 'neutral', 'challenging'] as const;
export const TRACK_BIASES = ['inside', 'outside', 'even'] as const;
export const PACE_SCENARIOS = ['fast_early', 'moderate', 'slow'] as const;

export type BetType = (typeof BET_TYPES)[number];

export type MemberPickId = Brand<string, 'MemberPickId'>;

/** A member's view of a race. An exacta names the horse to win and the one to run second, or any other second. */
export interface PickWords {
  readonly betType: BetType;
  /** 1-100. */
  readonly confidence: number;
  readonly reasoning: string;
  readonly weatherFactor: (typeof WEATHER_FACTORS)[number];
  readonly trackBias: (typeof TRACK_BIASES)[number];
  readonly paceScenario: (typeof PACE_SCENARIOS)[number];
}

/** A horse as a pick names it. */
export type PickedHorse = Pick<MemberPick, 'horseKey' | 'horseName' | 'programNumber'>;

/** A pick as it is saved; it is never changed. The latest of a member, race and bet type counts. */
export interface MemberPick extends PickWords {
  readonly id: MemberPickId;
  readonly memberId: MemberId;
  readonly raceId: RaceId;
  readonly trackSlug: string;
  readonly day: RaceDay;
  readonly raceNumber: number;
  readonly horseKey: HorseKey;
  readonly horseName: string;
  readonly programNumber: string;
  /** To run second in an exacta; null: any other horse, or another bet. */
  readonly second: PickedHorse | null;
  /** By the racing clock. */
  readonly madeAt: Instant;
  /** At which the horse could be had then; null where none was known. */
  readonly price: Price | null;
  /** Of the card it was picked from. */
  readonly card: Provenance;
}

/** Longest reasoning, in characters. */
export const REASONING_LIMIT = 2_000;

export const isOnDemo = ({ card }: MemberPick): boolean => card.tier === 'demo';

export const pickedHorse = ({ horseKey, horseName, programNumber }: Runner): PickedHorse => ({
  horseKey,
  horseName,
  programNumber,
});

/** Facts of the race and horse that a pick keeps, so that it can be read without the card. */
export const pickedFacts = (race: Race, runner: Runner) => ({
  raceId: race.id,
  trackSlug: race.trackSlug,
  day: race.day,
  raceNumber: race.number,
  ...pickedHorse(runner),
});

type PickToCompare = PickWords & Pick<MemberPick, 'horseKey' | 'second'>;

const isSameSecond = (a: PickedHorse | null, b: PickedHorse | null): boolean =>
  a === null || b === null ? a === b : isSameInRace(a.horseKey, b.horseKey);

/** Whether a pick repeats the current one of its race. */
export const isSamePick = (a: PickToCompare, b: PickToCompare): boolean =>
  isSameInRace(a.horseKey, b.horseKey) &&
  isSameSecond(a.second, b.second) &&
  a.betType === b.betType &&
  a.confidence === b.confidence &&
  a.reasoning === b.reasoning &&
  a.weatherFactor === b.weatherFactor &&
  a.trackBias === b.trackBias &&
  a.paceScenario === b.paceScenario;
