import { horseNamePattern } from '../../card/same-name.ts';
import { numberOf, ORDINAL } from '../../fact-check/number-words.ts';
import { escapedForPattern } from '../../kernel/text.ts';
import type { CardInPlay } from '../race-view.ts';
import { aboutTheChat } from '../tools/about-the-chat.ts';
import { betsNotTaken } from '../tools/bets-not-taken.ts';
import { glossary } from '../tools/glossary.ts';
import { horsesNamed, horsesNumbered } from '../tools/horses-named.ts';
import { spanishFollowUp } from '../tools/spanish-follow-up.ts';
import { usingTheSite } from '../tools/using-the-site.ts';
import { amountsIn, wagerIn } from './amounts.ts';
import { chosenPerson } from './chosen-person.ts';
import { askedOfHorse, inRaceBefore } from './leaning.ts';
import { spanishOfItsHorse } from './leaning-in-spanish.ts';
import {
  comparedAgain,
  DAY,
  forPlaceBefore,
  otherAmount,
  othersBefore,
  paidBefore,
} from './leaning-on-answers.ts';
import { helpedBefore } from './leaning-on-help.ts';
import { costBefore, priceOfPick, ruleOfBetBefore } from './leaning-on-price.ts';
import { askedOfItsPerson, askedOfOther, bothInATicket } from './leaning-on-several.ts';
import { horseBefore, PROGRAM_NUMBER, raceOfExchange, withHorse } from './other-horse.ts';
import { raceNamed, raceNameWords } from './race-named.ts';
import { raceIn } from './read-question.ts';
import type { Exchange } from './said.ts';

const LEADS =
  /^\W*(?:and|what about|how about|also|same (?:for|in|with)|then|but|ok(?:ay)?|or|now|so)\b[\s,]*/i;
const BARE_RACE = new RegExp(
  `^\\W*(?:(?:in|for|the|on|about|race|number)\\s+)*#?(\\d{1,2}|${ORDINAL})(?:st|nd|rd|th)?(?:\\s+(?:race|one))?\\W*$`,
  'i',
);
const HIS = /\b(?:him|his|he|her|hers|she|that horse|this horse|that one)\b/i;
/** What is asked of a horse, though a person was named last: `who beat him`, `who goes with him`. */
const OF_A_HORSE =
  /\bwho (?:(?:rides|trains|owns)\b(?! for\b)|beat\b)|\b(?:go(?:es)?|going|keeps? up|runs?) with (?:him|her)\b|\bhook\w* (?:him|her)\b/i;
const ITS =
  /\b(?:(on|about|with|for|of|take|bet|use|like|rides|ride|trains|train|owns|beat) it|(is|does|has|can|will|did) it)\b(?! (?:rain\w*|pour\w*|wet|going to rain|off|take|cost|pay))/i;
const WAGER_WORDS =
  /\b(?:exactas?|trifectas?|superfectas?|quinellas?|pick[- ]?[3-6]|daily doubles?|doubles?)\b/i;
const WHICH_ONE = /\bwhich (?:one|of (?:them|those))\b/i;

/** Said of a horse, not of who rides or trains it. */
const OF_HORSE_ALONE =
  /\b(?:last (?:win|won|ran|run|race|raced)|win last|like the|likes? (?:the|it)|scratched|morning line|odds|price)\b/i;

