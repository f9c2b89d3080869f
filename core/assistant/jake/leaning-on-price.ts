import { PLACES } from '../../tickets/wager.ts';
import type { CardInPlay } from '../race-view.ts';
import { horsesNamed, horsesNumbered } from '../tools/horses-named.ts';
import { severalIn, wagerIn } from './amounts.ts';
import { horseBefore, raceOfExchange } from './other-horse.ts';
import type { Said } from './said.ts';

const OF_PICK =
  /^\W*(?:and |so |ok )?(?:what (?:price|odds) (?:do|would|should) (?:you|i|we) (?:need|want|take|ask|accept|get|play|bet)|at what (?:price|odds)|(?:what is|what's|what) (?:the |his |her |its )?(?:price|odds|morning line|chances?)(?: to take)?|how much (?:would|will|does) (?:it|he|she|that) pay|what (?:would|will|does) (?:it|he|she|that) pay|what price)\W*$/i;

const IS_GOOD =
  /^\W*(?:and |so |but )?(?:is|are) (?:that|it|this|those|he|she)(?: (?:even|really|actually))? (?:(?:any |a )?(?:good|fair|decent|bad|ok(?:ay)?) (?:price|odds|value|number|bet)|worth (?:it|a bet|betting|taking)|(?:good )?value|an overlay|too (?:short|low))\W*$/i;

/** After a price: whether that price is good. */
const IS_ANY_GOOD =
  /^\W*(?:and |n |so |but )*(?:is|are) (?:that|it|this|those)(?: (?:even|really|actually))? (?:any |a )?(?:good|fair|decent|generous|enough|right|bad|long enough|a bargain|a steal)(?: at all)?\W*$/i;
const OF_A_PRICE = /\b(?:odds|price|morning line|ml)\b/i;

/** What the ticket before costs, which its answer says. */
const COST_OF_IT =
  /^\W*(?:(?:and|so|ok|then) )*(?:how much|what)(?:['’]?s| is| does| will| would| do)? (?:it|that|this|they)(?: (?:ticket|bet))?(?: all)?(?: gonna| going to)? (?:cost|run|set)(?: (?:me|back|us|altogether|total))*\W*$/i;

const CHANCE_OF_IT =
  /^\W*(?:(?:and|so|ok|then) )*(?:what(?:['’]?s| is| are)|whats) (?:the )?(?:chances?|odds|probability|shot) (?:that |of )?(?:it|that|this)(?:['’]s)? (?:hits?|hitting|cash(?:es|ing)?|comes? in|coming in)\W*$|^\W*(?:and )?how likely is (?:it|that|this) to (?:hit|cash|come in)\W*$/i;

/** `What does it cost`, `what is the chance it hits` after a ticket: the ticket, whose answer says it. Null for other words. */
export const costBefore = (text: string, { question }: Said): string | null =>
  (COST_OF_IT.test(text) || CHANCE_OF_IT.test(text)) && wagerIn(question) !== null ? question : null;

/** `And what's the minimum`, `the takeout` after a question about a bet. */
const RULE_OF_IT =
  /^\W*(?:(?:and|so|ok|then|also) )*(?:what(?:['’]?s| is)?|how much is)? ?(?:the )?(?:minimum|min|take-?out)(?: bet| stake)?\W*$/i;

/** A rule of the bet that was asked about before; null for other words, or no bet before. */
export function ruleOfBetBefore(text: string, { question }: Said): string | null {
  if (!RULE_OF_IT.test(text)) return null;
  const wager = severalIn(question) ?? wagerIn(question);
  return wager === null ? null : `${text.replace(/[?.!\s]+$/, '')} on the ${wager}`;
}

/** The horse of an exchange that names one alone, in its question, else in its answer. */
function onlyHorseOf(exchange: Said | undefined, card: CardInPlay): string | null {
  if (exchange === undefined) return null;
  const { question, answer } = exchange;
  const named = horsesNamed(card, question);
  const numbered = named.length > 0 ? named : horsesNumbered(card, question, raceOfExchange(exchange, card));
  const wager = wagerIn(question);
  if (wager !== null && PLACES[wager] > 1) return null;
  const horses = numbered.length > 0 ? numbered : horsesNamed(card, answer);
  const [name, ...others] = new Set(horses.map(({ runner }) => runner.horseName));
  return name === undefined || others.length > 0 ? null : name;
}

/** `What price do you need` after a horse or a pick: that of the horse. Null for other words or no horse before. */
export function priceOfPick(text: string, exchanges: readonly Said[], card: CardInPlay): string | null {
  const isGood =
    IS_GOOD.test(text) || (IS_ANY_GOOD.test(text) && OF_A_PRICE.test(exchanges.at(-1)?.question ?? ''));
  if (!isGood && !OF_PICK.test(text)) return null;
  const name = isGood ? onlyHorseOf(exchanges.at(-1), card) : horseBefore(exchanges, card);
  if (isGood) return name === null ? null : `what price do you need on ${name}`;
  return name === null ? null : `${text.replace(/[?.!\s]+$/, '')} on ${name}`;
}
