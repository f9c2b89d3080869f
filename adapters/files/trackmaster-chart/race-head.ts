import { FURLONG } from '#core/card/distance.ts';
import type { RaceResult, TopOfRace } from '#core/results/race-result.ts';
import { untilGap } from '../until-gap.ts';
import { breedOf, conditionOf, surfaceOf } from './codes.ts';
import type { Fields } from './fields.ts';
import { factsOfText, isWrittenForTurf } from './race-text.ts';

type Head = TopOfRace &
  Pick<
    RaceResult,
    | 'prizes'
    | 'fractions'
    | 'finalTimeSeconds'
    | 'runUpFeet'
    | 'railFeet'
    | 'winPlaceShowPool'
    | 'footnotes'
    | 'trackmaster'
  >;

/** Hundredths of a furlong, or yards; rounded to yards. */
function yardsOf(race: Fields): number {
  const distance = race.neededPositive('DISTANCE');
  const unit = race.text('DIST_UNIT');
  if (unit === 'Y') return distance;
  if (unit === 'F') return Math.round((distance * FURLONG) / 100);
  throw race.misread('DIST_UNIT', `"${unit ?? ''}" is not a unit of distance.`);
}

function courseOf(
  race: Fields,
): Pick<Head, 'surface' | 'condition' | 'railFeet'> & { readonly isGrass: boolean } {
  const [letter, description] = [race.text('COURSE_ID') ?? '', race.text('COURSE_DESC') ?? ''];
  const surface = surfaceOf(letter, description);
  if (surface === null)
    throw race.misread('COURSE_ID', `"${letter} ${description}" is not a course this chart reader knows.`);
  const code = race.text('TRK_COND');
  const isGrass = race.text('SURFACE') === 'T';
  return {
    surface,
    isGrass,
    condition: code === null ? null : conditionOf(code, race.text('SEALED')),
    railFeet: isGrass ? race.number('RAILDIST') : null,
  };
}

const TIMES = ['FRACTION_1', 'FRACTION_2', 'FRACTION_3', 'FRACTION_4', 'FRACTION_5'];

/** The leader's times; 0 means not taken. */
function fractionsOf(race: Fields): Head['fractions'] {
  const times = TIMES.map((name) => race.positive(name));
  return times.slice(0, times.findLastIndex((time) => time !== null) + 1);
}

/** By place, stopping at the first missing prize: one after a gap would be taken for an earlier place's. */
function prizesOf(race: Fields): readonly number[] {
  const splits = race.within('EARNING_SPLITS');
  if (splits === null) return [];
  const names = splits.element.children.map(({ name }) => name).filter((name) => /^SPLIT_\d+$/.test(name));
  return untilGap(names.map((name) => splits.positive(name)));
}

/** `Good`; `13,17` means good for all except these numbers; `Poor`. */
function startOf(race: Fields): string | null {
  const start = race.text('STRT_DESC');
  if (start === 'Good') return 'Good for all';
  if (start === null || !/^\d[\d, A-Z]*$/.test(start)) return start;
  return `Good for all except ${start.replace(/,\s*/g, ', ')}`;
}

/** A negative number means not reported, and 0 is not a possible run-up. */
const runUpOf = (race: Fields): number | null => {
  const feet = race.number('RUNUPDIST');
  return feet === null || feet <= 0 ? null : feet;
};

const figuresOf = (race: Fields): NonNullable<Head['trackmaster']> => ({
  classRating: race.positive('CLASS_RATING'),
  pace: ['PACE_CALL1', 'PACE_CALL2', 'PACE_FINAL'].map((name) => race.number(name)),
  parSeconds: race.positive('PAR_TIME'),
  variant: race.number('DTV'),
});

/** A race's type, course, distance, money, times and texts. `trackName` is spelled as in the file. */
export function headOf(race: Fields, trackName: string, raceNumber: number): Head {
  const { isGrass, ...course } = courseOf(race);
  const text = factsOfText(race.text('RACE_TEXT') ?? '', trackName, raceNumber);
  const breed = breedOf(race.text('BREED'));
  const prizes = prizesOf(race);
  return {
    ...text,
    ...course,
    type: race.name('TYPE')?.replace(/^Starters /, 'Starter ') ?? null,
    ...(breed === undefined ? {} : { breed }),
    offTheTurf: !isGrass && isWrittenForTurf(text.conditions),
    distanceYards: yardsOf(race),
    isAbout: race.text('ABOUT_DIST_FLAG') !== null,
    weather: race.text('WEATHER'),
    purse: race.positive('PURSE'),
    valueOfRace: null,
    ...(prizes.length === 0 ? {} : { prizes }),
    start: startOf(race),
    fractions: fractionsOf(race),
    finalTimeSeconds: race.positive('WIN_TIME'),
    runUpFeet: runUpOf(race),
    winPlaceShowPool: race.positive('WPS_POOL'),
    footnotes: race.text('FOOTNOTES') ?? '',
    trackmaster: figuresOf(race),
  };
}
