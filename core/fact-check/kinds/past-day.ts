import type { Runner } from '../../card/runner.ts';
import { type HorseKind, isOfTheLastRace, type Judged, matches, partBeforeToo, theHorse } from '../claim.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const NAMED =
  /\b(?:since )?(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.? (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (\d{4}))?(?!\d|F| furlong)/g;
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/g;

const WORK = /\b(?:work(?:ed|s|out|outs)?|breez|drill|bullet)/i;
const RACED = /\b(?:raced?|ran|won|finish|start|outing|last|since|effort|beaten|figure|debut)/i;

/** `-05-10`, with the year before it where one is told. */
interface SaidDay {
  readonly words: string;
  readonly at: number;
  readonly end: string;
}

const two = (text: string): string => text.padStart(2, '0');

const daysIn = (text: string): readonly SaidDay[] => [
  ...matches(text, NAMED).map(({ words, at, parts: [month = '', day = '', year = ''] }) => ({
    words,
    at,
    end: `${year}-${two(String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1))}-${two(day)}`,
  })),
  ...matches(text, ISO).map(({ words, at, parts }) => ({ words, at, end: parts.join('-') })),
];

function judged(end: string, part: string, runner: Runner): Judged {
  const races = runner.pastRaces.map(({ day }) => day);
  const works = runner.workouts.map(({ day }) => day);
  const raceDays = WORK.test(part) ? works : races;
  const fact = WORK.test(part)
    ? `${theHorse(runner)} worked on ${works.join(', ') || 'no day of the card'}`
    : `${theHorse(runner)} raced on ${races.join(', ') || 'no day of the card'}`;
  if (raceDays.length === 0) return { holds: null, fact };
  const days =
    !WORK.test(part) && (isOfTheLastRace(part) || /\bsince\b/i.test(part)) ? raceDays.slice(0, 1) : raceDays;
  return { holds: days.some((day) => day.endsWith(end)), fact };
}

/** Days on which a text says that a horse raced or worked. */
export const pastDay: HorseKind = (text) =>
  daysIn(text)
    .map((saidDay) => ({ ...saidDay, part: partBeforeToo(text, saidDay.at) }))
    .filter(({ part }) => RACED.test(part) || WORK.test(part))
    .map(({ words, at, end, part }) => ({
      kind: WORK.test(part) ? 'day of a work' : 'day of a race',
      words,
      at,
      judge: (runner) => judged(end, part, runner),
    }));
