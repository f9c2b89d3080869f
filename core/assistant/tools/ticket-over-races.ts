import { shortDollars } from '../../kernel/text.ts';
import { toCents } from '../../tickets/combinations.ts';
import { belowMinimum, minimumBet } from '../../tickets/minimum-bets.ts';
import { LEGS, type MultiRaceWager } from '../../tickets/wager.ts';
import { amountsIn, severalIn, stakeAndBudget } from '../jake/amounts.ts';
import { ENTERTAINMENT, saying } from '../jake/answer.ts';
import { breakEvenText, percent } from '../jake/wording.ts';
import type { RaceView } from '../race-view.ts';
import { closedSequence } from './closed-sequence.ts';
import { firstOfPair, startNotPrinted, startSaid } from './sequence.ts';
import { type Answering, atOnce, type ChatQuestion, type Tool } from './tool.ts';

const LEG = String.raw`(?:all|#?\d{1,2}[a-z]?(?:\s*(?:,|\band\b)\s*#?\d{1,2}[a-z]?)*)`;
const SPELLED = new RegExp(String.raw`(?<![\w.$])${LEG}(?:\s*(?:/|-|\bwith\b)\s*${LEG})+(?![\w/])`, 'i');
const TOTAL = /\b(?:for|under|total(?: of)?|at most) (?=\$|\d+ (?:bucks|dollars))/i;

type Leg = readonly string[] | 'all';

/** Horses leg by leg, `3/7`, `1,2/4/ALL`, as many legs as the bet has; null for any other numbers. */
function legsIn(text: string, wager: MultiRaceWager): readonly Leg[] | null {
  if (firstOfPair(text, wager) !== null) return null;
  const rest = [
    ...amountsIn(text).map(({ words }) => words),
    /\bpick[- ]?[3-6]\b/i,
    /\braces? #?\d{1,2}\b/i,
  ].reduce<string>((left, words) => left.replace(words, ' ; '), text);
  const legs = (SPELLED.exec(rest)?.[0] ?? '')
    .split(/\/|-|\bwith\b/i)
    .map((part): Leg => (/\ball\b/i.test(part) ? 'all' : (part.toUpperCase().match(/\d{1,2}[A-Z]?/g) ?? [])));
  return legs.length === LEGS[wager] ? legs : null;
}

/** The betting interests of a leg with their chances; a number that does not start stays out, and is `unknown`. */
function pricedLeg({ evidence: { interests }, chances }: RaceView, leg: Leg) {
  const all = interests.map(({ number, runners }, index) => ({
    number,
    says: [number, ...runners.map(({ programNumber }) => programNumber)],
    chance: chances[index] ?? 0,
  }));
  return leg === 'all'
    ? { chosen: all, unknown: [], all }
    : {
        chosen: all.filter(({ says }) => leg.some((number) => says.includes(number))),
        unknown: leg.filter((number) => !all.some(({ says }) => says.includes(number))),
        all,
      };
}

function answering(question: ChatQuestion, wager: MultiRaceWager, legs: readonly Leg[]): Answering {
  const { card, text } = question;
  const first = startSaid(question, wager);
  if (first === null)
    return atOnce({
      answer: saying([`Which race does the ${wager} start in? The card has ${card.races.length} races.`]),
      views: [],
      isFixed: true,
      asksBack: true,
    });
  const numbers = legs.map((_, index) => first + index);
  const races = `races ${numbers[0]} to ${numbers.at(-1)}`;
  return async (facts) => {
    const views = await facts.viewsOf(numbers);
    const say = (...lines: readonly string[]) => ({ answer: saying(lines, numbers), views });
    if (views.length < numbers.length)
      return say(`A ${wager} from race ${first} needs ${races}; the card does not have them all.`);
    const closed = await closedSequence(`${wager} on ${races}`, views, question, facts);
    if (closed !== null) return closed;
    const priced = views.map((view, index) => pricedLeg(view, legs[index] ?? 'all'));
    const missing = priced.flatMap(({ unknown, all }, index) =>
      unknown.length === 0
        ? []
        : [
            `No ticket: race ${numbers[index]} has no starter ${unknown.map((number) => `#${number}`).join(', ')}. Its starters are ${all.map(({ number }) => number).join(', ')}.`,
          ],
    );
    if (missing.length > 0) return say(...missing);
    const combinations = priced.reduce((count, { chosen }) => count * chosen.length, 1);
    const money = stakeAndBudget(text);
    const total = TOTAL.test(text) ? money.budget : null;
    const least = minimumBet(card.track.slug, card.day, wager).dollars;
    const base = money.base ?? (total === null ? (money.budget ?? least) : toCents(total / combinations));
    const low = belowMinimum(card.track.slug, card.day, wager, base);
    if (low !== null) return say(low);
    const chance = priced.reduce(
      (product, { chosen }) => product * chosen.reduce((sum, horse) => sum + horse.chance, 0),
      1,
    );
    const cost = toCents(base * combinations);
    const sets = priced.map(({ chosen }) => chosen.map(({ number }) => number));
    const count = combinations === 1 ? '' : `${combinations} combinations, `;
    const line = `${shortDollars(base)} ${wager} ${sets.map((set) => set.join(',')).join(' / ')}, ${races}: ${count}costs ${shortDollars(cost)}, chance to cash ${percent(chance)}${breakEvenText(cost, chance)}.`;
    return {
      answer: saying(
        [
          line,
          startNotPrinted(question, wager),
          facts.payoffOf({ wager, base, tickets: [sets] }, views).sentence,
          ENTERTAINMENT,
        ],
        numbers,
        [line],
      ),
      views,
    };
  };
}

/** A double or a pick 3 to 6 spelled out by its horses: its cost and chance to cash. */
export const ticketOverRaces: Tool = {
  name: 'ticket over several races',
  reads(question) {
    const wager =
      severalIn(question.text) ?? (/\bdoubles? #?\d/i.test(question.text) ? 'daily double' : null);
    if (wager === null || /\bpaid\b|\bpays?\b|\bdid\b/i.test(question.text)) return null;
    const legs = legsIn(question.text, wager);
    return legs === null ? null : answering(question, wager, legs);
  },
};