/** The person that an answer begins with, or the first of a list of people. */
const PERSON_ANSWERED =
  /^([^\n#]+?)(?: (?:rides|trains) #|, (?:jockey|trainer), )|^By share won[^\n]*\n- ([^:#\n]+): \d/;

const personAnswered = ({ answer }: Exchange): string | undefined =>
  PERSON_ANSWERED.exec(answer)
    ?.slice(1)
    .find((said) => said !== undefined);
const THAT_PERSON = /\b(?:that|this) (?:guy|kid|fella|fellow|dude|gal|woman|man)\b/i;

/** Words that carry no question of their own. */
const EMPTY =
  /\b(?:make|that|and|what|how|about|the|in|for|on|with|of|race|same|thing|please|then|but|ok|okay|now|so|also|a|an|to|horse|number|instead|is|it)\b|[^\p{L}\p{N}]+/giu;

const COURTESY = /\b(?:thanks?|thank you|thx|hello|hi|bye)\b|^\W*(?:please )?help(?: me)?(?: please)?\W*$/i;

const WHY = /^\W*(?:but |and )?why(?: (?:him|her|that|it|not|so))?\W*$/i;
const WINS_IT = /\bw(?:ins?|on) it\b/i;

/** The question with a race instead of the one it named. */
function withRace(question: string, number: number, card: CardInPlay): string {
  const { words } = raceIn(question);
  if (words !== '')
    return question.replace(words, /^race/i.test(words) ? `race ${number}` : `in race ${number}`);
  const byName = raceNamed(card, question);
  if (byName !== null) return question.replace(namePattern(byName, card), `race ${number}`);
  return `${question.replace(/[?.!\s]+$/, '')} in race ${number}`;
}

/** The names of a race as people say it, the longest first; a pattern that is never found where it has none. */
function namePattern(number: number | null, { races }: CardInPlay): RegExp {
  const names = raceNameWords({ races: races.filter((race) => race.number === number) })
    .toSorted((a, b) => b.length - a.length)
    .map(escapedForPattern);
  return names.length === 0
    ? /$^/
    : new RegExp(
        `(?:the\\s+)?\\b(?:${names.join('|')})\\b(?:\\s+(?:stakes|handicap|invitational|s\\.))?`,
        'i',
      );
}

/** The race a few words name, also bare: `the seventh`, `7`. */
function raceOf(text: string, card: CardInPlay): number | null {
  const said = text.replace(LEADS, '');
  const bare = BARE_RACE.exec(said)?.[1];
  return raceIn(text).number ?? (bare === undefined ? null : numberOf(bare)) ?? raceNamed(card, text);
}

/** The earlier question once the answer `Which horse: … or …?` is answered; null where the words choose none. */
function chosenHorse(text: string, { question, answer }: Exchange): string | null {
  const choices = [...answer.matchAll(/#(\w+) ([^,?]+?) in race (\d+)/g)].map(
    ([, number = '', name = '', race = '']) => ({
      number,
      name: name.replace(/^or /, ''),
      race,
    }),
  );
  const order = /\bfirst\b/i.test(text)
    ? 0
    : /\bsecond\b/i.test(text)
      ? 1
      : /\b(?:third|last)\b/i.test(text)
        ? choices.length - 1
        : null;
  const byWords = choices.filter(({ name, race, number }) => {
    const words = name.toLowerCase().match(/[\p{L}]{3,}/gu) ?? [];
    const shared = words.filter((word) => question.toLowerCase().includes(word));
    return (
      words.some((word) => !shared.includes(word) && text.toLowerCase().includes(word)) ||
      raceIn(text).number === Number(race) ||
      text.includes(`#${number}`)
    );
  });
  const chosen = byWords.length === 1 ? byWords[0] : order === null ? undefined : choices[order];
  if (chosen === undefined) return null;
  const word = (chosen.name.match(/[\p{L}'’]{3,}/gu) ?? []).find((part) =>
    question.toLowerCase().includes(part.toLowerCase()),
  );
  return word === undefined
    ? null
    : question.replace(new RegExp(`\\b${escapedForPattern(word)}\\b`, 'i'), chosen.name);
}

/**
 * What a short follow-up replaces in the question before; null where it has words of its own, and, unless it leans on it by
 * its first word, where it names several things: `exacta race 7 for $20` stands alone.
 */
function replaced(text: string, before: Exchange, card: CardInPlay, leans: boolean): string | null {
  const { question } = before;
  const number = before.answer.startsWith('Which race') ? undefined : PROGRAM_NUMBER.exec(text)?.[0];
  const amounts = amountsIn(text);
  const withoutMoney = amounts.reduce((left, { words }) => left.replace(words, ' '), text);
  const race = number === undefined ? raceOf(withoutMoney, card) : raceIn(withoutMoney).number;
  const horse =
    horsesNamed(card, text)[0] ??
    (number === undefined
      ? undefined
      : horsesNumbered(card, number.replace(/^\D+/, '#'), race ?? raceOfExchange(before, card))[0]);
  const day = DAY.exec(text)?.[0];
  const wager = wagerIn(text) === null ? undefined : WAGER_WORDS.exec(text)?.[0];
  const rest = [raceIn(text).words, day, wager, number, ...amounts.map(({ words }) => words)]
    .flatMap((words) => (words === undefined || words === '' ? [] : [words]))
    .reduce((left, words) => left.replace(words, ' '), text)
    .replace(horse === undefined ? /$^/ : horseNamePattern(horse.runner.horseName), ' ')
    .replace(BARE_RACE, ' ')
    .replace(namePattern(race, card), ' ')
    .replace(LEADS, ' ')
    .replace(new RegExp(`\\b(?:${ORDINAL})\\b`, 'gi'), ' ')
    .replace(EMPTY, '');
  const named = [number === undefined ? race : null, horse, day, amounts[0], wager].filter(
    (part) => part != null,
  );
  if (named.length === 0 || rest !== '' || (named.length > 1 && !leans)) return null;
  let next = question;
  if (horse !== undefined) next = withHorse(question, horse, card);
  else if (race !== null) next = withRace(next, race, card);
  if (day !== undefined)
    next = DAY.test(next)
      ? next.replace(DAY, day)
      : `${next.replace(/\btoday\b/i, '').replace(/[?.!\s]+$/, '')} ${day}`;
  if (wager !== undefined)
    next = WAGER_WORDS.test(next) ? next.replace(WAGER_WORDS, wager) : `${next} ${wager}`;
  const [amount] = amounts;
  const [old] = amountsIn(next)
    .filter(({ isInCents }) => !isInCents)
    .toSorted((a, b) => b.dollars - a.dollars);
  if (amount !== undefined)
    next =
      old === undefined
        ? `${next.replace(/[?.!\s]+$/, '')} for ${amount.words}`
        : next.replace(old.words, amount.words);
  return next;
}

/**
 * A question that leans on the one before, in full: `and in the seventh?` after `who has early speed in race 8` is `who has
 * early speed in race 7`. Null for one that stands alone.
 */
export function followUp(
  text: string,
  before: Exchange,
  card: CardInPlay,
  older: readonly Exchange[] = [],
): string | null {
  if (before.answer.startsWith('Which horse:')) {
    const chosen = chosenHorse(text, before);
    if (chosen !== null) return chosen;
  }
  const person = chosenPerson(text, before);
  if (person !== null) return person;
  const inSpanish =
    spanishFollowUp(text, before.question) ?? spanishOfItsHorse(text, [...older, before], card);
  if (inSpanish !== null) return inSpanish;
  if (COURTESY.test(text)) return null;
  const helped = helpedBefore(text, before, card);
  if (helped !== null) return helped;
  const forPlace = forPlaceBefore(text, before, card);
  if (forPlace !== null) return forPlace;
  const others = othersBefore(text, before, card) ?? otherAmount(text, before, card);
  if (others !== null) return others;
  const priced =
    ruleOfBetBefore(text, before) ?? costBefore(text, before) ?? priceOfPick(text, [...older, before], card);
  if (priced !== null) return priced;
  const paid = paidBefore(text, before, card);
  if (paid !== null) return paid;
  const compared =
    comparedAgain(text, [...older, before], card) ??
    askedOfOther(text, [...older, before], card) ??
    bothInATicket(text, [...older, before], card) ??
    askedOfItsPerson(text, [...older, before], card);
  if (compared !== null) return compared;
  if (WHY.test(text)) {
    const name = horseBefore([...older, before], card);
    return name === null ? null : `why ${name}`;
  }
  const aboutIt = askedOfHorse(text, before, card) ?? inRaceBefore(text, before, card);
  if (aboutIt !== null) return aboutIt;
  const isLead = LEADS.test(text) || before.answer.startsWith('Which ');
  const whole = replaced(text, before, card, isLead);
  const isShort = text.trim().split(/\s+/).length <= SHORT;
  if (whole !== null && (isLead || isShort)) return whole;
  const personMeant = THAT_PERSON.test(text) ? personAnswered(before) : undefined;
  if (personMeant !== undefined) return text.replace(THAT_PERSON, personMeant);
  const isUnnamed = horsesNamed(card, text).length === 0 && !PROGRAM_NUMBER.test(text);
  if (isUnnamed && (HIS.test(text) || ITS.test(text))) {
    const person =
      HIS.test(text) && !OF_A_HORSE.test(text) && !OF_HORSE_ALONE.test(text)
        ? personAnswered(before)
        : undefined;
    const name = person ?? horseBefore([...older, before], card);
    if (name === null) return null;
    return HIS.test(text)
      ? text.replace(HIS, (word) => (/^(?:his|hers)$/i.test(word) ? `${name}'s` : name))
      : text.replace(
          ITS,
          (_, lead: string | undefined, verb: string | undefined) => `${lead ?? verb} ${name}`,
        );
  }
  const raceBefore =
    raceIn(before.question).number ??
    raceNamed(card, before.question) ??
    (WHICH_ONE.test(text) ? raceOfExchange(before, card) : null);
  const raceOfIt = WINS_IT.test(text) ? raceOfExchange(before, card) : null;
  if (raceOfIt !== null) return text.replace(/\bit\b/i, `race ${raceOfIt}`);
  const isOfTheDay =
    /\b(?:today|the day|card|races|any race|tomorrow)\b/i.test(text) ||
    isOfNoRace(text.replace(LEADS, ''), card);
  if (isLead && !isOfTheDay && isUnnamed && raceBefore !== null && raceOf(text, card) === null)
    return `${text.replace(LEADS, '').replace(/[?.!\s]+$/, '')} in race ${raceBefore}`;
  return null;
}

/** Whether a question is about a word or the chat, whatever the race. */
const isOfNoRace = (text: string, card: CardInPlay): boolean =>
  [glossary, aboutTheChat, usingTheSite, betsNotTaken].some(
    (tool) => tool.reads({ text, card, raceNumber: null }) !== null,
  );

/** So few words that name a race, a horse, money or a day, and nothing else, lean on what came before. */
const SHORT = 6;

/** A question with everything it leans on of the conversation before; `earlier` oldest first. */
export function fullQuestion(text: string, earlier: readonly Exchange[], card: CardInPlay): string {
  const whole: Exchange[] = [];
  const inFull = (words: string): string => {
    const before = whole.at(-1);
    return before === undefined ? words : (followUp(words, before, card, whole.slice(0, -1)) ?? words);
  };
  for (const { question, answer } of earlier) whole.push({ question: inFull(question), answer });
  return inFull(text);
}
