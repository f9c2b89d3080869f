import { counted, shortDollars } from '../../kernel/text.ts';
import { ticketCost } from '../../tickets/combinations.ts';
import { belowMinimum, minimumBet } from '../../tickets/minimum-bets.ts';
import { PLACES, type Wager } from '../../tickets/wager.ts';
import { amountsIn, severalIn, stakeAndBudget, wagerIn } from '../jake/amounts.ts';
import { ENTERTAINMENT, saying } from '../jake/answer.ts';
import { headOf, namedIn, priceOf, verdictText } from '../jake/wording.ts';
import { type CardInPlay, isCanceled, isRun, type RaceView } from '../race-view.ts';
import { horsesBoxed } from './box-count.ts';
import { likeliest } from './box-of-our-top.ts';
import { closedRace } from './closed-race.ts';
import { combinationsOfBox } from './cost-of-a-bet.ts';
import { horsesNamed } from './horses-named.ts';
import { asksToLeaveOut, isNegated } from './negation.ts';
import { type Answering, atOnce, type Tool } from './tool.ts';

const CAP =
  /\b(?:under|below|less than|no more than|not more than|at most|up to|max(?:imum)?(?: of)?|within|keep it (?:to|at|under|around)|cap(?:ped)? (?:of|at)|limit (?:of|to)|budget of|for) (?=\$|\d)|\$?\d+ (?:max|tops|or less)\b/i;
/** `Under $30` is less than it. */
const STRICT = /\b(?:under|below|less than) (?=\$|\d)/i;
/** `For $1` is the stake of a combination, not the most that all of them may cost. */
const SMALL_FOR = /\bfor (?:\$[1-5](?:\.\d\d)?(?![\d.])|[1-5] (?:dollars?|bucks)\b)/i;
const CHEAPEST = /\bcheap(?:est)?\b|\bleast expensive\b|\blowest[- ]cost\b/i;
/** More than this by itself is money for all of the box. */
const MOST_STAKE = 5;

interface Boxed {
  readonly wager: Wager;
  readonly horses: number;
  readonly base: number | null;
  readonly cap: number | null;
  /** Whether the cost has to be less than the cap. */
  readonly isStrict: boolean;
}

/** A box of so many horses with a cap on its cost, or the cheapest one; null for any other bet. */
function boxIn(text: string): Boxed | null {
  const horses = horsesBoxed(text);
  const wager = wagerIn(text);
  if (horses === null || wager === null || PLACES[wager] < 2) return null;
  if (SMALL_FOR.test(text)) return null;
  const money = stakeAndBudget(text);
  const hasCap = money.budget !== null && (CAP.test(text) || money.budget > MOST_STAKE);
  if (!hasCap && (!CHEAPEST.test(text) || amountsIn(text).length > 0)) return null;
  return { wager, horses, base: money.base, cap: money.budget, isStrict: STRICT.test(text) };
}

const CENTS = 100;

/** The largest base within a cap, in steps of the minimum; 0 where even that is over it. */
export function largestBase({ cap, isStrict }: Capped, combinations: number, least: number): number {
  const step = Math.round(least * CENTS);
  const most = Math.round(cap * CENTS) - (isStrict ? 1 : 0);
  return (Math.floor(most / (combinations * step)) * step) / CENTS;
}

type Capped = Pick<Boxed, 'isStrict'> & { readonly cap: number };

/** The most horses whose box is within a cap at the minimum; 0 where not even the smallest box is. */
function horsesWithin(capped: Capped, { wager, horses }: Pick<Boxed, 'wager' | 'horses'>, least: number) {
  for (let count = horses; count >= PLACES[wager]; count -= 1)
    if (largestBase(capped, combinationsOfBox(wager, count), least) > 0) return count;
  return 0;
}

/** What fits where a box of as many horses does not. */
function smallerText(wager: Wager, horses: number, least: number): string {
  const count = horses === 0 ? PLACES[wager] : horses;
  const cost = shortDollars(ticketCost(least, combinationsOfBox(wager, count)));
  return horses === 0
    ? `The smallest ${wager} box, of ${count} horses, costs ${cost}.`
    : `The most horses that fit: ${count}, a box of ${cost} at ${shortDollars(least)}.`;
}

/** How many horses are named for a box: those that fit its cap, else as many as were said. */
function horsesToName({ cap, isStrict, wager, horses }: Boxed, least: number): number {
  const within = cap === null ? horses : horsesWithin({ cap, isStrict }, { wager, horses }, least);
  return within === 0 ? horses : within;
}

