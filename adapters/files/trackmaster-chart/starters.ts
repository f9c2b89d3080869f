import { leadingNumber } from '#core/card/betting-interest.ts';
import { isProgramNumber } from '#core/card/program-number.ts';
import { parseRaceDay } from '#core/kernel/race-day.ts';
import { sharedPlaces } from '#core/results/dead-heat.ts';
import type { Finisher, LastStart } from '#core/results/race-result.ts';
import { callsOf, FINISH, fieldAt, type Positions, positionsOf } from './calls.ts';
import type { Fields } from './fields.ts';
import { personName } from './people.ts';

/** A starter from the file, with what the rest of the race needs. */
export interface Entry {
  readonly fields: Fields;
  readonly positions: Positions;
  readonly programNumber: string;
  readonly horseName: string;
  /** `dh`, `dq`; empty for none. */
  readonly flag: string;
}

const MARKS = /^(?:d[hq]-\s*)+/i;

/** A horse's name without the marks the file puts before it (`dh-`, `dq-`). */
export const bareName = (name: string): string => name.replace(MARKS, '');

function programNumberOf(fields: Fields): string {
  const text = fields.neededName('PROGRAM_NUM').toUpperCase();
  if (!isProgramNumber(text)) throw fields.misread('PROGRAM_NUM', `"${text}" is not a program number.`);
  return text;
}

export function entryOf(fields: Fields): Entry {
  return {
    fields,
    positions: positionsOf(fields),
    programNumber: programNumberOf(fields),
    horseName: bareName(fields.neededName('NAME')),
    flag: (fields.text('DH_DQ_FLAGS') ?? '').toLowerCase(),
  };
}

/** A race number above this marks a foreign race, which has none. */
const MOST_RACES = 99;

function lastStartOf(fields: Fields): Pick<Finisher, 'lastStart' | 'lastStartReported'> {
  const last = fields.within('LAST_PP');
  if (last === null) return { lastStart: null, lastStartReported: true };
  const day = parseRaceDay(last.text('RACE_DATE') ?? '');
  const track = last.within('TRACK')?.name('CODE') ?? null;
  if (day === null || track === null) throw fields.misread('LAST_PP', 'it has no date and track.');
  const raceNumber = last.positive('RACE_NUMBER');
  const lastStart: LastStart = {
    day,
    track,
    raceNumber: raceNumber !== null && raceNumber > MOST_RACES ? null : raceNumber,
    finish: last.positive('OFL_FINISH'),
  };
  return { lastStart, lastStartReported: true };
}

/** `L bf`: medication and equipment as a printed chart has them; empty for none. */
const equipmentOf = (fields: Fields): string =>
  [fields.text('MEDS'), fields.text('EQUIP')].filter((text) => text !== null).join(' ');

/** The facts about one horse by itself. */
function factsOf({ fields, programNumber, horseName, flag }: Entry) {
  const [claimingPrice, age] = [fields.positive('CLAIM_PRICE'), fields.positive('AGE')];
  const [sex, figure] = [fields.within('SEX')?.name('CODE') ?? null, fields.positive('SPEED_RATING')];
  const comment = fields.text('COMMENT')?.replace(/,$/, '') ?? '';
  return {
    programNumber,
    bettingInterest: leadingNumber(programNumber),
    horseName,
    jockeyName: personName(fields.within('JOCKEY')),
    trainerName: personName(fields.within('TRAINER')),
    ownerName: fields.name('OWNER'),
    weightLb: fields.positive('WEIGHT'),
    equipment: equipmentOf(fields),
    postPosition: fields.positive('POST_POS'),
    official: fields.positive('OFFICIAL_FIN'),
    disqualified: flag.includes('dq'),
    odds: fields.positive('DOLLAR_ODDS'),
    comment,
    ...(claimingPrice === null ? {} : { claimingPrice }),
    ...(age === null ? {} : { age }),
    ...(sex === null ? {} : { sex }),
    ...(figure === null ? {} : { trackmasterFigure: figure }),
    ...lastStartOf(fields),
  };
}

/** A horse's position at the finish, even if it was not timed. */
const placeAtFinish = ({ positions }: Entry): number =>
  positions.get(FINISH)?.position ?? Number.POSITIVE_INFINITY;

/**
 * The horses in the order they crossed the line. One that is not timed at the finish (pulled up, fell, eased,
 * distanced) did not finish; its official place is the one that the file gives it.
 */
export function finishersOf(
  entries: readonly Entry[],
  distanceYards: number,
  isShort: boolean,
): readonly Finisher[] {
  const ordered = entries.toSorted((a, b) => placeAtFinish(a) - placeAtFinish(b));
  const field = ordered.map(({ positions }) => positions);
  const [calls, finish] = [callsOf(field, distanceYards, isShort), fieldAt(field, FINISH)];
  const facts = ordered.map(factsOf);
  const shared = sharedPlaces(facts.map(({ official }) => official));
  const lowest = Math.min(...facts.flatMap(({ odds }) => odds ?? []));
  return facts.map((horse, index) => {
    const { position = null, behind = null, margin = null } = finish[index] ?? {};
    const finished = position !== null && behind !== null;
    return {
      ...horse,
      calls: calls[index] ?? [],
      crossed: finished ? position : null,
      finished,
      margin,
      behind,
      deadHeat: horse.official !== null && shared.has(horse.official),
      isFavorite: horse.odds !== null && horse.odds === lowest,
    };
  });
}
