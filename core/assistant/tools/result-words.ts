import { horseName } from '../../card/horse-name.ts';
import { numberOf } from '../../fact-check/number-words.ts';
import { ordinal } from '../../handicapping/angles/wording.ts';
import { shortDollars } from '../../kernel/text.ts';
import type { ShownPayout, ShownRace } from '../../results/day-results.ts';
import { type AnyWager, setCount } from '../../tickets/wager.ts';
import { severalIn, wagerIn } from '../jake/amounts.ts';
import { personText } from '../jake/wording.ts';

const PLACED = ['won', 'was second', 'was third'];

/** `$8.30`. */
export const moneyText = (dollars: number): string => `$${dollars.toFixed(2)}`;

const USUAL_STAKE = 2;

/** What $2 on a horse paid; null where not reported. */
function payoffOf(payouts: readonly ShownPayout[], wager: string, number: string): number | null {
  const row = payouts.find((paid) => paid.wager === wager && paid.winningNumbers === number);
  return row === undefined || row.payoff === null ? null : (USUAL_STAKE * row.payoff) / row.base;
}

const nameOf = ({ programNumber, horseName: name }: ShownRace['starters'][number]): string =>
  `#${programNumber} ${horseName(name)}`;

/** The official first three in order; in a dead heat more. */
const firstThree = ({ starters }: ShownRace) =>
  starters
    .flatMap((starter) => (starter.official === null ? [] : [{ ...starter, official: starter.official }]))
    .filter(({ official }) => official <= PLACED.length)
    .toSorted((a, b) => a.official - b.official);

/** What $2 to win on a betting interest paid; null where not reported. */
export const winPayoff = ({ payouts }: Pick<ShownRace, 'payouts'>, number: string): number | null =>
  payoffOf(payouts, 'Win', number);

/** `, paid $8.30 to win, $4.10 to place`: of $2 on a horse. */
function paidText(payouts: readonly ShownPayout[], number: string): string {
  const paid = ['Win', 'Place', 'Show'].flatMap((wager) => {
    const payoff = payoffOf(payouts, wager, number);
    return payoff === null ? [] : [`${moneyText(payoff)} to ${wager.toLowerCase()}`];
  });
  return paid.length === 0 ? '' : `, paid ${paid.join(', ')}`;
}

const EXOTICS = 4;

/** What a result says paid, as rows: the bet, the horse or the winning numbers, and the payoff. */
export function payoffRows(race: ShownRace): readonly (readonly string[])[] {
  const { payouts, cancelled } = race;
  if (cancelled) return [];
  const onHorses = firstThree(race).flatMap((starter) =>
    ['Win', 'Place', 'Show'].flatMap((wager) => {
      const payoff = payoffOf(payouts, wager, starter.bettingInterest);
      return payoff === null ? [] : [[`to ${wager.toLowerCase()}`, nameOf(starter), moneyText(payoff)]];
    }),
  );
  const exotics = payouts.filter(isExotic).slice(0, EXOTICS);
  return [
    ...onHorses,
    ...exotics.map(({ wager, base, winningNumbers, payoff }) => [
      `${shortDollars(base)} ${wager}`,
      winningNumbers,
      payoff === null ? 'no winner' : moneyText(payoff),
    ]),
  ];
}

const exoticLine = ({ wager, base, winningNumbers, payoff }: ShownPayout): string =>
  `- ${shortDollars(base)} ${wager} ${winningNumbers}: ${payoff === null ? 'no winner' : moneyText(payoff)}`;

const isExotic = ({ wager }: ShownPayout): boolean => !['Win', 'Place', 'Show'].includes(wager);

/** The exotic wager that a question about a payoff names; here `the double` is the daily double. */
function exoticIn(text: string): AnyWager | null {
  const wager = severalIn(text) ?? wagerIn(text) ?? (/\bdoubles?\b/i.test(text) ? 'daily double' : null);
  return wager !== null && setCount(wager) > 1 ? wager : null;
}

/** What the wager that a question names paid in a race that was run, or that its payoff is not stored; empty where it names none. */
export function payoffAsked({ payouts, raceNumber, cancelled }: ShownRace, text: string): readonly string[] {
  const wager = exoticIn(text);
  if (wager === null || cancelled) return [];
  const paid = payouts.filter((row) => row.wager.toLowerCase() === wager);
  return paid.length === 0
    ? [`No ${wager} payoff of race ${raceNumber} is stored.`]
    : paid.map((row) => exoticLine(row).replace(/^- /, ''));
}

