import { racesText } from '../../card/races-text.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { sumBy } from '../../kernel/numbers.ts';
import { counted, listText, shortDollars } from '../../kernel/text.ts';
import { toCents } from '../../tickets/combinations.ts';
import { belowMinimum, minimumBet } from '../../tickets/minimum-bets.ts';
import { LEGS, type MultiRaceWager } from '../../tickets/wager.ts';
import { amountsIn, severalIn, stakeAndBudget } from '../jake/amounts.ts';
import { ENTERTAINMENT, saying } from '../jake/answer.ts';
import { breakEvenText, named, namedIn, percent, priceOf } from '../jake/wording.ts';
import type { RaceView } from '../race-view.ts';
import { closedSequence } from './closed-sequence.ts';
import { type HorseNamed, horsesNamed, horsesNumbered, pairNumbered } from './horses-named.ts';
import { isNegated } from './negation.ts';
import { type StartAround, startAround, startGiven } from './sequence.ts';
import { type Answering, atOnce, type ChatQuestion, type Tool, type ToolFacts } from './tool.ts';
import { withoutHorse } from './words-left.ts';

/** `In the double`, `a late double`; not `double my bet`, `double up`. */
const DOUBLE =
  /\b(?:the|an?|my|your|in|late|early|daily|rolling) (?:\$?\.?\d+ )?doubles?\b(?! (?:up|down|check|my|the|your|bet|winners?))/i;
const DOUBLE_OF_TWO = /\bdoubles?\b(?! (?:up|down|check|my|the|your|bet|header|winners?))/i;
const USES =
  /\b(?:us(?:e|ing)|with|pair\w*|singl\w+|key\w*|goes?|put\w*|play\w*|bank\w*|around|who else|box\w*|start\w* with|lead off|anchor\w*)\b/i;
/** Another question of the bet, or of the horse. */
const OTHER =
  /\b(?:did|does|paid|pays?|payoff|won|will[- ]?pays?|worth|or|better|compare|alive|hit|mean|hedg\w*|scratch\w*|rides?|trains?|odds|happens)\b|\d\s?\/\s?\d/i;
const AGAINST =
  /\b(?:without|against|beat\w*|fad(?:e|ing)|instead of|besides|except|but not|toss\w*|leav\w+ (?:out|off)|other than|(?:all|any(?:one|body)|every(?:one|body|thing)) but|skip\w*|pass(?:ing)? on|ditch\w*|over-?bet)\b/i;
/** Money for the ticket where a question names none, in dollars. */
const USUAL_BUDGET = 24;
const LARGEST_BUDGET = 1_000;
/** So many horses of a race at most beside those that were named. */
const MOST_A_RACE = 6;

interface RankedHorse {
  readonly number: string;
  readonly chance: number;
}

/** The horses of a leg: those that were named, or the likeliest of the race, as many as the money buys. */
interface Leg {
  readonly view: RaceView;
  readonly horses: readonly RankedHorse[];
  readonly isNamed: boolean;
}

