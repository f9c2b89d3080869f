import type { Runner } from '../../card/runner.ts';
import type { CardInPlay } from '../race-view.ts';
import { type HorseNamed, horsesNamed } from '../tools/horses-named.ts';
import { peopleNamed } from '../tools/people-named.ts';
import { horseBefore } from './other-horse.ts';
import { raceNamed } from './race-named.ts';
import { raceIn } from './read-question.ts';
import type { Said } from './said.ts';
import { personText } from './wording.ts';

/** So many horses of an answer are asked about one by one. */
const MOST = 5;
/** So few are meant by `which one`. */
const FEW = 3;

const THEM = "(?:them|['’]?em|those|these|(?:the|those|these) (?:two|three|four|horses?)|the pair)";
/** What `each` may count other than the horses: `each leg`, `each other`, `either race`. */
const NOT_A_HORSE =
  '(?! (?:of|others?|days?|races?|times?|years?|meets?|weeks?|ways?|surfaces?|tracks?|legs?|tickets?|picks?|bets?|wagers?|combos?|combinations?|pools?|exactas?|trifectas?|superfectas?|doubles?|dollars?|sides?|halves|half|calls?|posts?|post positions?|jockeys?|riders?|trainers?|barns?|stables?|cards?|runners?|starters?|entr(?:y|ies)|favou?rites?|hours?|minutes?|furlongs?|quarters?)\\b)';
/** `Each of them`, `both`, `either one`, `they both`. */
const EACH = new RegExp(
  `\\b(?:each|both|all(?: (?:two|three|four))?|either|any)(?: ones?)? of ${THEM}\\b|\\b(?:they|them|['’]?em) (?:both|each|all)\\b${NOT_A_HORSE}|\\b(?:both|each|either)(?: (?:one|horse)s?)?\\b${NOT_A_HORSE}|\\b(?:those|these) (?:two|three|four)\\b|\\b(?:the )?(?:two|three) of them\\b`,
  'i',
);
/** Sets them against each other, or is of a bet or of both together: not asked one by one. */
const TOGETHER =
  /\b(?:which|better|best|faster|compare\w*|between|box\w*|exacta|trifecta|superfecta|quinella|double|use|key|bet|play|legs?|tickets?|pick [3-6]|combos?|parlay|against each other|each other|one another|met|or|\w+er than|both (?:win|races|days|surfaces|ways|tracks|jockeys|trainers))\b/i;
const COUNTED: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

/** How many horses a text speaks of, else the most. */
const countIn = (text: string): number =>
  COUNTED[/\b(two|three|four)\b/i.exec(text)?.[1]?.toLowerCase() ?? ''] ?? MOST;

const distinct = (horses: readonly HorseNamed[]): readonly HorseNamed[] =>
  horses.filter(
    ({ runner }, index) => horses.findIndex((other) => other.runner.horseName === runner.horseName) === index,
  );

/** The horses that an exchange is about: those of its question where it names several, else those of its answer. */
function horsesOf({ question, answer }: Said, card: CardInPlay): readonly HorseNamed[] {
  const named = distinct(horsesNamed(card, question));
  if (named.length > 1) return named;
  return distinct(horsesSaid(answer, card)).slice(0, countIn(question));
}

/** The last two horses that were spoken of together; null where there were none, or more. */
export function pairBefore(exchanges: readonly Said[], card: CardInPlay): readonly [string, string] | null {
  const [first, second, third] =
    exchanges
      .toReversed()
      .map((exchange) => horsesOf(exchange, card))
      .find((horses) => horses.length > 1) ?? [];
  return first === undefined || second === undefined || third !== undefined
    ? null
    : [first.runner.horseName, second.runner.horseName];
}

/** Horses that an answer names with their numbers; others in it are rivals of old races. */
const horsesSaid = (answer: string, card: CardInPlay): readonly HorseNamed[] =>
  horsesNamed(card, answer).filter(({ runner, position }) =>
    answer.slice(0, position).endsWith(`#${runner.programNumber} `),
  );

const namesNothing = (text: string, card: CardInPlay): boolean =>
  horsesNamed(card, text).length === 0 && raceIn(text).number === null && raceNamed(card, text) === null;

