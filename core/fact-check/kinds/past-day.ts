import type { Runner } from '../../card/runner.ts';
import { monthNumber } from '../../kernel/months.ts';
import {
  type ClaimCheck,
  type HorseKind,
  isOfTheLastRace,
  matches,
  partBeforeToo,
  theHorse,
} from '../claim.ts';

const NAMED =
  /\b(?:since )?(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.? (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (\d{4}))?(?!\d|F| furlong)/g;
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/g;

const WORK = /\b(?:work(?:ed|s|out|outs)?|breez|drill|bullet)/i;
const RACED = /\b(?:raced?|ran|won|finish|start|outing|last|since|effort|beaten|figure|debut)/i;

/** `-05-10`, with the year in front where the text gives one. */
interface ClaimedDay {
  readonly words: string;
  readonly index: number;
  readonly end: string;
}

const two = (text: string): string => text.padStart(2, '0');

const daysIn = (text: string): readonly ClaimedDay[] => [
  ...matches(text, NAMED).map(({ words, index, parts: [month = '', day = '', year = ''] }) => ({
    words,
    index,
    end: `${year}-${monthNumber(month)}-${two(day)}`,
  })),
  ...matches(text, ISO).map(({ words, index, parts }) => ({ words, index, end: parts.join('-') })),
];

function checkDay(end: string, part: string, runner: Runner): ClaimCheck {
  const races = (runner.pastPerformances ?? []).map(({ day }) => day);
  const works = (runner.workouts ?? []).map(({ day }) => day);
  const isWork = WORK.test(part);
  const raceDays = isWork ? works : races;
  if (raceDays.length === 0)
    return { holds: null, fact: `no ${isWork ? 'work' : 'past race'} listed for ${theHorse(runner)}` };
  const fact = `${theHorse(runner)} ${isWork ? 'worked' : 'raced'} on ${raceDays.join(', ')}`;
  const days =
    !isWork && (isOfTheLastRace(part) || /\bsince\b/i.test(part)) ? raceDays.slice(0, 1) : raceDays;
  return { holds: days.some((day) => day.endsWith(end)), fact };
}

/** Claims about the days a horse raced or worked. */
export const pastDay: HorseKind = (text) =>
  daysIn(text)
    .map((claimedDay) => ({ ...claimedDay, part: partBeforeToo(text, claimedDay.index) }))
    .filter(({ part }) => RACED.test(part) || WORK.test(part))
    .map(({ words, index, end, part }) => ({
      kind: WORK.test(part) ? 'day of a work' : 'day of a race',
      words,
      index,
      check: (runner) => checkDay(end, part, runner),
    }));
