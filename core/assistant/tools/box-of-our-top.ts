import { numberOf } from '../../fact-check/number-words.ts';
import { counted } from '../../kernel/text.ts';
import { PLACES, type Wager } from '../../tickets/wager.ts';
import { amountsIn, severalIn, wagerIn } from '../jake/amounts.ts';
import { saying } from '../jake/answer.ts';
import { whichRaceAnswer } from '../jake/card-answers.ts';
import { ticketAnswer } from '../jake/ticket-answer.ts';
import { isCanceled, isRun, type RaceView } from '../race-view.ts';
import { horsesBoxed } from './box-count.ts';
import { closedRace } from './closed-race.ts';
import { combinationsOfBox } from './cost-of-a-bet.ts';
import { horsesNamed, horsesNumbered } from './horses-named.ts';
import { isNegated } from './negation.ts';
import { atOnce, type ChatQuestion, type Tool } from './tool.ts';

/** `Box your top three`, `key the best 2`, `box the top 4 in a trifecta`. */
const OUR_TOP =
  /\bbox(?:ing|ed)?\b.*\b(?:top|best|first) (\d|two|three|four|five|six)\b|\b(?:top|best) (\d|two|three|four|five|six)\b.*\bbox(?:ed)?\b/i;
const OTHER = /\bwhat(?:'s| is| does) (?:an? )?\w+ box\b|\bmean(?:s|ing)?\b|\bpaid\b|\bdid\b/i;

/** What a box costs, whichever its horses are. */
const COST = /\b(?:costs?|how much|set (?:me|you) back|run (?:me|you)|price of)\b/i;

/** How many combinations a box has, or whether to box at all. */
const NOT_ASKED_FOR = /\bcomb(?:o|ination)s?\b|\bbetter\b|\bshould\b/i;

/** The program numbers of the likeliest winners, so many. */
export const likeliest = ({ evidence, chances }: RaceView, count: number): readonly string[] =>
  evidence.interests
    .map(({ number, runners }, index) => ({
      number: runners[0]?.programNumber ?? number,
      chance: chances[index] ?? 0,
    }))
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, count)
    .map(({ number }) => number);

/** Our top horses in a box, or one for each place. */
interface TopTicket {
  readonly wager: Wager;
  readonly count: number;
  readonly structure: 'box' | 'straight';
}

const ASKED_COLD =
  /\b(?:give me|build|make|need|want|like|show|got|have|your)\b[^.?!]*\b(?:cold|straight) (?:exacta|trifecta|superfecta)\b/i;

/** `Give me a cold exacta`: one horse for each place; null where horses are named or numbered. */
function coldIn({ text, card, raceNumber }: ChatQuestion): TopTicket | null {
  const wager = wagerIn(text);
  if (wager === null || !ASKED_COLD.test(text) || OTHER.test(text) || COST.test(text) || isNegated(text))
    return null;
  if (/#\d|\d\s?[-/,]\s?\d|\b(?:with|over|box\w*|key\w*|wheel\w*)\b/i.test(text)) return null;
  const isNamed = horsesNamed(card, text).length + horsesNumbered(card, text, raceNumber).length > 0;
  return isNamed ? null : { wager, count: PLACES[wager], structure: 'straight' };
}

/** A box of so many horses, whichever they are, and no other bet; null without one. */
function boxIn({ text, card }: ChatQuestion): TopTicket | null {
  const [, after, before] = OUR_TOP.exec(text) ?? [];
  const isUnnamed =
    !COST.test(text) && !NOT_ASKED_FOR.test(text) && !isNegated(text) && horsesNamed(card, text).length === 0;
  const count = numberOf(after ?? before ?? '') ?? (isUnnamed ? horsesBoxed(text) : null);
  const wager = wagerIn(text) ?? 'exacta';
  if (count === null || count < 2 || OTHER.test(text) || severalIn(text) !== null) return null;
  return PLACES[wager] < 2 ? null : { wager, count, structure: 'box' };
}

const HOW_MANY = /\bhow many comb(?:o|ination)s?\b/i;

/** How many combinations a box of so many horses has, in the wager that is named or in each; null where that is not asked. */
function combinationsIn(text: string): string | null {
  const count = HOW_MANY.test(text) ? horsesBoxed(text) : null;
  if (count === null || severalIn(text) !== null) return null;
  const wager = wagerIn(text);
  const wagers: readonly Wager[] = wager === null ? ['exacta', 'trifecta', 'superfecta'] : [wager];
  const said = wagers
    .filter((row) => PLACES[row] > 1 && PLACES[row] <= count)
    .map((row) => `${combinationsOfBox(row, count)} in ${row === 'exacta' ? 'an' : 'a'} ${row}`);
  return said.length === 0
    ? null
    : `Combinations of a box of ${counted(count, 'horse')}: ${said.join(', ')}.`;
}

const nameOf = ({ wager, count, structure }: TopTicket): string =>
  structure === 'box' ? `box of ${count}` : `cold ${wager}`;

const setsOf = ({ structure }: TopTicket, numbers: readonly string[]): readonly (readonly string[])[] =>
  structure === 'box' ? [numbers] : numbers.map((number) => [number]);

/** A box of so many of the horses we rate likeliest to win, or a cold ticket of them. */
export const boxOfOurTop: Tool = {
  name: 'a box of our top horses',
  reads(question) {
    const { text, card, raceNumber } = question;
    const combinations = combinationsIn(text);
    if (combinations !== null) return atOnce({ answer: saying([combinations]), views: [] });
    const box = coldIn(question) ?? boxIn(question);
    if (box === null) return null;
    const { wager, count, structure } = box;
    if (raceNumber === null)
      return atOnce({ answer: whichRaceAnswer(card), views: [], isFixed: true, asksBack: true });
    if (!card.races.some(({ number }) => number === raceNumber)) return null;
    const say = (line: string) => ({ answer: saying([line], [raceNumber]), views: [] });
    if (count < PLACES[wager]) return atOnce(say(`A ${wager} box needs at least ${PLACES[wager]} horses.`));
    return async (facts) => {
      const views = await facts.viewsOf([raceNumber]);
      const [view] = views;
      if (view === undefined) return say(`Race ${raceNumber} is not on the card.`);
      if (isRun(view)) return closedRace(view, card, facts);
      if (isCanceled(view)) return say(`Race ${raceNumber} is canceled.`);
      const numbers = likeliest(view, count);
      if (numbers.length < count)
        return say(
          `Race ${raceNumber} has only ${counted(numbers.length, 'betting interest')}: no ${nameOf(box)}.`,
        );
      const base = amountsIn(text)[0]?.dollars ?? null;
      const spelled = { wager, structure, sets: setsOf(box, numbers), base };
      return { answer: ticketAnswer(view, spelled, facts.payoffOf), views };
    };
  },
};
