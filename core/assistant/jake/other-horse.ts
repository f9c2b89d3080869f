import { horseNamePattern } from '../../card/same-name.ts';
import type { CardInPlay } from '../race-view.ts';
import { type HorseNamed, horsesNamed } from '../tools/horses-named.ts';
import { raceNamed } from './race-named.ts';
import { raceIn } from './read-question.ts';
import type { Said } from './said.ts';

/** A horse said by its program number: `#4`, `number 4`, `the 4`, `the 4 horse`. */
export const PROGRAM_NUMBER =
  /#\s?\d{1,2}[a-z]?\b|\b(?:number|horse) \d{1,2}[a-z]?\b|\bthe \d{1,2}[a-z]?(?=(?: horse)?\W*$| (?:horse|in|to|run|ran|do|did|win|finish|was|out|or|and)\b)/i;

/** The question about a horse of a race that stands for a question about the race. */
const ABOUT_A_HORSE: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/\bscratch/i, (name) => `is ${name} scratched`],
  [/\bwho won\b|\bresults?\b|\bhappened\b|\bhow did\b|\bfinish/i, (name) => `how did ${name} run`],
  [/\bodds\b|\bprices?\b|\bmorning line\b/i, (name) => `what are the odds on ${name}`],
  [/\bearly speed\b|\bpace\b|\blead/i, (name) => `what is the running style of ${name}`],
  [/^\W*(?:who|which|any|analy[sz]e|pick|race|tell me about)\b/i, (name) => `tell me about ${name}`],
];

/** The race that an exchange was about: of the question, of a horse in it, else the first one in the answer. */
export function raceOfExchange(
  { question, answer }: { readonly question: string; readonly answer: string },
  card: CardInPlay,
): number | null {
  return (
    raceIn(question).number ??
    raceNamed(card, question) ??
    horsesNamed(card, question)[0]?.raceNumber ??
    raceIn(answer).number ??
    horsesNamed(card, answer)[0]?.raceNumber ??
    null
  );
}

/**
 * An earlier question asked about another horse: in the place of the one it named, beside two that it compares, and as the
 * same kind of question where it was about a race.
 */
export function withHorse(
  question: string,
  { runner: { horseName, programNumber }, raceNumber }: HorseNamed,
  card: CardInPlay,
): string {
  const [old, second] = horsesNamed(card, question);
  const numbers = [...question.matchAll(new RegExp(PROGRAM_NUMBER.source, 'gi'))];
  const unended = question.replace(/[?.!\s]+$/, '');
  const { number, words } = raceIn(question);
  if (second !== undefined) return `${unended} and ${horseName}`;
  if (old === undefined && numbers.length > 0 && number === raceNumber)
    return numbers.length > 1
      ? `${unended} and #${programNumber}`
      : question.replace(PROGRAM_NUMBER, `#${programNumber}`);
  const withoutRace = words === '' ? question : question.replace(words, ' ');
  if (old !== undefined) return withoutRace.replace(horseNamePattern(old.runner.horseName), horseName);
  if (numbers.length > 0) return withoutRace.replace(PROGRAM_NUMBER, horseName);
  const about = ABOUT_A_HORSE.find(([pattern]) => pattern.test(question));
  const isTwice =
    card.races.filter(({ runners }) => runners.some((other) => other.horseName === horseName)).length > 1;
  const whole = about?.[1](horseName);
  if (whole !== undefined) return isTwice ? `${whole} in race ${raceNumber}` : whole;
  return `${withoutRace.replace(/[?.!\s]+$/, '')} ${horseName}`;
}

/** An answer that lists the horses of a jockey or trainer: it is about none of them. */
const OF_A_PERSON = /^[^\n#]+, (?:trainer|jockey), /;

/** The horse the conversation was last about: named in a question, else the first in its answer. */
export function horseBefore(exchanges: readonly Said[], card: CardInPlay): string | null {
  for (const { question, answer } of exchanges.toReversed()) {
    const answered = OF_A_PERSON.test(answer) ? [] : horsesNamed(card, answer);
    const [horse] = [...horsesNamed(card, question), ...answered];
    if (horse !== undefined) return horse.runner.horseName;
  }
  return null;
}
