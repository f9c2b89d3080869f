import { horseName } from '../../card/horse-name.ts';
import { shortDollars } from '../../kernel/text.ts';
import type { ShownPayout, ShownRace } from '../../results/day-results.ts';

const PLACED = ['won', 'was second', 'was third'];

const money = (dollars: number): string => `$${dollars.toFixed(2)}`;

/** `won at $8.30, $4.10, $3.20`: the win, place and show payoffs of $2 on a horse. */
function payoffsOf(payouts: readonly ShownPayout[], number: string): string {
  const paid = ['Win', 'Place', 'Show'].flatMap((wager) => {
    const payout = payouts.find((row) => row.wager === wager && row.winningNumbers === number);
    return payout?.payoff == null ? [] : [`${money(payout.payoff)} to ${wager.toLowerCase()}`];
  });
  return paid.length === 0 ? '' : `, paid ${paid.join(', ')}`;
}

const EXOTICS = 4;

const exoticLine = ({ wager, base, winningNumbers, payoff }: ShownPayout): string =>
  `- ${shortDollars(base)} ${wager} ${winningNumbers}: ${payoff === null ? 'no winner' : money(payoff)}`;

const isExotic = ({ wager }: ShownPayout): boolean => !['Win', 'Place', 'Show'].includes(wager);

/** The first three with what they paid, then the exotic payoffs. */
export function resultLines({
  starters,
  payouts,
  cancelled,
  cancelReason,
  doubts,
}: ShownRace): readonly string[] {
  if (cancelled) return [`The race was canceled${cancelReason === null ? '' : `: ${cancelReason}`}.`];
  const first = starters
    .flatMap((starter) => (starter.official === null ? [] : [{ ...starter, official: starter.official }]))
    .filter(({ official }) => official <= PLACED.length)
    .toSorted((a, b) => a.official - b.official);
  return [
    ...first.map(
      ({ programNumber, horseName: name, official, deadHeat, bettingInterest }) =>
        `#${programNumber} ${horseName(name)} ${PLACED[official - 1]}${deadHeat ? ' in a dead heat' : ''}${payoffsOf(payouts, bettingInterest)}.`,
    ),
    ...payouts.filter(isExotic).slice(0, EXOTICS).map(exoticLine),
    ...(doubts ?? []).map((doubt) => `In doubt: ${doubt}`),
  ];
}

/** `#5 Silver Latch, $8.30`, for a list of winners; null for a race without an official winner. */
export function winnerText({ starters, payouts, cancelled }: ShownRace): string | null {
  if (cancelled) return 'canceled';
  const winners = starters.filter(({ official }) => official === 1);
  if (winners.length === 0) return null;
  return winners
    .map(({ programNumber, horseName: name, bettingInterest }) => {
      const payoff = payouts.find(
        (row) => row.wager === 'Win' && row.winningNumbers === bettingInterest,
      )?.payoff;
      return `#${programNumber} ${horseName(name)}${payoff == null ? '' : `, ${money(payoff)} to win`}`;
    })
    .join(' and ');
}

const PLACED_IN_SPANISH = ['ganó', 'llegó segundo', 'llegó tercero'];

/** The first three in Spanish, the winner with what it paid to win. */
export function resultsInSpanish({ starters, payouts, cancelled }: ShownRace): readonly string[] {
  if (cancelled) return ['La carrera fue cancelada.'];
  return starters
    .flatMap((starter) => (starter.official === null ? [] : [{ ...starter, official: starter.official }]))
    .filter(({ official }) => official <= PLACED_IN_SPANISH.length)
    .toSorted((a, b) => a.official - b.official)
    .map(({ programNumber, horseName: name, official, bettingInterest }) => {
      const win = payouts.find(
        (row) => official === 1 && row.wager === 'Win' && row.winningNumbers === bettingInterest,
      );
      const paid = win?.payoff == null ? '' : `, pagó ${money(win.payoff)}`;
      return `#${programNumber} ${horseName(name)} ${PLACED_IN_SPANISH[official - 1]}${paid}.`;
    });
}
