import type { CardInPlay } from '../race-view.ts';
import { OF_FIGURES } from '../tools/compare-horses.ts';
import { horsesNamed } from '../tools/horses-named.ts';
import { amountsIn, severalIn, wagerIn } from './amounts.ts';
import { pairBefore } from './leaning-on-several.ts';
import { raceOfExchange } from './other-horse.ts';
import { raceNamed } from './race-named.ts';
import { raceIn } from './read-question.ts';
import type { Said } from './said.ts';

const FOR_PLACE =
  /^\W*(?:(?:and|so|ok|who(?:'s| is| do you like| do you have)?|what about|how about)[\s,]+)*(?:(?:for|to (?:run|be|finish|come)(?: in)?) (second|third|2nd|3rd)|(?:for|to) (place|show))\W*$/i;
/** To place is to run first or second, to show among the first three. */
const PLACE_OF: Readonly<Record<string, string>> = { place: 'second', show: 'third' };

/** Words of a race that has been run. */
const IS_RUN = /\b(?:won|ran|finish(?:ed)?|results?|did)\b/i;

/** `And for second?` after a question about a race: who runs second in it. Null for other words. */
export function forPlaceBefore(text: string, before: Said, card: CardInPlay): string | null {
  const [, said, bet = ''] = FOR_PLACE.exec(text) ?? [];
  const place = said ?? PLACE_OF[bet.toLowerCase()];
  const race = place === undefined ? null : raceOfExchange(before, card);
  if (place === undefined || race === null) return null;
  const day = DAY.exec(before.question)?.[0];
  if (day === undefined && !IS_RUN.test(before.question)) return `who will run ${place} in race ${race}`;
  const number = raceOfResult(before, day, card);
  return number === null ? null : `who was ${place} in race ${number} ${day ?? 'today'}`;
}

const DID_PAY =
  /^\W*(?:and |so )?(?:what|how much) did (?:(?:it|he|she|that|the winner)|(?:the |that )?(exacta|trifecta|superfecta|quinella|daily double|double|pick [3-6])) (?:pay|return)\W*$/i;
/** An earlier day in words. */
export const DAY =
  /\b(?:yesterday|the day before(?: yesterday)?|(?:last|on|this past) (?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?|\d{4}-\d{2}-\d{2})\b/i;

const WHO_RODE = /^\W*(?:and |so )?who (rode|trained|owned) (?:it|him|her|that|the winner)\W*$/i;

/** The race of a result: of an earlier day the one that was answered, for a race called by name is another one then. */
function raceOfResult({ question, answer }: Said, day: string | undefined, card: CardInPlay): number | null {
  const answered = day === undefined ? null : (/^(?:In )?race (\d{1,2})\b/i.exec(answer)?.[1] ?? null);
  return answered === null ? (raceIn(question).number ?? raceNamed(card, question)) : Number(answered);
}

const BUT_THE_FAVORITE =
  /^\W*(?:(?:and|but|ok|so|what about|how about)[\s,]+)*(?:(?:who|anyone|anybody) )?(?:not|but|besides|other than|except|without|apart from) (?:the )?(?:favou?rite|chalk)\W*$/i;
const WHO_ELSE =
  /^\W*(?:(?:and|but|ok|so)[\s,]+)*(?:who|anyone|anybody|any one|what) else(?: do you like)?\W*$/i;

/** A question about a pick, the only one that leaves others to name. */
const OF_A_PICK =
  /\b(?:who|what|which|any\w*)\b[^.?!]*\b(?:like|likes?|picks?|wins?|bet|best|play|top|going to win|choice|chance|use)\b|\bpicks? (?:for|in)\b|^\W*(?:second|third) best in race \d+\W*$/i;
const NOT_OF_A_PICK =
  /\b(?:not|without|scratch\w*|jockeys?|riders?|trainers?|odds|pays?|paid|least|worst|turf|weather)\b|n['’]t\b/i;

/** The next one after those that were named: second best, then third best; null after that. */
function nextBest(question: string, race: number): string | null {
  const named = /^\W*(second|third) best in race \d+\W*$/i.exec(question)?.[1]?.toLowerCase();
  if (named === 'third') return null;
  return `${named === undefined ? 'second' : 'third'} best in race ${race}`;
}

/** `Not the favorite`, `who else?` after a question about a race: the next ones in it. Null for other words. */
export function othersBefore(text: string, before: Said, card: CardInPlay): string | null {
  const isBut = BUT_THE_FAVORITE.test(text);
  const race = isBut || WHO_ELSE.test(text) ? raceOfExchange(before, card) : null;
  const { question } = before;
  if (race === null || !OF_A_PICK.test(question) || NOT_OF_A_PICK.test(question)) return null;
  if (IS_RUN.test(question) || DAY.test(question)) return null;
  if (!isBut && raceIn(question).number === null && raceNamed(card, question) === null) return null;
  return isBut ? `who wins race ${race} not counting the favorite` : nextBest(question, race);
}

/** `What did it pay`, `what did the exacta pay` after a result of a day: the payoffs of that race. */
export function paidBefore(text: string, before: Said, card: CardInPlay): string | null {
  const found = DID_PAY.exec(text);
  const who = WHO_RODE.exec(text)?.[1]?.toLowerCase();
  const day = DAY.exec(before.question)?.[0];
  const race = raceOfResult(before, day, card);
  if ((found === null && who === undefined) || race === null) return null;
  if (who !== undefined) return day === undefined ? null : `who ${who} the winner of race ${race} ${day}`;
  const when = day === undefined ? '' : ` ${day}`;
  return found?.[1] === undefined
    ? `payoffs of race ${race}${when}`
    : `what did the ${found[1]} pay in race ${race}${when}`;
}

const WHICH_IS_BETTER =
  /^\W*(?:and |so )?(?:who|which(?: one| horse)?(?: of (?:them|those|the two))?)(?:'s| is| has| had| ran| looks?)? (?:the )?(?:better|best|faster|quicker|higher|more)\b/i;
/** After two questions about a horse each: of those two, and of nothing else. */
const OF_THOSE_TWO =
  /^\W*(?:and |so )?(?:who|which(?: one| horse)?(?: of (?:them|those|the two))?)(?:'s| is| looks?)? (?:the )?(?:(?:better|faster|quicker)(?: one| horse)?(?: of the two)?|best of the two)\W*$/i;

/** Words that ask about the card, not about two horses. */
const NOT_OF_TWO =
  /\bhorse in\b|\b(?:bets?|plays?|values?|long ?shots?|today|card|day|(?<!last )races?|field|jockeys?|riders?|trainers?|barns?|tracks?)\b/i;

/** `Which one is better` after two horses, in one question or in two: those compared; null where it names its own. */
export function comparedAgain(text: string, exchanges: readonly Said[], card: CardInPlay): string | null {
  if (!WHICH_IS_BETTER.test(text) || NOT_OF_TWO.test(text)) return null;
  if (raceIn(text).number !== null || raceNamed(card, text) !== null || horsesNamed(card, text).length > 0)
    return null;
  const [before, earlier] = exchanges.toReversed();
  const named = before === undefined ? [] : horsesNamed(card, before.question);
  const older =
    named.length === 1 && earlier !== undefined && OF_THOSE_TWO.test(text)
      ? horsesNamed(card, earlier.question)
      : [];
  const spoken = [...older, ...named].map(({ runner }) => runner.horseName);
  const pair = spoken.length < 2 && OF_THOSE_TWO.test(text) ? pairBefore(exchanges, card) : null;
  const [first, second, third] = pair ?? spoken;
  if (first === undefined || second === undefined || third !== undefined) return null;
  return first === second
    ? null
    : `${OF_FIGURES.test(text) ? 'which is faster,' : 'compare'} ${first} and ${second}`;
}

const OTHER_AMOUNT =
  /^\W*(?:(?:and|ok|okay|now|so|but|then|what about|how about|what if|maybe)[\s,]+)*((?:make (?:it|that)|if i (?:only )?(?:have|had)|i (?:only )?have)\s+)?(?:(?:the )?same (?:for|with)\s+|(?:for|with)\s+)?(\d{1,4})(?:\s+(?:instead|total|only|now|then|max))*\W*$/i;
const OF_MONEY = /\b(?:bets?|betting|bankroll|budget|spend|play|tickets?|have|plan|box|key|wheel)\b/i;
const OF_A_CLASS = /\b(?:tag|claim\w*|purse|pays?|paid|allowance)\b/i;

/** The only dollars that a question about a ticket or a bankroll names; null for none, several or another question. */
function moneyOf(question: string) {
  const [amount, another] = amountsIn(question).filter(({ isInCents }) => !isInCents);
  const isOfMoney = wagerIn(question) !== null || severalIn(question) !== null || OF_MONEY.test(question);
  return amount === undefined || another !== undefined || !isOfMoney || OF_A_CLASS.test(question)
    ? null
    : amount;
}

/**
 * `Make it 30`, `40` after a ticket or a plan for an amount: the same for that many dollars. A number alone that a race of
 * the card, or a horse of the race in question, has means that one. Null for other words.
 */
export function otherAmount(text: string, before: Said, card: CardInPlay): string | null {
  const [, lead, digits] = OTHER_AMOUNT.exec(text) ?? [];
  const money = digits === undefined ? null : moneyOf(before.question);
  if (digits === undefined || money === null || Number(digits) === 0) return null;
  const number = raceOfExchange(before, card);
  const isHorse = card.races.some(
    (race) =>
      (race.number === number || number === null) &&
      race.runners.some(({ programNumber }) => programNumber === digits),
  );
  const isRace = card.races.some((race) => race.number === Number(digits));
  if (lead === undefined && (isHorse || isRace)) return null;
  return before.question.replace(money.words.trim(), `$${Number(digits)}`);
}
