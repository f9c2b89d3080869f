import type { PastPerformance } from '../../card/past-performance.ts';
import type { Runner } from '../../card/runner.ts';
import { horseNamePattern } from '../../card/same-name.ts';
import { trackByCode } from '../../card/track.ts';
import type { CardInPlay, RaceView } from '../race-view.ts';
import type { HorseNamed } from './horses-named.ts';

const RACE = /\b(?:(?:in|for|of) )?(?:today'?s )?race #?\d{1,2}\b/gi;

/** A question without the race that it names by number. */
export const withoutRace = (text: string): string => text.replace(RACE, ' ');

/** `The 4 last win` and `the 4's last win` with the word horse, by which a number is read as a horse's. */
export const withHorseWord = (text: string): string =>
  text.replace(
    /\bthe (\d{1,2}[a-z]?)(?:['’]s)?(?= (?:last|latest|lose|lost|get|not|fade|tire|stop|quit)\b)/gi,
    'the $1 horse',
  );

/** A question without the name or the number of a horse, and without its race. */
export function withoutHorse(text: string, { horseName, programNumber }: Runner): string {
  const whole = text.replace(horseNamePattern(horseName), ' ');
  const words = horseName.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 4);
  const left =
    whole === text ? words.reduce((rest, word) => rest.replace(horseNamePattern(word), ' '), text) : whole;
  const number = new RegExp(
    `(?:#\\s?|\\b(?:number|no\\.|horse|the) #?)${programNumber}(?: horse)?(?![\\w-])`,
    'i',
  );
  return withoutRace(left).replace(number, ' ');
}

/** Whether a question has no other word or number than these. */
export const onlySays = (text: string, words: RegExp): boolean =>
  !/[\p{L}\p{N}]/u.test(text.replaceAll('’', "'").replace(words, ' '));

/** A horse with what views know of its form. */
export const runnerInForm = (
  views: readonly RaceView[],
  { raceNumber, runner: { programNumber } }: HorseNamed,
): Runner | undefined =>
  views
    .find(({ picks }) => picks.raceNumber === raceNumber)
    ?.evidence.runners.find((runner) => runner.programNumber === programNumber);

/** Whether a past race was run at the track of the card. */
export const isHere = ({ track }: PastPerformance, { track: here }: Pick<CardInPlay, 'track'>): boolean =>
  track.trim() === here.code || trackByCode(track)?.slug === here.slug;

/** Whether the card has nothing of the races that a horse has run. */
export const givesNoPast = ({ pastPerformances, records }: Runner): boolean =>
  pastPerformances === null || (pastPerformances.length === 0 && (records?.life?.starts ?? 0) > 0);
