import type { QuotedPrice } from '#core/card/price.ts';
import { horseKey, type Pedigree, type Person, UNKNOWN_RUNNER } from '#core/card/runner.ts';
import type { RunnerAsRead } from '#core/card/runner-as-read.ts';
import { sexOfLetter } from '#core/card/sex.ts';
import { daysBetween, type RaceDay } from '#core/kernel/race-day.ts';
import { fractionPrice, programNumberOf } from '../card-file/entry-readers.ts';
import type { Facts } from '../card-file/facts.ts';
import { horseNameOf } from '../card-file/names.ts';
import type { RunnerRead } from '../card-file/xml-card-draft.ts';
import { pastRaceOf } from './past-race-of.ts';
import { personOf } from './person-of.ts';

const OLDEST = 30;

function ageOf(horse: Facts, day: RaceDay): number | null {
  const born = horse.number('YearOfBirth');
  if (born === null) return null;
  const age = Number(day.slice(0, 4)) - born;
  if (age >= 1 && age <= OLDEST) return age;
  throw horse.refusal('YearOfBirth', `a horse foaled in ${born} cannot be racing on ${day}.`);
}

const nameIn = (facts: Facts): string | null => horseNameOf(facts.text('HorseName')) || null;

/** Parents are nested horses: each name is read directly from its own element. */
function pedigreeOf(horse: Facts): Pedigree {
  const [sire, dam] = [horse.part('Sire'), horse.part('Dam')];
  return {
    ...UNKNOWN_RUNNER.pedigree,
    sire: nameIn(sire),
    sireSire: nameIn(sire.part('Sire')),
    dam: nameIn(dam),
    damSire: nameIn(dam.part('Sire')),
    breeder: horse.textOrNull('BreederName'),
    bredIn: horse.textOrNull('FoalingArea'),
  };
}

const withoutRecords = (name: string | null): Person | null => (name === null ? null : { name, records: [] });

const morningLineOf = (facts: Facts): QuotedPrice | null => fractionPrice(facts, 'Odds');

/** A runner with its past races. */
export function runnerOf(facts: Facts, day: RaceDay): RunnerRead {
  const horse = facts.part('Horse');
  const horseName = horseNameOf(horse.required('HorseName'));
  const pedigree = pedigreeOf(horse);
  const age = ageOf(horse, day);
  const lines = facts.each('PastPerformance');
  const past = lines.map(pastRaceOf);
  past.forEach((race, index) => {
    if (race.day < day) return;
    throw (lines[index] ?? facts).refusal('RaceDate', `${race.day} is not before the card's day ${day}.`);
  });
  const runner: RunnerAsRead = {
    ...UNKNOWN_RUNNER,
    programNumber: programNumberOf(facts, 'ProgramNumber'),
    postPosition: facts.aboveZero('PostPosition'),
    horseKey: horseKey(horseName, horse.number('YearOfBirth'), pedigree.dam),
    horseName,
    age,
    sex: sexOfLetter(horse.part('Sex').text('Value')),
    color: horse.part('Color').textOrNull('Value'),
    weightLb: facts.aboveZero('WeightCarried'),
    coupledWith: null,
    isScratched: facts.part('ScratchIndicator').text('Value') === 'Y',
    morningLine: morningLineOf(facts),
    jockey: withoutRecords(personOf(facts.part('Jockey'))),
    trainer: withoutRecords(personOf(facts.part('Trainer'))),
    medication: null,
    blinkers: null,
    daysSinceLast: past[0] === undefined ? null : daysBetween(past[0].day, day),
    pedigree,
    pastPerformances: past,
  };
  return { runner, line: facts.line, pastLines: lines.map(({ line }) => line) };
}
