import { bettingInterests } from '../card/betting-interest.ts';
import type { Form } from '../card/form.ts';
import type { PastRace } from '../card/past-race.ts';
import type { Race, RaceId } from '../card/race.ts';
import { isStarter, type Runner } from '../card/runner.ts';
import { noonOf, zoneOf } from '../card/track.ts';
import { type Instant, instant } from '../kernel/instant.ts';
import { type RaceDay, raceDayAt } from '../kernel/race-day.ts';
import { readPrice, toOne } from '../odds/price.ts';
import type { Backings } from './standing.ts';
import type { RaceWeather } from './win-percent.ts';

/** A morning line is what somebody expects the price to be; a live one is a price that can be had. */
export type PriceKind = 'morning line' | 'live';

/** A betting interest with the price that stands for it; null while it has none. */
export interface EvidenceInterest {
  readonly number: string;
  readonly runners: readonly Runner[];
  readonly odds: { readonly toOne: number; readonly text: string; readonly kind: PriceKind } | null;
}

/**
 * All that may be known about a race when it is judged: dated facts up to an instant that is never after the
 * off. It is the only input of a model and of an analyst, and has no place for a finish.
 */
export interface Evidence {
  readonly race: Omit<Race, 'runners'>;
  /** Facts of later days than this moment's are left out. */
  readonly upTo: Instant;
  readonly weather: RaceWeather | null;
  /** Every horse of the card, also those that will not start, with past races and works up to then. */
  readonly runners: readonly Runner[];
  /** Those in the body of the race and not scratched. */
  readonly starters: readonly Runner[];
  /** What can be bet on, among the starters, in the order of the card. */
  readonly interests: readonly EvidenceInterest[];
  /** What those behind the starters did in races before the day; empty where no history is kept. */
  readonly backings: Backings;
  /** Program numbers of those without a past race of which nobody told whether they raced before. */
  readonly untold: ReadonlySet<string>;
}

/** What is known around a race beside its card and its form. */
export interface Surroundings {
  readonly weather?: RaceWeather | null;
  readonly backings?: Backings;
  /** Left out, a horse without past races never raced: a card tells that. */
  readonly untold?: ReadonlySet<string>;
}

const NO_BACKINGS: Backings = new Map();
const NOBODY: ReadonlySet<string> = new Set();

/** The backings of one race among those of several. */
export const backingsIn = (backings: ReadonlyMap<RaceId, Backings>, { id }: Pick<Race, 'id'>): Backings =>
  backings.get(id) ?? NO_BACKINGS;

/** The moment up to which facts count: now, or the off when it is past. A race without a post time is off at noon. */
export function evidenceInstant(race: Pick<Race, 'postTime' | 'day' | 'trackSlug'>, now: Instant): Instant {
  return instant(Math.min(now, race.postTime ?? noonOf(race)));
}

/** Past races and works of days before `day`: what is done on a day is known from the next one on. */
const before = <Dated extends { readonly day: RaceDay }>(
  facts: readonly Dated[],
  day: RaceDay,
): readonly Dated[] => facts.filter((fact) => fact.day < day);

function interestOf(number: string, runners: readonly Runner[]): EvidenceInterest {
  const line = runners.find((runner) => runner.morningLine !== null)?.morningLine ?? null;
  if (line === null) return { number, runners, odds: null };
  const odds = Number.isFinite(line.toOne) ? line.toOne : toOne(readPrice(line.text));
  if (!Number.isFinite(odds) || odds < 0) return { number, runners, odds: null };
  return { number, runners, odds: { toOne: odds, text: line.text, kind: 'morning line' } };
}

/**
 * The evidence on a race at `now`: `form` holds past races by program number (what the runners carry themselves
 * counts when it has none). Whatever is dated on or after the day of the instant is left out.
 */
export function evidenceOf(
  race: Race,
  form: Form,
  now: Instant,
  { weather = null, backings = NO_BACKINGS, untold = NOBODY }: Surroundings = {},
): Evidence {
  const { runners, ...head } = race;
  const upTo = evidenceInstant(race, now);
  const day = raceDayAt(upTo, zoneOf(race.trackSlug));
  const pastRacesOf = (runner: Runner): readonly PastRace[] =>
    form.get(runner.programNumber) ?? runner.pastRaces;
  const dated = runners.map((runner) => ({
    ...runner,
    pastRaces: before(pastRacesOf(runner), day),
    workouts: before(runner.workouts, day),
  }));
  const starters = dated.filter(isStarter);
  const interests = bettingInterests(starters).map(({ number, runners }) => interestOf(number, runners));
  return { race: head, upTo, weather, runners: dated, starters, interests, backings, untold };
}