const rankedOf = ({ evidence, chances }: RaceView): readonly RankedHorse[] =>
  evidence.interests
    .map(({ number }, index) => ({ number, chance: chances[index] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance);

/** The betting interests of the horses named in a race. */
const chosenIn = (view: RaceView, horses: readonly HorseNamed[]): readonly RankedHorse[] =>
  rankedOf(view).filter(({ number }) =>
    view.evidence.interests.some(
      (interest) =>
        interest.number === number &&
        interest.runners.some(({ programNumber }) =>
          horses.some(({ runner }) => runner.programNumber === programNumber),
        ),
    ),
  );

const chanceOfLeg = ({ horses }: Leg): number => sumBy(horses, ({ chance }) => chance);

/** The legs with the likeliest horses beside the named ones, grown by the horse that adds most until the money is spent. */
function filled(legs: readonly Leg[], most: number): readonly Leg[] {
  const count = (rows: readonly Leg[]): number => rows.reduce((all, { horses }) => all * horses.length, 1);
  const grown = legs.flatMap((leg, index) => {
    const next = rankedOf(leg.view)[leg.horses.length];
    if (leg.isNamed || next === undefined || leg.horses.length >= MOST_A_RACE) return [];
    const wider = legs.with(index, { ...leg, horses: [...leg.horses, next] });
    const gain = (chanceOfLeg(leg) + next.chance) / chanceOfLeg(leg);
    const price = count(wider) / count(legs);
    return count(wider) > most ? [] : [{ wider, worth: Math.log(gain) / Math.log(price) }];
  });
  const [best] = grown.toSorted((a, b) => b.worth - a.worth);
  return best === undefined ? legs : filled(best.wider, most);
}

const legLine = ({ view, horses }: Leg): string =>
  `- Race ${view.picks.raceNumber}: ${horses
    .map(({ number, chance }) => `${namedIn(view, number)} ${percent(chance)} (${priceOf(view, number)})`)
    .join(', ')}`;

const nameOf = ({ runner }: HorseNamed): string =>
  named({ programNumber: runner.programNumber, horse: runner.horseName });

const titled = (wager: MultiRaceWager): string => `${wager[0]?.toUpperCase()}${wager.slice(1)}`;

/** What is said of where the bet starts: that the card does not print it so, or where else it may. */
function startNote(wager: MultiRaceWager, { start, isPrinted, others }: StartAround): string | null {
  if (!isPrinted) return `The card prints no ${wager} from race ${start}.`;
  return others.length === 0 ? null : `The card also prints one from ${racesText(others)}.`;
}

/** The ticket of legs in words, with its cost and its chance. */
function ticketLine(wager: MultiRaceWager, base: number, legs: readonly Leg[]): string {
  const combinations = legs.reduce((all, { horses }) => all * horses.length, 1);
  const chance = legs.reduce((product, leg) => product * chanceOfLeg(leg), 1);
  const cost = toCents(base * combinations);
  const sets = legs.map(({ horses }) => horses.map(({ number }) => number).join(',')).join(' / ');
  return `- ${shortDollars(base)} ${wager} ${sets}: ${counted(combinations, 'combination')}, costs ${shortDollars(cost)}, chance to cash ${percent(chance)}${breakEvenText(cost, chance)}.`;
}

/** The most dollars on a combination in steps of the least; the least itself where there is less money. */
const soldStake = (dollars: number, least: number): number =>
  toCents(Math.max(1, Math.floor(dollars / least + 1e-9)) * least);

/** The stake of a combination and the money for all of it, or why there is no ticket. */
function moneyFor({ card, text }: ChatQuestion, wager: MultiRaceWager, legs: readonly Leg[]) {
  const combinations = legs.reduce((all, { horses }) => all * horses.length, 1);
  const money = stakeAndBudget(text);
  const least = minimumBet(card.track.slug, card.day, wager).dollars;
  const isWhole = money.budget !== null && legs.every(({ isNamed }) => isNamed);
  const base = money.base ?? (isWhole ? soldStake(money.budget / combinations, least) : least);
  const budget = money.budget ?? Math.max(USUAL_BUDGET, base * combinations);
  const low = belowMinimum(card.track.slug, card.day, wager, base);
  const short =
    budget < base * combinations
      ? `${shortDollars(budget)} does not buy it: ${counted(combinations, 'combination')} at ${shortDollars(base)} cost ${shortDollars(toCents(base * combinations))}.`
      : null;
  const large = budget > LARGEST_BUDGET ? `I build tickets for up to ${shortDollars(LARGEST_BUDGET)}.` : null;
  return { base, budget, refusal: low ?? large ?? short, isNamed: money.budget !== null };
}

/** The legs of the bet with the horses named; null where one of those does not start. */
function legsOf(views: readonly RaceView[], horses: readonly HorseNamed[]): readonly Leg[] | null {
  const byRace = groupBy(horses, ({ raceNumber }) => raceNumber);
  const legs = views.map((view): Leg => {
    const mine = byRace.get(view.picks.raceNumber) ?? [];
    return mine.length === 0
      ? { view, horses: rankedOf(view).slice(0, 1), isNamed: false }
      : { view, horses: chosenIn(view, mine), isNamed: true };
  });
  return legs.some((leg) => leg.horses.length === 0) ? null : legs;
}

async function answerFor(
  question: ChatQuestion,
  wager: MultiRaceWager,
  horses: readonly HorseNamed[],
  around: StartAround,
  facts: ToolFacts,
) {
  const numbers = Array.from({ length: LEGS[wager] }, (_, index) => around.start + index);
  const views = await facts.viewsOf(numbers);
  const races = `races ${numbers[0]} to ${numbers.at(-1)}`;
  const say = (lines: readonly (string | null)[], tickets: readonly string[] = []) => ({
    answer: saying(lines, numbers, tickets),
    views,
  });
  const closed = await closedSequence(`${wager} on ${races}`, views, question, facts);
  if (closed !== null) return closed;
  const out = horses.filter(({ runner }) => runner.isScratched);
  const legs = out.length > 0 ? null : legsOf(views, horses);
  if (legs === null)
    return say([`No ticket: ${listText((out.length > 0 ? out : horses).map(nameOf))} does not start.`]);
  const { base, budget, refusal, isNamed } = moneyFor(question, wager, legs);
  if (refusal !== null) return say([refusal]);
  const full = filled(legs, Math.floor(budget / base + 1e-9));
  const line = ticketLine(wager, base, full);
  const hasOthers = full.some((leg) => !leg.isNamed);
  const forMoney = hasOthers
    ? `, beside ${horses.length === 1 ? 'it' : 'them'} the likeliest for ${shortDollars(budget)}${isNamed ? '' : ' (name your own amount)'}`
    : '';
  const sets = full.map((leg) => leg.horses.map(({ number }) => number));
  return say(
    [
      `${titled(wager)}, ${races}, with ${listText(horses.map(nameOf))}${forMoney}:`,
      ...full.map(legLine),
      line,
      startNote(wager, around),
      facts.payoffOf({ wager, base, tickets: [sets] }, views).sentence,
      ENTERTAINMENT,
    ],
    [line],
  );
}

const wagerOf = (text: string, horses: readonly HorseNamed[]): MultiRaceWager | null =>
  severalIn(text) ??
  (DOUBLE.test(text) || (horses.length > 1 && DOUBLE_OF_TWO.test(text)) ? 'daily double' : null);

function answering(question: ChatQuestion, wager: MultiRaceWager, horses: readonly HorseNamed[]): Answering {
  const races = [...new Set(horses.map(({ raceNumber }) => raceNumber))];
  const around = startAround(question, wager, races);
  if (around !== null) return (facts) => answerFor(question, wager, horses, around, facts);
  const given = startGiven(question, wager);
  const why =
    given === null
      ? `a ${wager} takes ${LEGS[wager]} races in a row`
      : `not all run in the ${wager} from race ${given}`;
  const where = horses.map((horse) => `${nameOf(horse)} runs in race ${horse.raceNumber}`);
  return atOnce({
    answer: saying([`No ticket: ${why}. ${listText(where)}.`]),
    views: [],
  });
}

/** `The 1 with the 2`: one of each race, not two of the race that is named. */
const LEG_BY_LEG = /\b\d{1,2}[a-z]? (?:with|over|to|then|into) (?:the |#)?\d/i;

/** `And who in race 4`: no horse of another race. */
const OPEN_RACE = /\b(?:who|whom|what|any(?:one|body))(?: else)? in race \d{1,2}\b/gi;
const RACES = /\braces?\s+#?(\d{1,2})(?:\s?(?:,|-|and|to|through|thru)\s?(\d{1,2})\b)?/gi;

/** Whether a question names more than one race in which its horses may be. */
const isOverRaces = (text: string): boolean =>
  new Set(
    [...text.replace(OPEN_RACE, ' ').matchAll(RACES)].flatMap(([, ...numbers]) =>
      numbers.filter((number) => number !== undefined),
    ),
  ).size > 1;

/** Horses by name, else by their numbers in the race that a question names: `use the 1 and 2 in the Met Mile`. */
function horsesIn({ card, text, raceNumber }: ChatQuestion): readonly HorseNamed[] {
  const named = horsesNamed(card, text);
  if (named.length > 0 || raceNumber === null || LEG_BY_LEG.test(text) || isOverRaces(text)) return named;
  const pair = pairNumbered(card, text, raceNumber);
  return pair.length > 0 ? pair : horsesNumbered(card, text, raceNumber);
}

const THE_BET =
  /\bpick[- ]?[3-6]s?(?: (?:of |on |in )?\d{1,2}\s?(?:-|to|and|through)\s?\d{1,2}\b)?|\bdoubles? (?:of |on |in )?#?\d{1,2}\s?(?:-|to|and|through)\s?\d{1,2}\b/gi;
const MORE_HORSES = /\b\d{1,2}[a-z]?\b|\ball\b|\bfavou?rites?\b|\bchalk\b/i;

/** Whether horses beside those with a name stand in a question, by number, as `all` or as the favorite. */
function hasMoreHorses({ card, text }: ChatQuestion, horses: readonly HorseNamed[]): boolean {
  if (horsesNamed(card, text).length === 0) return false;
  const nameless = horses.reduce((rest, { runner }) => withoutHorse(rest, runner), text);
  const rest = amountsIn(nameless).reduce((left, { words }) => left.replace(words, ' '), nameless);
  return MORE_HORSES.test(rest.replace(THE_BET, ' ').replace(RACES, ' '));
}

/** A bet over several races with horses in it that are named: `single Journalism in the pick 4`, `use both in the double`. */
export const horsesOverRaces: Tool = {
  name: 'horses in a bet over races',
  reads(question) {
    const { text } = question;
    const horses = horsesIn(question);
    const wager = horses.length === 0 ? null : wagerOf(text, horses);
    if (wager === null) return null;
    if (AGAINST.test(text) || isNegated(text))
      return atOnce({
        answer: saying([
          `I do not build a ${wager} against a horse. Name those you want in it, or leave the horse out of the ticket I give you.`,
        ]),
        views: [],
      });
    if (hasMoreHorses(question, horses)) return null;
    if (OTHER.test(text) || (horses.length === 1 && !USES.test(text))) return null;
    return answering(question, wager, horses);
  },
};
