import { shortDollars } from '../../kernel/text.ts';
import { bestTicketsInTurns, MOST_FOR_SEVERAL } from '../../tickets/builder/best-tickets.ts';
import { toCents } from '../../tickets/combinations.ts';
import { belowMinimum, minimumBet } from '../../tickets/minimum-bets.ts';
import { pricedTicket } from '../../tickets/priced-ticket.ts';
import { partWheel, type Ticket } from '../../tickets/ticket.ts';
import { LEGS, type MultiRaceWager, PLACES, type Wager } from '../../tickets/wager.ts';
import { severalIn, stakeAndBudget, wagerIn } from '../jake/amounts.ts';
import { ENTERTAINMENT, saying } from '../jake/answer.ts';
import { whichRaceAnswer } from '../jake/card-answers.ts';
import { breakEvenText, headOf, percent, ticketLine, verdictText } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { closedSequence } from './closed-sequence.ts';
import { firstOfPair, firstRace, startNotPrinted } from './sequence.ts';
import { type Answering, atOnce, type ChatQuestion, type Tool } from './tool.ts';

/** `With $12`: money, no horse. */
const MONEY_WITH = /\bwith (?=\$|\d+ (?:bucks|dollars))/gi;
const BUILT: ReadonlySet<Wager> = new Set(['exacta', 'trifecta', 'superfecta'] as const);
const NUMBERS_GIVEN =
  /\d\s*(?:\/|,|-)\s*\d|\b\d{1,2}[a-z]?(?:\s*[/,]\s*|\s+)all\b(?! (?:day|night)\b)|\bbox\b|\bwith\b|\bover\b|#\d|\bkey\w*\s+(?:the\s+)?\d/i;

/** The races of a bet over several, `races 4,5,6`: no horses. */
const RACE_LIST =
  /\b(?:races?|r) #?\d{1,2}(?:(?:\s*(?:,|-|&)\s*|\s+(?:and|to|through)\s+|,? and | )#?\d{1,2}\b)+/gi;
const BUILD = /\b(?:build|make|construct|put together|cheap(?:est)?|give me)\b/i;

/** Money for the day where a question names none. */
const USUAL_BUDGET = 24;
const NAME_AMOUNT = ' (name your own amount)';
const LARGEST_BUDGET = 1_000;
const MOST_TICKETS = 4;
/** A ticket that buys every finish can't show a profit. */
const COVERS_ALL = 0.999;
const PAY_BACK_LESS = 'By our current chances. On average such tickets pay back less than they cost.';
/** No more than so many horses for one place of an exotic. */
const MOST_A_PLACE = 10;

function severalRaces(question: ChatQuestion, wager: MultiRaceWager): Answering {
  const { card, text } = question;
  const first = firstRace(question, wager);
  const numbers = Array.from({ length: LEGS[wager] }, (_, index) => first + index);
  const races = `races ${numbers[0]} to ${numbers.at(-1)}`;
  return async (facts) => {
    const views = await facts.viewsOf(numbers);
    const assumed = startNotPrinted(question, wager);
    const say = (...lines: readonly string[]) => ({ answer: saying([...lines, assumed], numbers), views });
    if (views.length < numbers.length)
      return say(
        first < 1
          ? `A ${wager} needs ${LEGS[wager]} races; the card has ${card.races.length}.`
          : `A ${wager} from race ${first} needs ${races}; the card does not have them all.`,
      );
    const closed = await closedSequence(`${wager} on ${races}`, views, question, facts);
    if (closed !== null) return closed;
    const money = stakeAndBudget(text);
    const least = minimumBet(card.track.slug, card.day, wager).dollars;
    const base = money.base ?? least;
    const budget = money.budget ?? USUAL_BUDGET;
    const low = belowMinimum(card.track.slug, card.day, wager, base);
    if (low !== null) return say(low);
    if (budget > LARGEST_BUDGET) return say(`I build tickets for up to ${shortDollars(LARGEST_BUDGET)}.`);
    if (budget < base)
      return say(
        `${shortDollars(budget)} does not buy a combination of the ${wager}: one costs ${shortDollars(base)}.`,
      );
    const legs = views.map(({ evidence, chances }) => ({
      numbers: evidence.interests.map(({ number }) => number),
      chances,
    }));
    if (legs.some((leg) => leg.numbers.length === 0))
      return say(`A race of the ${wager} on ${races} has no starters.`);
    const every = base * legs.reduce((all, { numbers: horses }) => all * horses.length, 1);
    const spent = Math.min(budget, toCents(every - base));
    if (spent < base)
      return say(
        `The ${wager} on ${races} has one combination of starters: a ticket on it can't show a profit.`,
      );
    const mostTickets = spent / base > MOST_FOR_SEVERAL ? 1 : MOST_TICKETS;
    const { best, dollarMore } = await bestTicketsInTurns(
      { legs, base, budget: spent, mostTickets },
      facts.yieldToEventLoop,
    );
    const lines = best.tickets.map(
      ({ legs: sets, cost, chance }) =>
        `- ${shortDollars(base)} ${wager} ${sets.map((set) => set.join(',')).join(' / ')}: costs ${shortDollars(cost)}, chance to cash ${percent(chance)}${breakEvenText(cost, chance)}`,
    );
    const more =
      dollarMore.chance > COVERS_ALL
        ? `every combination costs ${shortDollars(toCents(every))} and can't show a profit`
        : `a dollar more would make it ${percent(dollarMore.chance)}`;
    const total = `Together ${shortDollars(best.cost)}, chance to cash ${percent(best.chance)}; ${more}.`;
    return {
      answer: saying(
        [
          `${wager[0]?.toUpperCase()}${wager.slice(1)}, ${races}, best chance to cash for ${shortDollars(budget)}${money.budget === null ? NAME_AMOUNT : ''}:`,
          ...lines,
          total,
          assumed,
          facts.payoffOf({ wager, base, tickets: best.tickets.map(({ legs: sets }) => sets) }, views)
            .sentence,
          PAY_BACK_LESS,
          ENTERTAINMENT,
        ],
        numbers,
        [...lines, total],
      ),
      views,
    };
  };
}