/** What the wager that a question names paid in every race of a day; empty where it names none. */
export function payoffsAsked(races: readonly ShownRace[], text: string, where: string): readonly string[] {
  const wager = exoticIn(text);
  if (wager === null) return [];
  const paid = races.flatMap(({ raceNumber, payouts }) =>
    payouts
      .filter((row) => row.wager.toLowerCase() === wager)
      .map((row) => `- Race ${raceNumber}: ${exoticLine(row).replace(/^- /, '')}`),
  );
  return paid.length === 0
    ? [`No ${wager} payoff is stored for ${where}.`]
    : [`Payoffs of the ${wager} at ${where}, by the race it ended in:`, ...paid];
}

/** `Time 1:10.32.`; none where it is not reported. */
function timeText({ finalTimeSeconds }: ShownRace): readonly string[] {
  if (finalTimeSeconds === null) return [];
  const minutes = Math.floor(finalTimeSeconds / 60);
  const rest = (finalTimeSeconds - 60 * minutes).toFixed(2);
  return [`Time ${minutes === 0 ? rest : `${minutes}:${rest.padStart(5, '0')}`}.`];
}

/** Who rode and who trained the winner, as far as reported. */
function peopleText(race: ShownRace): readonly string[] {
  const [winner, other] = race.starters.filter(({ official }) => official === 1);
  if (winner === undefined || other !== undefined) return [];
  const { jockeyName, trainerName } = winner;
  const parts = [
    ...(jockeyName === null ? [] : [`ridden by ${personText(jockeyName)}`]),
    ...(trainerName === null ? [] : [`trained by ${personText(trainerName)}`]),
  ];
  return parts.length === 0 ? [] : [`The winner was ${parts.join(' and ')}.`];
}

/** What is in doubt about a race, a line each. */
export const doubtLines = ({ doubts }: ShownRace): readonly string[] =>
  (doubts ?? []).map((doubt) => `In doubt: ${doubt}`);

/** The first three with what they paid, who rode and trained the winner, and the time: what stands before the exotic payoffs. */
export function finishSentences(race: ShownRace): readonly string[] {
  const { payouts, cancelled, cancelReason } = race;
  if (cancelled) return [`The race was canceled${cancelReason === null ? '' : `: ${cancelReason}`}.`];
  return [
    ...firstThree(race).map(
      (starter) =>
        `${nameOf(starter)} ${PLACED[starter.official - 1]}${starter.deadHeat ? ' in a dead heat' : ''}${paidText(payouts, starter.bettingInterest)}.`,
    ),
    ...peopleText(race),
    ...timeText(race),
  ];
}

/** The first three with what they paid, then the exotic payoffs. */
export function resultLines(race: ShownRace): readonly string[] {
  if (race.cancelled) return finishSentences(race);
  return [
    ...finishSentences(race),
    ...race.payouts.filter(isExotic).slice(0, EXOTICS).map(exoticLine),
    ...doubtLines(race),
  ];
}

const PLACE_ASKED =
  /\b(?:who|which (?:horse|one))\b.*\b(?:ran|finished|came|was)(?: in)? (?:dead )?(fourth|4th|fifth|5th|sixth|6th|last)\b/i;

/** The horse of a place after third that a question asks for; empty where it asks for none. */
export function placeAsked(race: ShownRace, text: string): readonly string[] {
  const word = PLACE_ASKED.exec(text)?.[1]?.toLowerCase();
  if (word === undefined || race.cancelled) return [];
  const placed = race.starters.filter(({ official }) => official !== null);
  const isWhole = placed.length === race.starters.length && !race.missing.includes('field');
  if (word === 'last' && !isWhole) return ['The chart does not say who was last.'];
  const wanted = word === 'last' ? Math.max(...placed.map(({ official }) => official ?? 0)) : numberOf(word);
  return placed
    .filter(({ official }) => official === wanted)
    .map((starter) => `${nameOf(starter)} was ${ordinal(starter.official ?? 0)} of ${race.starters.length}.`);
}

/** The most lengths of a nose, a head, a neck. */
export const SHORT_MARGINS: readonly (readonly [most: number, name: string])[] = [
  [0.08, 'a nose'],
  [0.18, 'a head'],
  [0.3, 'a neck'],
];

