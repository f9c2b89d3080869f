import { bettingInterests } from '../card/betting-interest.ts';
import type { Form } from '../card/form.ts';
import type { PastPerformance } from '../card/past-performance.ts';
import type { Price } from '../card/price.ts';
import type { Race, RaceId } from '../card/race.ts';
import { isOff } from '../card/race-status.ts';
import { isStarter, type Runner } from '../card/runner.ts';
import { noonOf, zoneOf } from '../card/track.ts';
import { type Instant, instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import { type RaceDay, raceDayAt } from '../kernel/race-day.ts';
import type { Board } from '../odds/board.ts';
import { currentBoard } from '../odds/current-board.ts';
import { readFraction, toOne } from '../odds/fraction.ts';
import { priceThen } from '../odds/price-then.ts';
import type { BettingLine } from './betting-line.ts';
import { withComparableFigures } from './comparable-figures.ts';
import type { ConnectionRecords } from './connection-record.ts';
import { isSameHorse } from './same-horse.ts';
import type { SealedBet } from './sealed-bet.ts';
import type { RaceWeather } from './win-percent.ts';

/** A betting interest with its price, of a board or of the morning line; null while it has none. */
export interface EvidenceInterest {
  readonly number: string;
  readonly runners: readonly Runner[];
  readonly price: Price | null;
}

/**
 * All that may be known about a race when it is rated: dated facts up to an instant that is never after the
 * off. It is the only input of a model and of an analyst, and has no place for a finish.
 */
export interface Evidence {
  readonly race: Omit<Race, 'runners'>;
  /** Facts of later days than this moment's are left out. */
  readonly upTo: Instant;
  /** Whether the race was off when it was looked at, which ends prices, bets and advice; no model reads it. */
  readonly isOff: boolean;
  readonly weather: RaceWeather | null;
  /** Every horse of the card, also those that will not start, with past races and works up to then. */
  readonly runners: readonly Runner[];
  /** Those in the body of the race and not scratched. */
  readonly starters: readonly Runner[];
  /** What can be bet on, among the starters, in the order of the card. */
  readonly interests: readonly EvidenceInterest[];
  /** Source and time of the board with the live prices; null without one. */
  readonly board: Provenance | null;
  /** Records of the starters' connections before the day; empty without a stored history. */
  readonly connectionRecords: ConnectionRecords;
  /** Our line as it was sealed before; no model reads it. Null while none is sealed. */
  readonly sealedLine: BettingLine | null;
  /** The first bet on a starter that was sealed before the off, once the race is off; no model reads it. */
  readonly sealedBet: SealedBet | null;
}

/** Whether a race went off before any pick of it was sealed: no verdict and no price to take is made for it later. */
export const offWithoutPick = ({ isOff, sealedLine }: Pick<Evidence, 'isOff' | 'sealedLine'>): boolean =>
  isOff && sealedLine === null;

/** What is known about a race besides its card and its form. */
export interface Surroundings {
  readonly weather?: RaceWeather | null;
  readonly connectionRecords?: ConnectionRecords;
  /** Boards of the race from any source; of those before the instant the one that counts is looked at. */
  readonly boards?: readonly Board[];
  /** Our line as it was last sealed before now and before the off. */
  readonly sealedLine?: BettingLine | null;
  /** Of a race that is off: the bets sealed before, the first one first. */
  readonly sealedBets?: readonly SealedBet[];
}

const NO_CONNECTION_RECORDS: ConnectionRecords = new Map();
const NO_BOARDS: readonly Board[] = [];
const NO_BETS: readonly SealedBet[] = [];
const NOTHING: Surroundings = {};

/** What is known around one race among several; weather passed in takes precedence. */
export function aroundRace(
  known: ReadonlyMap<RaceId, Surroundings>,
  { id }: Pick<Race, 'id'>,
  weather: RaceWeather | null = null,
): Surroundings {
  const around = known.get(id) ?? NOTHING;
  return weather === null ? around : { ...around, weather };
}

/** The moment up to which facts count: now, or the off when it is past; noon of its day for a race without a post time. */
export function evidenceInstant(race: Pick<Race, 'postTime' | 'day' | 'trackSlug'>, now: Instant): Instant {
  return instant(Math.min(now, race.postTime ?? noonOf(race)));
}

/** Past performances and works of days before `day`: what is done on a day is known from the next one on. */
const knownBefore = <Dated extends { readonly day: RaceDay }>(
  facts: readonly Dated[] | null,
  day: RaceDay,
): readonly Dated[] | null => (facts === null ? null : facts.filter((fact) => fact.day < day));

/** The morning line of a ticket; null where none of its horses has one. */
export function morningLineOn(runners: readonly Runner[]): Price | null {
  const line = runners.find((runner) => runner.morningLine !== null)?.morningLine ?? null;
  if (line === null) return null;
  const odds = Number.isFinite(line.toOne) ? line.toOne : toOne(readFraction(line.text));
  return Number.isFinite(odds) && odds >= 0 ? { ...line, toOne: odds } : null;
}

/**
 * The evidence on a race at `now`: `form` holds past races by program number (what the runners carry themselves
 * counts when it has none). Whatever is dated on or after the day of the instant is left out, and so are figures on
 * any scale but Brisnet's.
 */
export function evidenceOf(
  race: Race,
  form: Form,
  now: Instant,
  {
    weather = null,
    connectionRecords = NO_CONNECTION_RECORDS,
    boards = NO_BOARDS,
    sealedLine = null,
    sealedBets = NO_BETS,
  }: Surroundings = NOTHING,
): Evidence {
  const { runners, ...head } = race;
  const upTo = evidenceInstant(race, now);
  const day = raceDayAt(upTo, zoneOf(race.trackSlug));
  const formOf = (runner: Runner): readonly PastPerformance[] | null =>
    form.get(runner.programNumber) ?? runner.pastPerformances;
  const dated = runners.map((runner) => {
    const known = knownBefore(formOf(runner), day);
    return {
      ...runner,
      pastPerformances: known === null ? null : withComparableFigures(known),
      workouts: knownBefore(runner.workouts, day),
    };
  });
  const starters = race.isCancelled === true ? [] : dated.filter(isStarter);
  const board = currentBoard(boards, upTo);
  const interests = bettingInterests(starters).map(({ number, runners }) => ({
    number,
    runners,
    price: priceThen(number, morningLineOn(runners), { board, upTo, postTime: race.postTime }),
  }));
  const sealedBet =
    sealedBets.find((bet) =>
      starters.some(({ programNumber, horseName: name }) => isSameHorse(bet, { programNumber, name })),
    ) ?? null;
  const known = { board: board?.provenance ?? null, connectionRecords, sealedLine, sealedBet };
  return {
    race: head,
    upTo,
    isOff: isOff(race, now),
    weather,
    runners: dated,
    starters,
    interests,
    ...known,
  };
}
