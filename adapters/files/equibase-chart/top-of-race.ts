import type { Surface } from '#core/card/surface.ts';
import type { RaceResult, TopOfRace } from '#core/results/race-result.ts';
import { yardsOf } from './distance-words.ts';
import { type Labelled, labelled } from './labelled.ts';
import { type Line, misread, textOf, textOfLines } from './lines.ts';
import { isType, raceType } from './race-type.ts';
import { dollars, firstDollars } from './readers.ts';

/** The lines above the running lines. */
export interface ReadTop extends TopOfRace, Pick<RaceResult, 'claimingPrice'> {
  /** The clock without am or pm, `12:06`; null where not given. */
  readonly off: string | null;
  readonly prizes: readonly number[];
  readonly railFeet: number | null;
}

const SURFACES: Readonly<Record<string, Surface>> = {
  dirt: 'dirt',
  'inner track': 'inner-dirt',
  'inner dirt': 'inner-dirt',
  turf: 'turf',
  'outer turf': 'turf',
  'downhill turf': 'turf',
  'inner turf': 'inner-turf',
  'all weather track': 'synthetic',
  'all weather training track': 'synthetic',
  synthetic: 'synthetic',
  hurdle: 'steeplechase',
  steeplechase: 'steeplechase',
  timber: 'steeplechase',
  jump: 'steeplechase',
  'hunt on turf': 'hunt',
};

const NOT_TURF: readonly Surface[] = ['dirt', 'inner-dirt', 'synthetic'];

function courseOf(
  text: string,
  line: Line,
): Pick<TopOfRace, 'surface' | 'offTheTurf' | 'distanceYards' | 'isAbout'> {
  const [, about, words = '', course = '', moved = ''] =
    /^(About )?(.+?) On The (.+?)(?:\s*[-(]\s*(Originally Scheduled For .*?)\)?)?$/i.exec(text) ?? [];
  const yards = yardsOf(words);
  if (yards === null) throw misread(line, 'Distance', `"${text}" is not a distance.`);
  const name = course.toLowerCase();
  const surface = Object.hasOwn(SURFACES, name) ? SURFACES[name] : undefined;
  if (surface === undefined)
    throw misread(line, 'Distance', `"${course}" is not a surface this chart reader knows.`);
  return {
    surface,
    offTheTurf: /turf/i.test(moved) && NOT_TURF.includes(surface),
    distanceYards: yards,
    isAbout: about !== undefined,
  };
}

/** `$50,000 - $40,000`; a range down to `$0` is the condition of a starter race, in which no horse is for sale. */
function claimingPriceOf(text: string | undefined): RaceResult['claimingPrice'] {
  const sums = [...(text ?? '').matchAll(/\$[\d,]+/g)].flatMap(
    ([sum]) => dollars(sum.replace(/,$/, '')) ?? [],
  );
  const low = Math.min(...sums);
  return sums.length === 0 || low === 0 ? null : { low, high: Math.max(...sums) };
}

const prizesOf = (text: string): readonly number[] =>
  [...text.matchAll(/\d+(?:st|nd|rd|th) (\$[\d,]+)/g)].map(
    ([, sum = '']) => dollars(sum.replace(/,$/, '')) ?? 0,
  );

const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

const moneyIn = (facts: Labelled, label: string): number | null => firstDollars(facts.get(label) ?? '');

/** `18 feet`; null where not given. */
export const feetIn = (facts: Labelled, label: string): number | null => {
  const feet = /^(\d+) f/.exec(facts.get(label) ?? '')?.[1];
  return feet === undefined ? null : Number(feet);
};

/** The line of the type may be too long for one. */
function splitType(lines: readonly Line[]): { readonly type: string; readonly rest: readonly Line[] } {
  for (const count of [1, 2, 3]) {
    const type = textOfLines(lines.slice(0, count));
    if (isType(type)) return { type, rest: lines.slice(count) };
  }
  return { type: textOfLines(lines.slice(0, 1)), rest: lines.slice(1) };
}

/** Reads type, conditions, course, money, weather and start. Refuses a race without a type or a distance. */
export function topOfRace(lines: readonly Line[]): ReadTop {
  const { type, rest } = splitType(lines);
  const [first] = lines;
  if (first === undefined || !isType(type)) {
    const where = first ?? { fileName: '', page: 0, y: 0, items: [] };
    throw misread(
      where,
      'Type',
      `"${first === undefined ? '' : textOf(first.items)}" is not a type of race.`,
    );
  }
  const facts = labelled(rest);
  const value = facts.get('Value of Race') ?? '';
  return {
    ...raceType(type),
    conditions: orNull(facts.get('')),
    ...courseOf(facts.get('Distance') ?? '', first),
    condition: orNull(facts.get('Track')),
    weather: orNull(facts.get('Weather')),
    purse: moneyIn(facts, 'Purse'),
    valueOfRace: firstDollars(value),
    claimingPrice: claimingPriceOf(facts.get('Claiming Price')),
    start: orNull(facts.get('Start')),
    off: /\d{1,2}:\d{2}/.exec(facts.get('Off at') ?? '')?.[0] ?? null,
    prizes: prizesOf(value),
    railFeet: feetIn(facts, 'Temporary Rail'),
  };
}