/** `Does X` and `is X` where the plural was asked. */
const ofOne = (text: string): string =>
  text
    .replace(/\bdo (?=#)/i, 'does ')
    .replace(/\b(?:are) (?=#)/i, 'is ')
    .replace(/\b(?:were) (?=#)/i, 'was ')
    .replace(/\b(?:have) (?=#)/i, 'has ');

/** `Which one likes the slop`, `which of them is live`: the verb, and what follows it. */
const WHICH_ONE = new RegExp(
  `^\\W*(?:(?:and|n|so|but) )?which (?:ones?|of ${THEM})(?:['’]s| (is|was|can|will|would|has|likes?|handles?|runs?|wants?|gets?|prefers?|stays?|ships?|comes?))\\b(.*)$`,
  'is',
);
const COMPARES = /\b(?:\w+er|\w+est|best|more|most|less|least)\b/i;
const HELPS = /^(?:is|was|can|will|would|has)$/i;

/** `Which one likes the slop` after two or three named horses: asked of each. Null for other words, and a comparison. */
function whichOf(text: string, before: Said, card: CardInPlay): readonly string[] | null {
  const [, verb = 'is', rest = ''] = WHICH_ONE.exec(text) ?? [];
  if (rest === '' || COMPARES.test(rest)) return null;
  const horses = horsesOf(before, card);
  if (horses.length < 2 || horses.length > FEW) return null;
  return horses.map(({ runner: { horseName } }) =>
    HELPS.test(verb) ? `${verb} ${horseName}${rest}` : `does ${horseName} ${verb.replace(/s$/i, '')}${rest}`,
  );
}

/**
 * `What did each of them run last out` after an answer that named several horses: the question of each of them. Null for
 * other words, for fewer than two horses, and where they are to be set against each other.
 */
export function askedOfEach(
  text: string,
  before: Said | undefined,
  card: CardInPlay,
): readonly string[] | null {
  if (before === undefined || !namesNothing(text, card)) return null;
  if (WHICH_ONE.test(text)) return whichOf(text, before, card);
  if (!EACH.test(text) || TOGETHER.test(text)) return null;
  const horses = horsesOf(before, card).slice(0, countIn(text));
  if (horses.length < 2) return null;
  return horses.map(({ runner: { horseName } }) => ofOne(text.replace(EACH, '#')).replace('#', horseName));
}

const IN_A_TICKET = /\b(?:exacta|trifecta|superfecta|quinella|(?:daily )?double|pick[- ]?[3-6]|box\w*)\b/i;
/** `Use them`, `box those two`; not `box them all`. */
const THEM_IN_IT = new RegExp(
  `(?<=\\b(?:use|using|play|put|take|key|box|boxing|single) )${THEM}(?: both)?\\b(?! all\\b)`,
  'i',
);
const BOX_ALONE =
  /^(\W*(?:(?:and|so|ok|then|just)[\s,]+)*)box\b(?!.*\b(?:exacta|trifecta|superfecta|quinella)\b)/i;

/** `Box both of them`, `use them in the double` after two horses, by name; null for other words. */
export function bothInATicket(text: string, exchanges: readonly Said[], card: CardInPlay): string | null {
  const said = [THEM_IN_IT, EACH].find((pattern) => pattern.test(text));
  if (said === undefined || !IN_A_TICKET.test(text) || !namesNothing(text, card)) return null;
  const pair = pairBefore(exchanges, card);
  return pair === null ? null : text.replace(said, pair.join(' and ')).replace(BOX_ALONE, '$1exacta box');
}

const OTHER_ONE = /\bthe other (?:one|horse)(?:'s)?(?! than)\b|\bthe other(?=\W*$)/i;

/** `The other one` after two horses, one of which was spoken of last: the name of the other; null for other words. */
function otherOfTwo(exchanges: readonly Said[], card: CardInPlay): string | null {
  const [last, ...older] = exchanges.toReversed();
  if (last === undefined) return null;
  const spoken = distinct(horsesNamed(card, last.question));
  const pair = spoken.length === 2 ? last : older.find((exchange) => horsesOf(exchange, card).length === 2);
  if (pair === undefined) return null;
  const both = horsesOf(pair, card);
  const [first] = spoken.length === 1 ? spoken : distinct(horsesSaid(last.answer, card));
  if (first === undefined || !both.some(({ runner }) => runner.horseName === first.runner.horseName))
    return null;
  return both.find(({ runner }) => runner.horseName !== first.runner.horseName)?.runner.horseName ?? null;
}

/** A question about `the other one` with its name; null for other words. */
export function askedOfOther(text: string, exchanges: readonly Said[], card: CardInPlay): string | null {
  if (!OTHER_ONE.test(text) || !namesNothing(text, card)) return null;
  const name = otherOfTwo(exchanges, card);
  return name === null ? null : text.replace(OTHER_ONE, name);
}

const ITS_PERSON =
  /\b(?:his|her|its|their|that|the same|this) (trainer|jockey|rider|jock|barn|stable|outfit)(['’]s?)?(?! (?:change|switch|upgrade))\b/i;
/** Asks who that is, which is answered of the horse. */
const WHO_IS =
  /^\W*(?:and |so )?(?:who(?:'s| is|s)?|name|what(?:'s| is))\b[^.?!]{0,8}\b(?:trainer|jockey|rider|jock|barn|stable|outfit)\W*$/i;
const PERSON_ANSWERED = /^([^\n#]+?)(?: (rides|trains) #|, (jockey|trainer)\b)/;

const personOf = (runner: Runner | undefined, who: 'jockey' | 'trainer'): string | null => {
  const name = runner?.[who]?.name;
  return name === undefined ? null : personText(name);
};

/** The jockey or trainer that the answer before was about, else that of the horse spoken of. */
function personBefore(
  exchanges: readonly Said[],
  who: 'jockey' | 'trainer',
  card: CardInPlay,
): string | null {
  const [, name, does, is] = PERSON_ANSWERED.exec(exchanges.at(-1)?.answer ?? '') ?? [];
  if (name !== undefined && (is ?? (does === 'rides' ? 'jockey' : 'trainer')) === who) return name;
  const horse = horseBefore(exchanges, card);
  const runner = card.races.flatMap(({ runners }) => runners).find(({ horseName }) => horseName === horse);
  return personOf(runner, who);
}

/** `Her trainer`, `that jockey` after a horse or a person, by name; null for other words, and where it is asked who that is. */
export function askedOfItsPerson(text: string, exchanges: readonly Said[], card: CardInPlay): string | null {
  const role = ITS_PERSON.exec(text)?.[1]?.toLowerCase();
  if (role === undefined || WHO_IS.test(text)) return null;
  if (!namesNothing(text, card) || peopleNamed(card, text).length > 0) return null;
  const name = personBefore(exchanges, /^(?:jockey|rider|jock)$/.test(role) ? 'jockey' : 'trainer', card);
  return name === null ? null : text.replace(ITS_PERSON, (_, _role, ending = '') => `${name}${ending}`);
}
