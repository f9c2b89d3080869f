import { horseNamePattern } from '../../card/same-name.ts';
import { listText } from '../../kernel/text.ts';
import type { CardInPlay } from '../race-view.ts';
import { type HorseNamed, horsesNamed } from '../tools/horses-named.ts';
import { wagerIn } from './amounts.ts';
import { type JakeAnswer, saying } from './answer.ts';
import { raceNamed } from './race-named.ts';
import { raceIn } from './read-question.ts';
import { named } from './wording.ts';

const SPELLED = /\b(?:box(?:ed|ing)?|wheel(?:ed)?|key(?:ed|ing)?|over|with)\b/i;

interface SpelledByName {
  readonly horses: readonly HorseNamed[];
  /** Where all of them run. */
  readonly runsIn: number;
  /** The race that the question names; null where it names none. */
  readonly raceSaid: number | null;
}

/** The horses of one race, named in full, by which a bet is spelled; null where it is not. */
function spelledByName(text: string, card: Pick<CardInPlay, 'races'>): SpelledByName | null {
  const wager = wagerIn(text);
  if (!SPELLED.test(text) || wager === null || ['win', 'place', 'show'].includes(wager)) return null;
  const horses = horsesNamed(card, text);
  const [first] = horses;
  const isWhole = horses.every(
    ({ raceNumber, runner }) =>
      raceNumber === first?.raceNumber && horseNamePattern(runner.horseName).test(text),
  );
  if (first === undefined || !isWhole) return null;
  return {
    horses,
    runsIn: first.raceNumber,
    raceSaid: raceIn(text).number ?? raceNamed(card, text),
  };
}

/** Where the horses run by whose names a bet is spelled for another race; null where they run in it. */
export function betOnAnotherRace(text: string, card: Pick<CardInPlay, 'races'>): JakeAnswer | null {
  const bet = spelledByName(text, card);
  if (bet === null || bet.raceSaid === null || bet.raceSaid === bet.runsIn) return null;
  const names = listText(
    bet.horses.map(({ runner }) => named({ programNumber: runner.programNumber, horse: runner.horseName })),
  );
  const verb = bet.horses.length === 1 ? 'runs' : 'run';
  return saying([`No ticket: ${names} ${verb} in race ${bet.runsIn}, not in race ${bet.raceSaid}.`]);
}

/** A bet spelled by the names of horses of one race, in their numbers: `key 7 in the exacta in race 13`; else as it is. */
export function ticketInNumbers(text: string, card: Pick<CardInPlay, 'races'>): string {
  const bet = spelledByName(text, card);
  if (bet === null || (bet.raceSaid !== null && bet.raceSaid !== bet.runsIn)) return text;
  const numbered = bet.horses.reduce(
    (left, { runner }) => left.replace(horseNamePattern(runner.horseName), runner.programNumber),
    text,
  );
  return raceIn(text).number !== null
    ? numbered
    : `${numbered.replace(/[?.!\s]+$/, '')} in race ${bet.runsIn}`;
}
