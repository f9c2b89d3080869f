import { leadingNumber } from '#core/card/betting-interest.ts';
import type { CardDraft, RaceDraft, RunnerDraft } from '#core/card/card-draft.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { instantOn, parseClock, type RaceDay } from '#core/kernel/race-day.ts';
import type { Board, PoolMoney } from '#core/odds/board.ts';
import { reportedBoard } from '#core/odds/reported-board.ts';
import type { ApiEntries, ApiEntryRace, ApiEntryRunner } from './schema.ts';

export const SOURCE = 'The Racing API';

/** `Blk-O` may be either, and is taken for neither. */
const BLINKERS_ON = /bli?n?k\w*[\s-]*on/i;
const BLINKERS_OFF = /bli?n?k\w*[\s-]*off/i;

function blinkersOf(equipment: string | null): RunnerDraft['blinkers'] {
  if (equipment === null) return null;
  if (BLINKERS_OFF.test(equipment)) return 'off';
  return BLINKERS_ON.test(equipment) ? 'on' : null;
}

const medicationOf = (medication: string | null): RunnerDraft['medication'] =>
  medication !== null && /^L/i.test(medication) ? 'lasix' : null;

/** Reported as out, or shown so on the board; null where neither says anything. */
const isOut = ({ scratch_indicator, live_odds }: ApiEntryRunner): boolean | null =>
  live_odds.isOut ? true : scratch_indicator;

function runnerDraft(runner: ApiEntryRunner, others: readonly ApiEntryRunner[]): RunnerDraft {
  const interest = leadingNumber(runner.program_number);
  const isCoupled = others.some(
    (other) => other !== runner && leadingNumber(other.program_number) === interest,
  );
  return {
    programNumber: runner.program_number,
    horseName: runner.horse_name,
    postPosition: runner.post_pos,
    age: null,
    sex: null,
    weightLb: runner.weight,
    coupledWith: isCoupled ? interest : null,
    isScratched: isOut(runner),
    morningLine: runner.morning_line_odds,
    claimingPrice: runner.claiming,
    medication: medicationOf(runner.medication),
    blinkers: blinkersOf(runner.equipment),
    jockeyName: runner.jockey,
    trainerName: runner.trainer,
    sire: runner.sire_name,
    dam: runner.dam_name,
    damSire: runner.dam_sire_name,
  };
}

/** The host gives post times of all tracks on New York's clock. */
const ZONE = 'America/New_York';

function postTimeOf({ post_time }: ApiEntryRace, day: RaceDay): Instant | null {
  const minute = parseClock(post_time);
  return minute === null ? null : instantOn(day, minute, ZONE);
}

function claimingOf(low: number | null, high: number | null): RaceDraft['claiming'] {
  const most = high ?? low;
  return most === null ? null : { low: low ?? most, high: most };
}

const raceDraft = (race: ApiEntryRace, day: RaceDay): RaceDraft => ({
  number: race.race_key.race_number,
  name: race.race_name,
  postTime: postTimeOf(race, day),
  distanceYards: race.distance_description?.yards ?? null,
  isAbout: race.distance_description?.isAbout ?? false,
  surface: race.surface_description ?? race.course_type,
  raceType: race.race_type,
  grade: race.grade,
  conditions: null,
  ages: race.age_restriction_description ?? race.age_restriction,
  sexes: race.sex_restriction_description,
  purse: race.purse,
  claiming: claimingOf(race.min_claim_price, race.max_claim_price),
  condition: race.track_condition,
  isCancelled: race.is_cancelled,
  wagers: race.race_pools.flatMap(({ pool_name }) => pool_name ?? []),
  runners: race.runners.map((runner) => runnerDraft(runner, race.runners)),
});

/** The card in the answer. */
export function cardDraft(entries: ApiEntries, instant: Instant): CardDraft {
  return {
    track: entries.track_id,
    day: entries.date,
    provenance: { tier: 'live', source: SOURCE, at: instant },
    races: entries.races.map((race) => raceDraft(race, entries.date)),
  };
}

function moneyOf({ horse_data_pools }: ApiEntryRunner): PoolMoney {
  const on = (code: string): number | null =>
    horse_data_pools.find(({ pool_type_name }) => pool_type_name === code)?.amount ?? null;
  return { win: on('WN'), place: on('PL'), show: on('SH') };
}

/** The live odds that come with the entries; a race without any has no board. */
export const boardsOf = (entries: ApiEntries, instant: Instant): readonly Board[] =>
  entries.races.flatMap(({ race_key, runners }) => {
    const head = {
      track: entries.track_id,
      day: entries.date,
      raceNumber: race_key.race_number,
      source: SOURCE,
      at: instant,
    };
    const rows = runners.map((runner) => ({
      programNumber: runner.program_number,
      isScratched: isOut(runner) === true,
      toOne: runner.live_odds.price?.toOne ?? null,
      money: moneyOf(runner),
    }));
    return reportedBoard(head, rows) ?? [];
  });
