import type { PastPerformance } from '#core/card/past-performance.ts';
import { horseKey, type Pedigree, type Person, UNKNOWN_RUNNER } from '#core/card/runner.ts';
import type { RunnerAsRead } from '#core/card/runner-as-read.ts';
import { sexOfLetter } from '#core/card/sex.ts';
import { daysBetween, type RaceDay } from '#core/kernel/race-day.ts';
import { fractionPrice, programNumberOf } from '../card-file/entry-readers.ts';
import type { Facts } from '../card-file/facts.ts';
import { horseNameOf, personNameOf } from '../card-file/names.ts';
import { meaningOf, meaningOfText } from '../card-file/race-codes.ts';
import type { RunnerRead } from '../card-file/xml-card-draft.ts';
import { certainAge } from './age-of.ts';
import { BLINKERS, LISTS, MEDICATIONS } from './codes.ts';
import { isScratch, pastRaceOf } from './past-race-of.ts';
import { horseRecords, personRecord, statsOf } from './records-of.ts';
import { workoutOf } from './workout-of.ts';

/** What reading a runner needs to know about its race. */
export interface RaceSetting {
  readonly fileName: string;
  readonly day: RaceDay;
  readonly ageRestriction: string;
  readonly isOnTurf: boolean;
}

function personOf(facts: Facts, nameElement: string, fileName: string): Person | null {
  const name = personNameOf(facts.text(nameElement));
  if (name === null) return null;
  const lately = personRecord(statsOf(facts, fileName), 'LAST30', '30 days');
  return { name, records: lately === null ? [] : [lately] };
}

function pedigreeOf(facts: Facts): Pedigree {
  const [sire, dam] = [facts.part('sire'), facts.part('dam')];
  const name = (parent: Facts, element: string): string | null => horseNameOf(parent.text(element)) || null;
  return {
    ...UNKNOWN_RUNNER.pedigree,
    sire: name(sire, 'sirename'),
    dam: name(dam, 'damname'),
    damSire: name(dam, 'damsire'),
    breeder: facts.textOrNull('breeder'),
    bredIn: facts.textOrNull('wh_foaled'),
  };
}

/** `Dk B/` is `DKBBR` on other cards. */
const colorOf = (printed: string): string | null => (printed === 'Dk B/' ? 'DKBBR' : printed || null);

function pastOf(facts: Facts, today: RaceDay): readonly (readonly [Facts, PastPerformance])[] {
  return facts
    .each('ppdata')
    .filter((line) => !isScratch(line))
    .map((line) => {
      const past = pastRaceOf(line);
      if (past.day >= today) {
        throw line.refusal('racedate', `${past.day} is not before the card's day ${today}.`);
      }
      return [line, past] as const;
    });
}

const GELDED = /Reported as Gelding/i;

/** A horse reported as gelded with its last race has not run as a gelding yet. */
function isFirstAsGelding(sex: RunnerAsRead['sex'], last: Facts | undefined): boolean | null {
  if (sex === null) return null;
  return (
    sex === 'gelding' &&
    last !== undefined &&
    GELDED.test(`${last.text('linebefore')} ${last.text('lineafter')}`)
  );
}

function ageOf(
  sex: RunnerAsRead['sex'],
  past: readonly (readonly [Facts, PastPerformance])[],
  { day, ageRestriction }: RaceSetting,
): number | null {
  const earlier = past
    .filter(([line]) => line.text('domesticpp') !== '0')
    .map(([line, race]) => ({ day: race.day, restriction: line.text('agerestric') }));
  return certainAge({ day, sex, restriction: ageRestriction, earlier });
}

type Entry = Pick<
  RunnerAsRead,
  | 'programNumber'
  | 'postPosition'
  | 'weightLb'
  | 'listStatus'
  | 'morningLine'
  | 'claimingPrice'
  | 'medication'
  | 'blinkers'
>;

const entryOf = (facts: Facts): Entry => ({
  programNumber: programNumberOf(facts, 'program'),
  postPosition: facts.aboveZero('pp'),
  weightLb: facts.aboveZero('weight'),
  listStatus: meaningOf(LISTS, facts.text('ae_flag')),
  morningLine: fractionPrice(facts, 'morn_odds'),
  claimingPrice: facts.aboveZero('claimprice'),
  medication: meaningOfText(MEDICATIONS, facts, 'med'),
  blinkers: meaningOf(BLINKERS, facts.text('equip')),
});

/** A runner with its workouts and the past races it ran in. */
export function runnerOf(facts: Facts, setting: RaceSetting): RunnerRead {
  const { fileName, day, isOnTurf } = setting;
  const past = pastOf(facts, day);
  const [last] = past;
  const sex = sexOfLetter(facts.text('sex'));
  const age = ageOf(sex, past, setting);
  const stats = statsOf(facts, fileName);
  const pedigree = pedigreeOf(facts);
  const horseName = horseNameOf(facts.required('horse_name'));
  const born = age === null ? null : Number(day.slice(0, 4)) - age;
  const runner: RunnerAsRead = {
    ...UNKNOWN_RUNNER,
    ...entryOf(facts),
    horseKey: horseKey(horseName, born, pedigree.dam),
    horseName,
    age,
    sex,
    firstStartAsGelding: isFirstAsGelding(sex, last?.[0]),
    color: colorOf(facts.text('color')),
    coupledWith: null,
    jockey: personOf(facts.part('jockey'), 'jock_disp', fileName),
    trainer: personOf(facts.part('trainer'), 'tran_disp', fileName),
    combination: personRecord(stats, 'JOCK_TRAN', '365 days'),
    owner: facts.textOrNull('owner_name'),
    daysSinceLast: last === undefined ? null : daysBetween(last[1].day, day),
    pedigree,
    records: horseRecords(stats, day, isOnTurf),
    workouts: facts.each('workoutdata').flatMap((work) => workoutOf(work, day) ?? []),
    pastPerformances: past.map(([, race]) => race),
  };
  return { runner, line: facts.line, pastLines: past.map(([line]) => line.line) };
}