/** `a neck`, `1 length`, `4.25 lengths`; null where it is not known, or nothing. */
function lengthsText(lengths: number | null): string | null {
  if (lengths === null || lengths <= 0) return null;
  const short = SHORT_MARGINS.find(([most]) => lengths <= most);
  return short?.[1] ?? `${lengths} ${lengths === 1 ? 'length' : 'lengths'}`;
}

function placeText(race: ShownRace, starter: ShownRace['starters'][number]): string {
  const { official, finished, disqualified, deadHeat, crossed, margin, behind } = starter;
  if (official === null) return finished === false ? 'did not finish' : 'was not placed';
  const place = `${official === 1 ? 'won' : `was ${ordinal(official)} of ${race.starters.length}`}${deadHeat ? ' in a dead heat' : ''}`;
  if (disqualified === true || official !== crossed)
    return crossed === null || official === crossed
      ? place
      : `${place}, placed there after crossing the wire ${ordinal(crossed)}`;
  const lengths = lengthsText(official === 1 ? margin : behind);
  return `${place}${lengths === null ? '' : official === 1 ? ` by ${lengths}` : `, beaten ${lengths}`}`;
}

/** `#1 Silver Latch was 2nd of 3, beaten a neck.`: how horses of a race finished, the first of them first, and what is in doubt. */
export const placeLines = (race: ShownRace, numbers: readonly string[]): readonly string[] => [
  ...race.starters
    .filter(({ programNumber }) => numbers.includes(programNumber))
    .toSorted((a, b) => (a.official ?? race.starters.length + 1) - (b.official ?? race.starters.length + 1))
    .map((starter) => `${nameOf(starter)} ${placeText(race, starter)}.`),
  ...doubtLines(race),
];

/** How a horse finished, its price, what it paid, and who won; empty for a race called off or a horse that did not start. */
export function finishLines(race: ShownRace, number: string): readonly string[] {
  if (race.cancelled) return resultLines(race);
  const starter = race.starters.find(({ programNumber }) => programNumber === number);
  const winner = winnerText(race);
  if (starter === undefined || winner === null) return [];
  const odds = starter.odds === null ? 'its odds are not reported' : `odds ${starter.odds.toFixed(2)} to 1`;
  return [
    `${nameOf(starter)} ${placeText(race, starter)}; ${odds}${paidText(race.payouts, starter.bettingInterest)}.`,
    ...(starter.comment === null || starter.comment === '' ? [] : [`Chart: ${starter.comment}.`]),
    ...(starter.official === 1 ? [] : [`Winner: ${winner}.`]),
    ...doubtLines(race),
  ];
}

/** `#2 Quiet Ford was 1st, #1 Silver Latch was 2nd`: the official places of some horses; null where none is official yet. */
export function placesText(race: ShownRace | undefined, numbers: readonly string[]): string | null {
  if (race?.cancelled === true) return 'the race was canceled';
  const placed = (race?.starters ?? [])
    .filter(({ programNumber }) => numbers.includes(programNumber))
    .flatMap((starter) => (starter.official === null ? [] : [{ ...starter, official: starter.official }]))
    .toSorted((a, b) => a.official - b.official);
  return placed.length === 0
    ? null
    : placed.map((starter) => `${nameOf(starter)} was ${ordinal(starter.official)}`).join(', ');
}

/** `#5 Silver Latch, $8.30 to win`, for a list of winners; null for a race without an official winner. */
export function winnerText(race: ShownRace): string | null {
  if (race.cancelled) return 'canceled';
  const winners = race.starters.filter(({ official }) => official === 1);
  if (winners.length === 0) return null;
  return winners
    .map((winner) => {
      const payoff = payoffOf(race.payouts, 'Win', winner.bettingInterest);
      return `${nameOf(winner)}${payoff === null ? '' : `, ${moneyText(payoff)} to win`}`;
    })
    .join(' and ');
}

const PLACED_IN_SPANISH = ['ganó', 'llegó segundo', 'llegó tercero'];

/** The first three in Spanish, the winner with what it paid to win. */
export function resultsInSpanish(race: ShownRace): readonly string[] {
  if (race.cancelled) return ['La carrera fue cancelada.'];
  return firstThree(race).map((starter) => {
    const payoff = starter.official === 1 ? payoffOf(race.payouts, 'Win', starter.bettingInterest) : null;
    return `${nameOf(starter)} ${PLACED_IN_SPANISH[starter.official - 1]}${payoff === null ? '' : `, pagó ${moneyText(payoff)}`}.`;
  });
}
