import { announcedDistance, announcedSurface } from '#core/card/announced.ts';
import { equipmentText } from '#core/card/equipment.ts';
import type { Card, Race, RaceId } from '#core/card/race.ts';
import { raceTitle } from '#core/card/race-class.ts';
import { raceStatus } from '#core/card/race-status.ts';
import { isStarter, type Person, type Runner } from '#core/card/runner.ts';
import { figureOf } from '#core/card/scaled-figure.ts';
import { courseOf } from '#core/card/surface.ts';
import { DEFAULT_TRACK_ID, trackBySlug } from '#core/card/track.ts';
import { raceTimeText } from '#core/card/track-time.ts';
import { currentRecord, winPercentOf } from '#core/handicapping/recent-record.ts';
import { type Instant, toIsoOrNull } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import { priceOn } from '#core/odds/board-price.ts';
import type { BoardNow } from '#core/odds/use-cases/prices-now.ts';
import type { WeatherAtPost } from '#core/weather/race-weather.ts';
import { oddsText, priceOrNull } from './present-price.ts';
import { presentProvenance } from './present-provenance.ts';

function personStats(person: Person | null) {
  const record = currentRecord(person);
  if (record === null) return null;
  const { span, starts, wins } = record;
  return { span, starts, wins, winPercentage: winPercentOf(record) };
}

function horseStats({ records, pastPerformances }: Runner, { tier }: Provenance) {
  const life = records?.life ?? null;
  if (life === null) return null;
  const { starts, wins, places, shows, earnings } = life;
  const [figure = null] = (pastPerformances ?? []).flatMap((past) => figureOf(past, tier) ?? []);
  const speed = { speedFigure: figure?.points ?? null, figureScale: figure?.scale ?? null };
  return { starts, wins, places, shows, earnings, ...speed };
}

const peopleOf = (runner: Runner) => ({
  jockeyName: runner.jockey?.name ?? null,
  trainerName: runner.trainer?.name ?? null,
  jockeyStats: personStats(runner.jockey),
  trainerStats: personStats(runner.trainer),
});

/** The price on the board, else the morning line. */
function pricesOf(runner: Runner, boardNow: BoardNow | undefined) {
  const { programNumber, morningLine } = runner;
  const onBoard =
    boardNow && isStarter(runner) ? priceOn(boardNow.board, programNumber, boardNow.status) : null;
  const price = onBoard ?? morningLine;
  return {
    price: priceOrNull(price),
    morningLine: priceOrNull(morningLine),
    odds: oddsText(price),
    morningLineOdds: oddsText(morningLine),
  };
}

const horseOf = (runner: Runner, from: Provenance) => ({
  horseId: runner.horseKey,
  horseName: runner.horseName,
  age: runner.age,
  sex: runner.sex,
  color: runner.color,
  sire: runner.pedigree.sire,
  dam: runner.pedigree.dam,
  damSire: runner.pedigree.damSire,
  owner: runner.owner,
  silks: runner.silks,
  runStyle: runner.ratings.runStyle,
  earlyPoints: runner.ratings.earlyPoints,
  horseStats: horseStats(runner, from),
});

/** An entry as the calls return it; `race` is its race. */
export const presentEntry = (runner: Runner, race: Race, from: Provenance, boardNow?: BoardNow) => ({
  id: `${race.id}-${runner.programNumber}`,
  raceId: race.id,
  raceNumber: race.number,
  postPosition: runner.postPosition,
  programNumber: runner.programNumber,
  weight: runner.weightLb,
  apprenticeAllowance: runner.apprenticeAllowanceLb,
  scratchStatus: runner.isScratched,
  listStatus: runner.listStatus,
  coupledWith: runner.coupledWith,
  medication: runner.medication,
  blinkers: runner.blinkers,
  ...(runner.equipment !== undefined && { equipment: runner.equipment.map(equipmentText) }),
  claimingPrice: runner.claimingPrice,
  daysSinceLast: runner.daysSinceLast,
  ...horseOf(runner, from),
  ...peopleOf(runner),
  ...pricesOf(runner, boardNow),
  provenance: presentProvenance(from),
});

const whenOf = (race: Race, now: Instant) => ({
  raceTime: race.postTime === null ? null : raceTimeText(race.postTime, race.trackSlug),
  postTime: toIsoOrNull(race.postTime),
  status: raceStatus(race, now),
});

/** What is known at a moment beside the card itself. */
export interface KnownNow {
  readonly now: Instant;
  /** The board of a race that counts. */
  readonly boards: ReadonlyMap<RaceId, BoardNow>;
  readonly weather: ReadonlyMap<RaceId, WeatherAtPost>;
}

/** The going in the track's own word; an estimate from the rain is none. */
function goingOf(race: Race, { weather }: KnownNow): string | null {
  const course = weather.get(race.id)?.condition ?? null;
  return course?.basis === 'posted' ? course.condition : null;
}

/** What taking the race off the turf did to it; nothing for any other race. */
function offTheTurfOf({ offTheTurf }: Race) {
  if (offTheTurf === undefined) return {};
  const { from, drewIn, cameOut } = offTheTurf;
  return { offTheTurf: { from: courseOf(from).name, drewIn: [...drewIn], cameOut: [...cameOut] } };
}

/** A race with its entries as the calls return it. */
export const presentRace = (race: Race, from: Provenance, knownNow: KnownNow) => ({
  id: race.id,
  trackId: trackBySlug(race.trackSlug)?.id ?? DEFAULT_TRACK_ID,
  trackSlug: race.trackSlug,
  day: race.day,
  name: raceTitle(race),
  raceName: raceTitle(race),
  raceNumber: race.number,
  ...whenOf(race, knownNow.now),
  distance: announcedDistance(race),
  distanceYards: race.distanceYards,
  surface: race.surface === null ? null : courseOf(race.surface).letter,
  surfaceName: announcedSurface(race.surface),
  trackCondition: goingOf(race, knownNow),
  isCancelled: race.isCancelled ?? false,
  ...offTheTurfOf(race),
  raceGrade: race.grade === null ? null : `G${race.grade}`,
  raceType: race.raceType,
  classification: race.classification,
  conditions: race.conditions ?? '',
  purse: race.purse,
  entryCount: race.runners.filter(isStarter).length,
  entries: race.runners.map((runner) => presentEntry(runner, race, from, knownNow.boards.get(race.id))),
  isDemo: from.tier === 'demo',
  provenance: presentProvenance(from),
});

/** The current races of a card. */
export const presentCard = ({ races, provenance }: Card, knownNow: KnownNow) =>
  races.map((race) => presentRace(race, provenance, knownNow));
