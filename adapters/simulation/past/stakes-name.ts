import type { Dice } from '../dice.ts';
import { stakesNames } from '../names/name-book.ts';
import type { ClassStep } from './class-ladder.ts';

/** Names kept for today's stakes. */
const OF_TODAY = 4;
const NAMES = stakesNames();
const OF_OTHER_DAYS = NAMES.slice(OF_TODAY);

/** `ElmCnpy-G2`, `ElmCnpy150k`: vowels inside words go first, then what is over eight characters. */
export function stakesText(name: string, step: ClassStep): string {
  const squeezed = name
    .replace(/ (S\.|Stakes)$/, '')
    .replace(/(?<=\S)[aeiou]/g, '')
    .replaceAll(' ', '')
    .slice(0, 8);
  return `${squeezed}${step.raceType === 'N' ? step.text : `-${step.text}`}`;
}

/** The stakes run at a track in a month at that level: the same for every horse, and never one of today's. */
export function pastStakesName(where: string, step: ClassStep, season: Dice): string {
  return `${season.fork(`stakes ${where} ${step.key}`).pick(OF_OTHER_DAYS)} S.`;
}

/** Names of today's stakes, in the order of the card. */
export const todaysStakes = (at: number): string => `${NAMES[at % OF_TODAY]} Stakes`;
