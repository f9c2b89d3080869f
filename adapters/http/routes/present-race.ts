import { distanceText } from '#core/card/distance.ts';
import type { Card, Race, RaceId } from '#core/card/race.ts';
import { raceStatus } from '#core/card/race-status.ts';
import { isStarter, type Person, type Runner, type UntoldOfRunner } from '#core/card/runner.ts';
import { courseOf } from '#core/card/surface.ts';
import { DEFAULT_TRACK_ID, trackBySlug, zoneOf } from '#core/card/track.ts';
import { standingRecord, winPercentOf } from '#core/handicapping/recent-record.ts';
import { type Instant, toIso } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import { clockText, minuteOfDayAt } from '#core/kernel/race-day.ts';
import { priceOn } from '#core/odds/board-price.ts';
import type { BoardNow } from '#core/odds/use-cases/prices-now.ts';
import type { WeatherAtPost } from '#core/weather/race-weather.ts';
import { presentProvenance } from './present-provenance.ts';

function personStats(person: Person | null) {
  const record = standingRecord(person);
  if (record === null) return null;
  const { span, starts, wins } = record;
  return { span, starts, wins, winPercentage: winPercentOf(record) };
}

function horseStats({ records: { life }, pastRaces }: Runner) {
  const { starts, wins, places, shows, earnings } = life;
  const speedFigure = pastRaces.find((past) => past.speedFigure !== null)?.speedFigure ?? null;
  return { starts, wins, places, shows, earnings, speedFigure };
}

const peopleOf = (runner: Runner) => ({
  jockeyName: runner.jockey?.name ?? null,
  trainerName: runner.trainer?.name ?? null,
  jockeyStats: personStats(runner.jockey),
  trainerStats: personStats(runner.trainer),
});

/** The price on the board, else the morning line. */
function pricesOf(runner: Runner, boardNow: BoardNow | undefined) {
  const line = runner.morningLine?.text ?? null;
  const price = boardNow && isStarter(runner) ? priceOn(boardNow.board, runner.programNumber) : null;
  if (boardNow === undefined || price === null)
    return { odds: line, oddsKind: line === null ? null : ('morning-line' as const), morningLineOdds: line };
  return {
    odds: price.text,
    oddsKind: boardNow.status,
    oddsProvenance: presentProvenance(boardNow.board.provenance),
    morningLineOdds: line,
  };
}

const isUntold = ({ untold: untoldOfRunners = [] }: Runner, fact: UntoldOfRunner): boolean =>
  untoldOfRunners.includes(fact);

const horseOf = (runner: Runner) => ({
  horseId: runner.horseKey,
  horseName: runner.horseName,
  age: isUntold(runner, 'age') ? null : runner.age,
  sex: isUntold(runner, 'sex') ? null : runner.sex,
  colour: runner.colour,
  sire: runner.pedigree.sire,
  dam: runner.pedigree.dam,
  damSire: runner.pedigree.damSire,
  owner: runner.owner,
  silks: runner.silks,
  runStyle: runner.ratings.runStyle,
  earlyPoints: runner.ratings.earlyPoints,
  horseStats: isUntold(runner, 'form') ? null : horseStats(runner),
});

/** An entry as the calls tell it; `race` is the one it stands in. */
export const presentEntry = (runner: Runner, race: Race, from: Provenance, boardNow?: BoardNow) => ({
  id: `${race.id}-${runner.programNumber}`,
  raceId: race.id,
  raceNumber: race.number,
  postPosition: isUntold(runner, 'post position') ? null : runner.postPosition,
  programNumber: runner.programNumber,
  weight: runner.weightLb,
  apprenticeAllowance: runner.apprenticeAllowanceLb,
  scratchStatus: runner.isScratched,
  listStatus: runner.listStatus,
  coupledWith: runner.coupledWith,
  medication: runner.medication,
  blinkers: runner.blinkers,
  claimingPrice: runner.claimingPrice,
  daysSinceLast: runner.daysSinceLast,
  ...horseOf(runner),
  ...peopleOf(runner),
  ...pricesOf(runner, boardNow),
  provenance: presentProvenance(from),
});

const whenOf = ({ postTime, trackSlug }: Race, now: Instant) => ({
  raceTime: postTime === null ? null : clockText(minuteOfDayAt(postTime, zoneOf(trackSlug))),
  postTime: postTime === null ? null : toIso(postTime),
  status: raceStatus(postTime, now),
});

const NOT_REPORTED = 'Not told';

const lengthOf = ({ distanceYards, isAbout, untold: untoldOfRaces = [] }: Race) =>
  untoldOfRaces.includes('distance')
    ? { distance: NOT_REPORTED, distanceYards: null }
    : { distance: distanceText(distanceYards, isAbout), distanceYards };

const courseNamed = ({ surface, untold: untoldOfRaces = [] }: Race) =>
  untoldOfRaces.includes('surface')
    ? { surface: null, surfaceName: NOT_REPORTED }
    : { surface: courseOf(surface).letter, surfaceName: courseOf(surface).name };

/** What is known at a moment beside the card itself. */
export interface KnownNow {
  readonly now: Instant;
  /** The board of a race that counts. */
  readonly boards: ReadonlyMap<RaceId, BoardNow>;
  readonly weather: ReadonlyMap<RaceId, WeatherAtPost>;
}

/** The going in the track's own word; an estimate from the rain is none. */
function goingOf(race: Race, { weather }: KnownNow): string | null {
  const course = weather.get(race.id)?.course ?? null;
  return course?.basis === 'told' ? course.condition : null;
}

const nameOf = (race: Race) => race.name ?? race.classification;

/** A race with its entries as the calls tell it. */
export const presentRace = (race: Race, from: Provenance, knownNow: KnownNow) => ({
  id: race.id,
  trackId: trackBySlug(race.trackSlug)?.id ?? DEFAULT_TRACK_ID,
  trackSlug: race.trackSlug,
  day: race.day,
  name: nameOf(race),
  raceName: nameOf(race),
  raceNumber: race.number,
  ...whenOf(race, knownNow.now),
  ...lengthOf(race),
  ...courseNamed(race),
  trackCondition: goingOf(race, knownNow),
  isCancelled: race.isCancelled ?? false,
  raceGrade: race.grade === null ? null : `G${race.grade}`,
  raceType: race.raceType,
  classification: race.classification,
  conditions: race.conditions,
  purse: race.purse,
  entryCount: race.runners.filter(isStarter).length,
  entries: race.runners.map((runner) => presentEntry(runner, race, from, knownNow.boards.get(race.id))),
  isDemo: from.tier === 'demo',
  provenance: presentProvenance(from),
});

/** The races of a card as they stand now. */
export const presentCard = ({ races, provenance }: Card, knownNow: KnownNow) =>
  races.map((race) => presentRace(race, provenance, knownNow));
