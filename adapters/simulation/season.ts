import type { RaceDay } from '#core/kernel/race-day.ts';
import { type Bloodlines, makeBloodlines } from './bloodlines.ts';
import type { Dice } from './dice.ts';
import { makeNameBook, type NameBook } from './names/name-book.ts';
import { type Backstretch, makeBackstretch } from './people.ts';

/** What all horses of the made-up day share: people, blood, weather, and who ran in which past race. */
export interface Season {
  readonly day: RaceDay;
  /** Code of the track where the day is run. */
  readonly track: string;
  readonly names: NameBook;
  readonly people: Backstretch;
  readonly bloodlines: Bloodlines;
  /** Fixed for a label whatever was drawn before: weather of a track day, a trainer's record in a situation. */
  readonly dice: Dice;
  /** Horses met in past races; none of them is entered today. */
  readonly rivals: readonly string[];
  /** A race number not yet told of that track and day, so that no two histories contradict each other. */
  freeRaceNumber(track: string, day: RaceDay, wished: number): number;
}

const RACES_A_DAY = 12;

export function makeSeason(day: RaceDay, track: string, dice: Dice): Season {
  const names = makeNameBook(dice.fork('names'));
  const told = new Set<string>();
  return {
    day,
    track,
    names,
    people: makeBackstretch(names, dice.fork('people')),
    bloodlines: makeBloodlines(names, dice.fork('blood')),
    dice: dice.fork('season'),
    rivals: Array.from({ length: 700 }, () => names.horse()),
    freeRaceNumber(track, on, wished) {
      for (let turn = 0; turn < RACES_A_DAY; turn += 1) {
        const number = ((wished - 1 + turn) % RACES_A_DAY) + 1;
        const key = `${track} ${on} ${number}`;
        if (told.has(key)) continue;
        told.add(key);
        return number;
      }
      throw new RangeError(`all races of ${track} on ${on} are told`);
    },
  };
}
