import { sumBy } from '../../kernel/numbers.ts';
import { shortDollars } from '../../kernel/text.ts';
import { pricedTicket } from '../../tickets/priced-ticket.ts';
import { straight } from '../../tickets/ticket.ts';
import { amountsIn, severalIn, wagerIn } from '../jake/amounts.ts';
import { ENTERTAINMENT, saying } from '../jake/answer.ts';
import { chanceOf, headOf, named, priceOf, ticketLine, verdictText } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { type HorseNamed, horseOf, horsesNamed, horsesNumbered } from './horses-named.ts';
import type { ChatQuestion, Tool, ToolFacts } from './tool.ts';

const ACROSS = /\bacross the board\b|\bw\.? ?\/?p\.? ?\/?s\b|\bwin,? ?\/?place,?(?: and|,| ?\/)? ?show\b/i;
const WIN_AND_PLACE = /\bwin (?:and|\/|&) place\b/i;
const PLACE_AND_SHOW = /\bplace (?:and|\/|&) show\b/i;
/** Right before the horse that a bet is on. */
const ON_IT = /\b(?:on|wps|board|to win|to place|to show)(?: the| number| no\.?| horse)*\s*#?$/i;
/** What it pays, whether it is worth it, a horse scratched: other questions. */
const OTHER =
  /\bpa(?:y|ys|id|ying|yout|yoff)\b|\breturns?\b|\bwin back\b|\bget back\b|\b(?:price|odds|line)\b|\bif\b|\bbox\w*|\bwheel\w*|\bkey\w*|\bdid\b|\bhow much (?:should|do|would|can) i\b|\bscratch\w*/i;
/** `At 9-5 to win`: a price on each bet. */
const ODDS_ON_A_BET = /\b\d{1,3}(?:\s?[-/]\s?| to )\d{1,2} to (?:win|place|show)\b/i;
const USUAL_STAKE = 2;

type Bet = 'win' | 'place' | 'show';

/** A bet with dollars on it. */
interface StakedBet {
  readonly bet: Bet;
  readonly stake: number;
}

/** `20 to win`, `$10 place`: each bet with its own money. */
const OWN_STAKE =
  /(?<!\b(?:race|the|number|no|horse|post|to) |[-/#\d.])\$?\b(\d{1,4}(?:\.\d\d)?)(?: dollars?| bucks)? (?:to )?(win|place|show)\b/gi;

/** Bets on one horse that have money each; empty where a question has fewer than two. */
function ownStakes(text: string): readonly StakedBet[] {
  const rows = [...text.matchAll(OWN_STAKE)].map(([, money = '', bet = '']) => ({
    bet: bet.toLowerCase() as Bet,
    stake: Number(money),
  }));
  return rows.length > 1 && new Set(rows.map(({ bet }) => bet)).size === rows.length ? rows : [];
}

/** More than one `on the 5`, or more than one horse by name or number. */
function isOnSeveral({ text, card, raceNumber }: ChatQuestion): boolean {
  const horses = [...horsesNamed(card, text), ...horsesNumbered(card, text, raceNumber)];
  const numbers = text.match(/\bon (?:(?:the|number|no\.?|horse) )*#?\d/gi) ?? [];
  return new Set(horses.map(({ runner }) => runner)).size > 1 || numbers.length > 1;
}

/** The bets that a question makes on one horse, each at one stake; empty where it makes none. */
function betsIn(text: string, hasMoney: boolean): readonly Bet[] {
  if (ACROSS.test(text)) return ['win', 'place', 'show'];
  if (WIN_AND_PLACE.test(text)) return ['win', 'place'];
  if (PLACE_AND_SHOW.test(text)) return ['place', 'show'];
  const wager = wagerIn(text);
  if (wager === 'win' || wager === 'place' || wager === 'show') return hasMoney ? [wager] : [];
  return wager === null && hasMoney ? ['win'] : [];
}

/** The bets with what they cost, their chance to cash, and our verdict on the race. */
function answerOn(view: RaceView, { runner, raceNumber }: HorseNamed, bets: readonly StakedBet[]) {
  const { programNumber } = runner;
  const name = named({ programNumber, horse: runner.horseName });
  if (runner.isScratched || chanceOf(view, programNumber) === null)
    return saying([`No bet: ${name} does not start in race ${raceNumber}.`], [raceNumber]);
  const priced = bets.map(({ bet, stake }) => {
    const ticket = straight(bet, stake, [programNumber]);
    return { ticket, ...pricedTicket(ticket, view.field, view.order) };
  });
  const lines = priced.map((row) => ticketLine(row.ticket, row));
  const total = sumBy(priced, ({ cost }) => cost);
  return saying(
    [
      `${headOf(view)}, ${shortDollars(total)} on ${name} (${priceOf(view, programNumber)}):`,
      ...lines,
      `Our view of the race. ${verdictText(view)}`,
      ENTERTAINMENT,
    ],
    [raceNumber],
    lines,
  );
}

const answering =
  (horse: HorseNamed, bets: readonly StakedBet[], { card }: ChatQuestion) =>
  async (facts: ToolFacts) => {
    const views = await facts.viewsOf([horse.raceNumber]);
    const [view] = views;
    if (view === undefined)
      return { answer: saying([`Race ${horse.raceNumber} is not on the card.`]), views };
    if (isRun(view)) return closedRace(view, card, facts, horse.runner.programNumber);
    return { answer: answerOn(view, horse, bets), views };
  };

/** `$20 to win on the 5`, `$2 across the board on Journalism`: a bet on one horse, as it is named. */
export const betOnAHorse: Tool = {
  name: 'a bet on one horse',
  reads(question) {
    const { text } = question;
    const amounts = amountsIn(text);
    const staked = ownStakes(text);
    if (ODDS_ON_A_BET.test(text) || (staked.length > 0 && isOnSeveral(question))) return null;
    if (OTHER.test(text) || severalIn(text) !== null || amounts.length > Math.max(1, staked.length))
      return null;
    const stake = amounts[0]?.dollars ?? USUAL_STAKE;
    const bets =
      staked.length > 0 ? staked : betsIn(text, amounts.length === 1).map((bet) => ({ bet, stake }));
    const horse = bets.length === 0 ? null : horseOf(question);
    if (horse === null || !ON_IT.test(text.slice(0, horse.position))) return null;
    return answering(horse, bets, question);
  },
};
