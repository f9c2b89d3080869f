import { leadingNumber } from '#core/card/betting-interest.ts';
import type { CardDraft, RaceDraft, RunnerDraft } from '#core/card/card-draft.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { instantOn, parseClock, type RaceDay } from '#core/kernel/race-day.ts';
import type { Board, PoolMoney } from '#core/odds/board.ts';
import { reportedBoard } from '#core/odds/reported-board.ts';
import type { TellEntries, TellEntryRace, TellEntryRunner } from './schema.ts';

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

/** Said to be out, or shown so on the board. */
const isOut = ({ scratch_indicator, live_odds }: TellEntryRunner): boolean =>
  scratch_indicator || live_odds.isOut;

function runnerDraft(told: TellEntryRunner, others: readonly TellEntryRunner[]): RunnerDraft {
  const interest = leadingNumber(told.program_number);
  const isCoupled = others.some(
    (other) => other !== told && leadingNumber(other.program_number) === interest,
  );
  return {
    programNumber: told.program_number,
    horseName: told.horse_name,
    postPosition: told.post_pos,
    age: null,
    sex: null,
    weightLb: told.weight,
    coupledWith: isCoupled ? interest : null,
    isScratched: isOut(told),
    morningLine: told.morning_line_odds,
    claimingPrice: told.claiming,
    medication: medicationOf(told.medication),
    blinkers: blinkersOf(told.equipment),
    jockeyName: told.jockey,
    trainerName: told.trainer,
    sire: told.sire_name,
    dam: told.dam_name,
    damSire: told.dam_sire_name,
  };
}

/** The host tells post times of all tracks on New York's clock. */
const ZONE = 'America/New_York';

function postTimeOf({ post_time }: TellEntryRace, day: RaceDay): Instant | null {
  const minute = parseClock(post_time);
  return minute === null ? null : instantOn(day, minute, ZONE);
}

function claimingOf(low: number | null, high: number | null): RaceDraft['claiming'] {
  const most = high ?? low;
  return most === null ? null : { low: low ?? most, high: most };
}

const raceDraft = (told: TellEntryRace, day: RaceDay): RaceDraft => ({
  number: told.race_key.race_number,
  name: told.race_name,
  postTime: postTimeOf(told, day),
  distanceYards: told.distance_description?.yards ?? null,
  isAbout: told.distance_description?.isAbout ?? false,
  surface: told.surface_description ?? told.course_type,
  raceType: told.race_type,
  grade: told.grade,
  conditions: '',
  ages: told.age_restriction_description ?? told.age_restriction,
  sexes: told.sex_restriction_description,
  purse: told.purse,
  claiming: claimingOf(told.min_claim_price, told.max_claim_price),
  condition: told.track_condition,
  isCancelled: told.is_cancelled,
  wagers: told.race_pools.flatMap(({ pool_name }) => pool_name ?? []),
  runners: told.runners.map((runner) => runnerDraft(runner, told.runners)),
});

/** The card as the answer tells it. */
export function cardDraft(told: TellEntries, instant: Instant): CardDraft {
  return {
    track: told.track_id,
    day: told.date,
    provenance: { tier: 'live', source: SOURCE, at: instant },
    races: told.races.map((race) => raceDraft(race, told.date)),
  };
}

function moneyOf({ horse_data_pools }: TellEntryRunner): PoolMoney {
  const on = (code: string): number | null =>
    horse_data_pools.find(({ pool_type_name }) => pool_type_name === code)?.amount ?? null;
  return { win: on('WN'), place: on('PL'), show: on('SH') };
}

/** The live odds that come with the entries; a race without any has no board. */
export const boardsOf = (told: TellEntries, instant: Instant): readonly Board[] =>
  told.races.flatMap(({ race_key, runners }) => {
    const head = {
      track: told.track_id,
      day: told.date,
      raceNumber: race_key.race_number,
      source: SOURCE,
      at: instant,
    };
    const rows = runners.map((runner) => ({
      programNumber: runner.program_number,
      isScratched: isOut(runner),
      toOne: runner.live_odds.price?.toOne ?? null,
      money: moneyOf(runner),
    }));
    return reportedBoard(head, rows) ?? [];
  });
