import { horseNamePattern } from '../../card/same-name.ts';
import type { CardInPlay } from '../race-view.ts';
import { horsesNamed } from '../tools/horses-named.ts';
import { wagerIn } from './amounts.ts';

const SPELLED = /\b(?:box(?:ed|ing)?|wheel(?:ed)?|key(?:ed|ing)?|over|with)\b/i;

/** A bet spelled by the names of horses of one race, in their numbers: `key 7 in the exacta in race 13`; else as it is. */
export function ticketInNumbers(text: string, card: Pick<CardInPlay, 'races'>): string {
  const wager = wagerIn(text);
  if (!SPELLED.test(text) || wager === null || ['win', 'place', 'show'].includes(wager)) return text;
  const horses = horsesNamed(card, text);
  const [first] = horses;
  if (first === undefined || horses.some(({ raceNumber }) => raceNumber !== first.raceNumber)) return text;
  const isWhole = horses.every(({ runner }) => horseNamePattern(runner.horseName).test(text));
  if (!isWhole) return text;
  const numbered = horses.reduce(
    (left, { runner }) => left.replace(horseNamePattern(runner.horseName), runner.programNumber),
    text,
  );
  const isPlaced = /\brace #?\d/i.test(text);
  return isPlaced ? numbered : `${numbered.replace(/[?.!\s]+$/, '')} in race ${first.raceNumber}`;
}