/** `within $20`, `over $20`; `under $20`, `not under $20`. */
function fitText(cost: number, { cap, isStrict }: Capped): string {
  const most = shortDollars(cap);
  if (isStrict) return cost < cap ? `under ${most}` : `not under ${most}`;
  return cost <= cap ? `within ${most}` : `over ${most}`;
}

/** The cost of a box, whether it fits its cap, and the largest base that does. */
function costLines({ wager, horses, base, cap, isStrict }: Boxed, least: number, isAssumed: boolean) {
  if (horses < PLACES[wager]) return [`A ${wager} box needs at least ${PLACES[wager]} horses.`];
  const combinations = combinationsOfBox(wager, horses);
  const cost = ticketCost(least, combinations);
  const head = `${wager[0]?.toUpperCase()}${wager.slice(1)} box of ${counted(horses, 'horse')}: ${counted(combinations, 'combination')}, ${shortDollars(cost)} at the minimum of ${shortDollars(least)}${isAssumed ? ' (assumed)' : ''} a combination`;
  if (cap === null) return [`${head}.`];
  const capped = { cap, isStrict };
  const atBase = base === null || base === least ? null : ticketCost(base, combinations);
  const largest = largestBase(capped, combinations, least);
  return [
    `${head}, ${fitText(cost, capped)}.`,
    atBase === null
      ? null
      : `At ${shortDollars(base ?? 0)} it costs ${shortDollars(atBase)}, ${fitText(atBase, capped)}.`,
    largest === 0
      ? `No base fits. ${smallerText(wager, horsesWithin(capped, { wager, horses }, least), least)}`
      : `The largest base that fits, in steps of ${shortDollars(least)}: ${shortDollars(largest)}, which costs ${shortDollars(ticketCost(largest, combinations))}.`,
  ];
}

/** Our likeliest horses of a race as the box, with its verdict. */
function horseLines(view: RaceView, horses: number): readonly string[] {
  const numbers = likeliest(view, horses);
  const named = numbers.map((number) => `${namedIn(view, number)} (${priceOf(view, number)})`);
  return [
    `${headOf(view)}.`,
    numbers.length < horses
      ? `It has only ${counted(numbers.length, 'betting interest')}: no box of ${horses}.`
      : `Our likeliest ${horses}: box ${numbers.join(',')}. ${named.join(', ')}.`,
    verdictText(view),
  ];
}

/** The cost with our horses of the race; of one that is run its result. */
function inRace(
  card: CardInPlay,
  raceNumber: number,
  horses: number,
  cost: readonly (string | null)[],
): Answering {
  return async (facts) => {
    const views = await facts.viewsOf([raceNumber]);
    const [view] = views;
    if (view === undefined) return { answer: saying([`Race ${raceNumber} is not on the card.`]), views };
    if (isRun(view)) return closedRace(view, card, facts);
    if (isCanceled(view)) return { answer: saying([`Race ${raceNumber} is canceled.`], [raceNumber]), views };
    return { answer: saying([...cost, ...horseLines(view, horses), ENTERTAINMENT], [raceNumber]), views };
  };
}

/** What a box of so many horses costs against the most a player pays, with our horses for it. */
export const boxUnderACap: Tool = {
  name: 'a box for at most so much',
  reads({ text, card, raceNumber }) {
    if (horsesNamed(card, text).length > 0 || severalIn(text) !== null || isNegatedBeyondCap(text))
      return null;
    const box = boxIn(text);
    if (box === null) return null;
    const { slug } = card.track;
    const { dollars: least, isAssumed } = minimumBet(slug, card.day, box.wager);
    const low = box.base === null ? null : belowMinimum(slug, card.day, box.wager, box.base);
    const cost = low === null ? costLines(box, least, isAssumed) : [low];
    if (box.horses < PLACES[box.wager]) return atOnce({ answer: saying(cost), views: [] });
    const count = horsesToName(box, least);
    if (raceNumber === null) {
      const hint = `Name a race of the card, and I name our likeliest ${count}.`;
      return atOnce({ answer: saying([...cost, hint]), views: [] });
    }
    return card.races.some(({ number }) => number === raceNumber)
      ? inRace(card, raceNumber, count, cost)
      : null;
  },
};

/** `No more than $20` is the cap and no negation. */
function isNegatedBeyondCap(text: string): boolean {
  const rest = text.replace(/\b(?:no|not) more than\b/gi, 'at most');
  return isNegated(rest) || asksToLeaveOut(rest);
}
