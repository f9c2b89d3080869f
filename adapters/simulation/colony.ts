import type { RaceDay } from '#core/kernel/race-day.ts';
import { type Bloodlines, makeBloodlines } from './bloodlines.ts';
import type { Dice } from './dice.ts';
import { makeNameBook, type NameBook } from './names/name-book.ts';
import { type Backstretch, makeBackstretch } from './people.ts';

/** What all horses of the made-up season share: people, blood, weather elsewhere. `day` is the day looked at. */
export interface Colony {
  readonly day: RaceDay;
  /** Code of the track where the season is run. */
  readonly track: string;
  readonly names: NameBook;
  readonly people: Backstretch;
  readonly bloodlines: Bloodlines;
  /** Fixed for a label whatever was drawn before: weather of a track day, a trainer's record in a situation. */
  readonly dice: Dice;
  /** Horses met in races elsewhere; none of them runs in the season. */
  readonly rivals: readonly string[];
}

export function makeColony(day: RaceDay, track: string, dice: Dice): Colony {
  const names = makeNameBook(dice.fork('names'));
  return {
    day,
    track,
    names,
    people: makeBackstretch(names, dice.fork('people')),
    bloodlines: makeBloodlines(names, dice.fork('blood')),
    dice: dice.fork('colony'),
    rivals: Array.from({ length: 700 }, () => names.horse()),
  };
}

/** The same people and blood, seen on another day. */
export const onDay = (colony: Colony, day: RaceDay): Colony => ({ ...colony, day });

const yearOf = (day: RaceDay): number => Number(day.slice(0, 4));

/**
 * Whether races at the colony's own track on `day` are those of the season: in the year of the day looked at, and in
 * the year before. No made-up line tells of one there.
 */
export const isRunForReal = (colony: Colony, day: RaceDay): boolean => yearOf(day) >= yearOf(colony.day) - 1;
