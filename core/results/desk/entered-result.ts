import { runnerNumbered } from '../../card/days-card.ts';
import type { Race } from '../../card/race.ts';
import { isStarter, type Runner } from '../../card/runner.ts';
import { isTurf } from '../../card/surface.ts';
import { failedChecks } from '../chart-checks.ts';
import { payoutFaults } from '../chart-order-checks.ts';
import { officialOrder } from '../official-order.ts';
import { straightPayouts } from '../paid-place.ts';
import type { Finisher, Payout, RaceResult } from '../race-result.ts';
import { liveRaceOf, type ReportedPlace, type ReportedRace, UNKNOWN_FACTS } from '../reconcile/index.ts';
import { crossingsIn, disqualificationsIn, type FinishRequest, refuseFinish } from './finish-request.ts';

const upper = (programNumber: string): string => programNumber.trim().toUpperCase();

function payoutsOf({ straight, exotics }: FinishRequest): readonly Payout[] {
  return [
    ...straight.flatMap((pay) => straightPayouts({ ...pay, programNumber: upper(pay.programNumber) })),
    ...exotics.map(({ wager, base, winningNumbers, payoff }) => ({
      wager: wager.trim(),
      base,
      winningNumbers: winningNumbers.trim().replace(/\s*-\s*/g, '-'),
      correct: null,
      payoff,
      pool: null,
      carryover: null,
    })),
  ];
}

/** Payoffs below their stake. */
const paymentFaults = ({ payouts }: RaceResult): readonly string[] =>
  payouts.flatMap(({ wager, winningNumbers, payoff, base }) =>
    payoff !== null && payoff < base
      ? [`${wager} on ${winningNumbers} pays less than its stake of $${base}.`]
      : [],
  );

/** The starter with a program number. Refuses a horse that is not in the race. */
function starterNumbered(race: Race, programNumber: string): Runner {
  const runner = runnerNumbered(race, programNumber);
  if (isStarter(runner)) return runner;
  return refuseFinish(
    'no-starter',
    `#${programNumber} ${runner.horseName} is not a starter in race ${race.number}.`,
  );
}

/** Program numbers without betting. Refuses one with odds, or with a straight payoff. */
function purseOnlyIn(race: Race, { purseOnly, odds, straight }: FinishRequest): ReadonlySet<string> {
  const bet = new Set([...odds, ...straight].map(({ programNumber }) => upper(programNumber)));
  const numbers = purseOnly.map((programNumber) =>
    upper(starterNumbered(race, upper(programNumber)).programNumber),
  );
  const both = numbers.find((number) => bet.has(number));
  if (both === undefined) return new Set(numbers);
  return refuseFinish(
    'contradiction',
    `#${both} ran for purse money only: it has no odds and pays nothing to win, place or show.`,
  );
}

/** The horses of the order, in their official places. Refuses one that does not start. */
function placedOf(race: Race, request: FinishRequest): readonly ReportedPlace[] {
  const crossings = crossingsIn(request.order);
  const places = officialOrder(crossings, disqualificationsIn(request, crossings));
  return crossings.map(({ programNumber }) => {
    const runner = starterNumbered(race, programNumber);
    const place = places.get(programNumber) ?? null;
    return {
      programNumber: runner.programNumber,
      horseName: runner.horseName,
      jockeyName: null,
      trainerName: null,
      ownerName: null,
      weightLb: null,
      place,
      isDeadHeat: place !== null && [...places.values()].filter((other) => other === place).length > 1,
    };
  });
}

const reported = (race: Race, request: FinishRequest): ReportedRace => ({
  ...UNKNOWN_FACTS,
  raceNumber: race.number,
  name: race.name,
  grade: race.grade,
  surface: race.surface,
  distanceYards: race.distanceYards,
  isAbout: race.isAbout,
  purse: race.purse,
  claimingPrice: race.claiming,
  state: 'official',
  placed: placedOf(race, request),
  alsoRan: null,
  payouts: payoutsOf(request),
  scratches: race.runners.filter(({ isScratched }) => isScratched).map(({ horseName }) => horseName),
});

/** A starter with its position at the wire, ruling and odds as entered. */
function asEntered(starter: Finisher, request: FinishRequest, purseOnly: ReadonlySet<string>): Finisher {
  const crossings = crossingsIn(request.order);
  const number = upper(starter.programNumber);
  const crossed = crossings.find(({ programNumber }) => programNumber === number)?.crossed ?? null;
  const odds = request.odds.find(({ programNumber }) => upper(programNumber) === number)?.toOne ?? null;
  const isMoved = request.disqualified.some(({ programNumber }) => upper(programNumber) === number);
  const betting: Pick<Finisher, 'noBetting'> = purseOnly.has(number) ? { noBetting: 'purse-only' } : {};
  if (crossed === null) return { ...starter, ...betting, odds };
  return { ...starter, ...betting, crossed, odds, disqualified: isMoved };
}

/** Payoffs entered at the desk follow the official order only, whatever the order across the wire. */
const officialPayoutFaults = (result: RaceResult): readonly string[] =>
  payoutFaults({
    ...result,
    starters: result.starters.map((starter) => ({ ...starter, disqualified: false })),
  });

const wasTakenOff = ({ surface: before }: Race, { surface: now }: Race): boolean =>
  before !== null && now !== null && isTurf(before) && !isTurf(now);

const inCrossingOrder = (a: Finisher, b: Finisher): number =>
  (a.crossed ?? Number.POSITIVE_INFINITY) - (b.crossed ?? Number.POSITIVE_INFINITY) || 0;

/**
 * The result of a race from its current card, its card as imported (`printed`) and what was entered, checked like a chart.
 * Refuses ('invalid') an impossible order (`results.bad-order`, `card.no-horse`, `results.no-starter`, `results.bad-disqualification`), a race without a
 * known distance (`results.no-distance`) and what contradicts itself (`results.contradiction`).
 */
export function enteredResult(race: Race, printed: Race, request: FinishRequest): RaceResult {
  const found = liveRaceOf(reported(race, request), race);
  if (found === null)
    return refuseFinish('no-distance', `Race ${race.number} has no known distance: enter it first.`);
  const purseOnly = purseOnlyIn(race, request);
  const starters = found.starters
    .map((starter) => asEntered(starter, request, purseOnly))
    .toSorted(inCrossingOrder);
  const result = { ...found, offTheTurf: wasTakenOff(printed, race), starters };
  const crossings = crossingsIn(request.order);
  const failed = [
    ...failedChecks(result, {
      prizes: [],
      splits: [],
      disqualifications: disqualificationsIn(request, crossings),
      deadHeats: [],
      claims: null,
      listed: [
        {
          where: 'the win, place and show payoffs',
          programNumbers: request.straight.map((pay) => upper(pay.programNumber)),
        },
      ],
    }),
    ...officialPayoutFaults(result),
    ...paymentFaults(result),
  ];
  return failed.length === 0 ? result : refuseFinish('contradiction', [...new Set(failed)].join(' '));
}
