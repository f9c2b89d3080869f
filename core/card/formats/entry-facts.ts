import { type Same, within } from '../agreement.ts';
import { isSameRider } from '../past-race-facts.ts';
import { spokenNames } from '../program-name.ts';
import type { Race } from '../race.ts';
import type { HorseRecords, Person, Record4, Runner } from '../runner.ts';
import { canBeSamePerson, horseNameKey, keyWithoutMiddle } from '../same-name.ts';
import { courseOf, type Surface } from '../surface.ts';
import { trackTimeText } from '../track-time.ts';
import { type ComparedFact, compared, ofEntry } from './compared-fact.ts';

const CENT = 0.005;

/** One producer tells the turf courses of a track apart where another does not. */
const sameFooting: Same<Surface> = (a, b) => courseOf(a).footing === courseOf(b).footing;

/** A short form of the first name: Greg for Gregory. */
function hasShortName(name: string, other: string): boolean {
  const [words, others] = [keyWithoutMiddle(name), keyWithoutMiddle(other)].map((key) => key.split(' '));
  const [first = '', second = ''] = [words?.[0], others?.[0]];
  return (
    first !== second &&
    words?.slice(1).join() === others?.slice(1).join() &&
    (first.startsWith(second) || second.startsWith(first))
  );
}

const samePerson: Same<string> = (a, b) =>
  horseNameKey(a) === horseNameKey(b) ||
  spokenNames(a).some((name) =>
    spokenNames(b).some((other) => canBeSamePerson(name, other) || hasShortName(name, other)),
  );

const sameHorse: Same<string> = (a, b) => horseNameKey(a) === horseNameKey(b);

/** Sire and dam names are truncated in some formats. */
const sameParent: Same<string> = (a, b) => {
  const [name, other] = [horseNameKey(a), horseNameKey(b)];
  return name.startsWith(other) || other.startsWith(name);
};

/** One producer marks first-time Lasix, another does not. */
const sameMedication: Same<string> = (a, b) => a.replace('first-time ', '') === b.replace('first-time ', '');

const postClock = ({ postTime, trackSlug }: Race): string | null =>
  postTime === null ? null : trackTimeText(postTime, trackSlug);

/** Facts of today's race. Producers word names, classes and conditions differently and have their own pars. */
export const RACE_FACTS: readonly ComparedFact<Race>[] = [
  ofEntry(compared('distance in yards', 'distanceYards', (race: Race) => race.distanceYards)),
  ofEntry(compared('surface', 'surface', (race: Race) => race.surface, sameFooting)),
  compared('post time', 'postTime', postClock),
  compared('grade', 'grade', (race: Race) => race.grade),
  compared('purse', 'purse', (race: Race) => race.purse),
  compared('top claiming price', 'claiming', (race: Race) => race.claiming?.high ?? null),
  compared('ages', 'ages', (race: Race) => race.eligibility.ages),
  compared('sexes', 'sexes', (race: Race) => race.eligibility.sexes),
  compared('track record', 'trackRecordSeconds', (race: Race) => race.trackRecordSeconds, within(CENT)),
];

const nameOf = (person: Person | null): string | null => person?.name ?? null;

type RecordName = Exclude<keyof HorseRecords, 'currentYear' | 'previousYear' | 'distance'>;
type Count = keyof Record4;

const COUNTS: readonly Count[] = ['starts', 'wins', 'places', 'shows', 'earnings'];

/** Records at the distance are not compared: producers group distances differently. */
const RECORDS: Readonly<Record<RecordName, string>> = {
  life: 'lifetime record',
  track: 'record at the track',
  turf: 'record on turf',
  wet: 'record on wet tracks',
  fastDirt: 'record on fast dirt',
  allWeather: 'record on synthetic',
};

const recordFacts = (Object.entries(RECORDS) as [RecordName, string][]).flatMap(([name, words]) =>
  COUNTS.map((count) =>
    compared(
      `${words}, ${count}`,
      `records.${name}.${count}`,
      ({ records }: Runner) => records?.[name]?.[count] ?? null,
    ),
  ),
);

const OPEN = 'in the body of the race';

/** Facts of an entered horse. Producers word owners and colors differently and have their own ratings and angles. */
export const RUNNER_FACTS: readonly ComparedFact<Runner>[] = [
  ofEntry(compared('horse', 'horseName', (runner: Runner) => runner.horseName, sameHorse)),
  ofEntry(compared('post position', 'postPosition', (runner: Runner) => runner.postPosition)),
  ofEntry(
    compared(
      'morning line',
      'morningLine',
      (runner: Runner) => runner.morningLine?.toOne ?? null,
      within(CENT),
    ),
  ),
  ofEntry(compared('status', 'listStatus', (runner: Runner) => runner.listStatus ?? OPEN)),
  ofEntry(compared('scratched', 'isScratched', (runner: Runner) => runner.isScratched)),
  ofEntry(compared('coupled', 'coupledWith', (runner: Runner) => runner.coupledWith !== null)),
  ofEntry(compared('jockey', 'jockey', (runner: Runner) => nameOf(runner.jockey), isSameRider)),
  compared('trainer', 'trainer', (runner: Runner) => nameOf(runner.trainer), samePerson),
  compared('weight', 'weightLb', (runner: Runner) => runner.weightLb),
  compared('claiming price', 'claimingPrice', (runner: Runner) => runner.claimingPrice),
  compared('age', 'age', (runner: Runner) => runner.age),
  compared('sex', 'sex', (runner: Runner) => runner.sex),
  compared('first-time gelding', 'sex', (runner: Runner) => runner.firstStartAsGelding),
  compared('medication', 'medication', (runner: Runner) => runner.medication, sameMedication),
  compared('blinkers', 'blinkers', (runner: Runner) => runner.blinkers),
  compared('days since the last race', 'daysSinceLast', (runner: Runner) => runner.daysSinceLast),
  compared('sire', 'sire', (runner: Runner) => runner.pedigree.sire, sameParent),
  compared('dam', 'dam', (runner: Runner) => runner.pedigree.dam, sameParent),
  compared('broodmare sire', 'damSire', (runner: Runner) => runner.pedigree.damSire, sameParent),
  compared('foaled in', 'bredIn', (runner: Runner) => runner.pedigree.bredIn),
  ...recordFacts,
];