interface Found {
  readonly ticket: Ticket;
  readonly cost: number;
  readonly chance: number;
  readonly combinations: number;
}

/** Of tickets on our likeliest horses, more of them for each later place, the one that cashes most often for the money. */
function bestOfOneRace(view: RaceView, wager: Wager, base: number, budget: number): Found | null {
  const { evidence, chances, field, order } = view;
  const likeliest = evidence.interests
    .map(({ number }, index) => ({ number, chance: chances[index] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance)
    .map(({ number }) => number);
  let best: Found | null = null;
  const grow = (sizes: readonly number[]): void => {
    if (sizes.length < PLACES[wager]) {
      for (
        let size = Math.max(sizes.at(-1) ?? 1, sizes.length + 1);
        size <= Math.min(likeliest.length, MOST_A_PLACE);
        size += 1
      )
        grow([...sizes, size]);
      return;
    }
    const ticket = partWheel(
      wager,
      base,
      sizes.map((size) => likeliest.slice(0, size)),
    );
    const priced = pricedTicket(ticket, field, order);
    const isWhole = priced.chance > COVERS_ALL;
    if (priced.cost <= budget && !isWhole && (best === null || priced.chance > best.chance))
      best = { ticket, ...priced };
  };
  grow([]);
  return best;
}

function oneRace({ card, raceNumber, text }: ChatQuestion, wager: Wager): Answering | null {
  const { base: said, budget: named } = stakeAndBudget(text);
  const number = raceNumber;
  if (said === null && named === null && !BUILD.test(text)) return null;
  const budget = named ?? USUAL_BUDGET;
  if (budget > LARGEST_BUDGET) return null;
  if (number === null)
    return atOnce({ answer: whichRaceAnswer(card), views: [], isFixed: true, asksBack: true });
  if (!card.races.some((race) => race.number === number)) return null;
  return async (facts) => {
    const views = await facts.viewsOf([number]);
    const [view] = views;
    const say = (...lines: readonly string[]) => ({ answer: saying(lines, [number]), views });
    if (view === undefined) return say(`Race ${number} is not on the card.`);
    if (isRun(view)) return closedRace(view, card, facts);
    const least = minimumBet(card.track.slug, card.day, wager).dollars;
    const base = said ?? least;
    const low = belowMinimum(card.track.slug, card.day, wager, base);
    if (low !== null) return say(low);
    const found = bestOfOneRace(view, wager, base, budget);
    if (found === null)
      return say(
        `${headOf(view)}: ${shortDollars(budget)} does not buy a ${wager} at ${shortDollars(base)} a combination.`,
        verdictText(view),
      );
    const line = `${ticketLine(found.ticket, found)}${breakEvenText(found.cost, found.chance)}`;
    return {
      answer: saying(
        [
          `${headOf(view)}, best chance to cash ${wager === 'exacta' ? 'an' : 'a'} ${wager} for ${shortDollars(budget)}${named === null ? NAME_AMOUNT : ''}:`,
          line,
          facts.payoffOf({ ...found.ticket, tickets: [found.ticket.sets] }, views).sentence,
          PAY_BACK_LESS,
          verdictText(view),
          ENTERTAINMENT,
        ],
        [number],
        [line],
      ),
      views,
    };
  };
}

/** `I once hit a pick 6`, `did the late pick 4 hit`, `is it too late for the pick 4`: no ticket is wanted. */
const OF_THE_PAST =
  /\b(?:once|ever|used to|i(?: \w+)?|we|he|she|dad|buddy|friend) (?:hit|cashed|won|landed|nailed) (?:an? |the |my |that )?(?:\w+ )?(?:pick|exacta|trifecta|superfecta|double|ticket)\b|\bdid\b|\btoo late\b|\bhow late\b/i;

/** Tickets for an amount of money: over several races, or an exotic of one race. */
export const ticketsForMoney: Tool = {
  name: 'tickets for money',
  reads(question) {
    const { text } = question;
    const several = severalIn(text);
    if (
      NUMBERS_GIVEN.test(text.replace(MONEY_WITH, ' ').replace(RACE_LIST, ' ')) &&
      (several === null || firstOfPair(text, several) === null)
    )
      return null;
    if (
      OF_THE_PAST.test(text) ||
      /\bscratch\w*|\bwho won\b|\bresults?\b|\bwhat (?:is|does|are)\b|\bpaid\b|\bpay(?:s|off)?\b|\bdifference\b/i.test(
        text,
      )
    )
      return null;
    if (several !== null) return severalRaces(question, several);
    const wager = wagerIn(text);
    return wager === null || !BUILT.has(wager) ? null : oneRace(question, wager);
  },
};
