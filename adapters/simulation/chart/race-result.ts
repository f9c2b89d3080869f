import { gradeOfType } from '#core/card/grade.ts';
import { isTurf } from '#core/card/surface.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import { minuteOfDayAt } from '#core/kernel/race-day.ts';
import type { Finisher, LastStart, RaceResult, ResultCall } from '#core/results/race-result.ts';
import { poolOf } from '../crowd/market.ts';
import { payoutsOf, type SettledPool } from '../crowd/payoffs.ts';
import { type Finish, interestOf, type RaceRun } from '../meet/race-run.ts';
import type { Start } from '../past/past-performance-builder.ts';
import { conditionsText, kindText } from '../race-day/conditions.ts';
import type { Archive, Chart } from './archive.ts';
import { equipmentOf } from './equipment.ts';
import type { Spot, Trace } from './trace.ts';

/** What a feed left out: seen now and then in real results. */
export interface Missing {
  readonly weather: boolean;
  readonly calls: boolean;
}

const callsOf = (number: string, { labels, spots }: Trace): readonly ResultCall[] =>
  labels.map((label, index) => {
    const spot = spots.get(number)?.[index];
    const isStart = label === 'Start';
    return {
      label,
      position: spot?.position ?? null,
      margin: isStart ? null : (spot?.margin ?? null),
      behind: isStart ? null : (spot?.behind ?? null),
    };
  });

function lastStartOf(start: Start | undefined): LastStart | null {
  if (start === undefined) return null;
  const { day, track, raceNumber, official } = start.race;
  return { day, track, raceNumber, finish: official };
}

function finisherOf(finish: Finish, chart: Chart, archive: Archive, missing: Missing): Finisher {
  const { entry } = finish;
  const { race, trace, market } = chart;
  const number = entry.programNumber;
  const interest = interestOf(entry);
  const wire: Spot | undefined = trace.wire.get(number);
  const [last, now] = [archive.historyOf(entry.trainee)[0], archive.startAt(race, finish).race];
  return {
    programNumber: number,
    bettingInterest: interest,
    horseName: entry.trainee.original.name,
    jockeyName: entry.jockey?.name ?? null,
    trainerName: entry.trainee.horse.trainer.name,
    ownerName: entry.trainee.horse.owner,
    weightLb: now.weightLb,
    equipment: equipmentOf(entry, race.plan),
    postPosition: finish.post,
    calls: missing.calls ? [] : callsOf(number, trace),
    crossed: finish.crossed,
    finished: finish.crossed !== null,
    margin: wire?.margin ?? null,
    behind: wire?.behind ?? null,
    official: finish.official,
    disqualified: finish.disqualified,
    deadHeat: finish.deadHeat,
    odds: market.odds.get(interest) ?? null,
    isFavorite: market.favorites.includes(interest),
    comment: now.longComment,
    lastStart: lastStartOf(last),
    lastStartReported: true,
  };
}

const scratchesOf = ({ entries }: RaceRun) =>
  entries.flatMap(({ trainee, scratched }) =>
    scratched === null ? [] : [{ horseName: trainee.original.name, reason: scratched }],
  );

const claimsOf = ({ finishes, plan }: RaceRun) =>
  finishes.flatMap(({ entry, claimedBy }) =>
    claimedBy === null
      ? []
      : [
          {
            horseName: entry.trainee.original.name,
            newTrainer: claimedBy.trainer.name,
            newOwner: claimedBy.owner,
            price: plan.step.claim,
          },
        ],
  );

function footnotesOf({ finishes }: RaceRun): string {
  const taken = finishes.find(({ disqualified }) => disqualified);
  if (taken === undefined) return '';
  const name = taken.entry.trainee.original.name.toUpperCase();
  return `${name} came over on a rival and was disqualified and placed ${placeText(taken.official)}.`;
}

const placeText = (official: number | null): string =>
  ['last', 'first', 'second', 'third', 'fourth'][official ?? 0] ?? `${official}th`;

/** How long after its post time a race is off. */
export const minutesLate = ({ rng }: Pick<RaceRun, 'rng'>): number => rng.fork('off').whole(1, 4);

/** What the race was, and on what. */
function raceFacts(race: RaceRun, missing: Missing, zone: string) {
  const { plan, name, going } = race;
  const { claim } = plan.step;
  const off = shift(race.postTime, minutesLate(race) * MINUTE);
  return {
    raceNumber: race.number,
    cancelled: null,
    name,
    grade: gradeOfType(plan.step.raceType),
    type: plan.isStakes ? 'Stakes' : kindText(plan),
    conditions: conditionsText(plan, name),
    surface: race.surface,
    offTheTurf: race.offTheTurf,
    distanceYards: race.distanceYards,
    isAbout: false,
    condition: (isTurf(race.surface) ? going.turf : going.dirt).text,
    weather: missing.weather ? null : going.sky,
    purse: plan.purse,
    valueOfRace: plan.purse,
    claimingPrice: claim === null ? null : { low: claim, high: claim },
    offMinute: minuteOfDayAt(off, zone),
    start: 'Good for all',
    runUpFeet: race.rng.fork('run-up').whole(4, 20) * 3,
    railFeet: isTurf(race.surface) ? race.rng.fork('rail').pick([0, 9, 18, 27]) : null,
    winner: null,
  };
}

/** The result of a race as a chart would show it. */
export function raceResult(
  chart: Chart,
  pools: readonly SettledPool[],
  archive: Archive,
  more: { readonly missing: Missing; readonly zone: string },
): RaceResult {
  const { race, times, market } = chart;
  const { missing } = more;
  return {
    ...raceFacts(race, missing, more.zone),
    fractions: missing.calls ? [] : times.fractions,
    finalTimeSeconds: times.final,
    starters: race.finishes.map((finish) => finisherOf(finish, chart, archive, missing)),
    isFieldComplete: true,
    payouts: payoutsOf(pools),
    winPlaceShowPool: poolOf(market.win) + poolOf(market.place) + poolOf(market.show),
    scratches: scratchesOf(race),
    claims: claimsOf(race),
    voidedClaims: [],
    footnotes: footnotesOf(race),
  };
}
