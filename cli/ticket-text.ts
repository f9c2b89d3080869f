import { counted, dollarsText, percentText } from '#core/kernel/text.ts';
import type { FollowedTicket } from '#core/results/followed-ticket.ts';
import type { LegStanding } from '#core/tickets/settlement/standing.ts';
import type { ShownBuild, ShownGroups } from '#core/tickets/use-cases/build-tickets.ts';
import type { PriceTicket } from '#core/tickets/use-cases/price-ticket.ts';
import type { WagerOnMenu } from '#core/tickets/wager-menu.ts';
import { type Column, tableLines } from './table.ts';

const HONEST = 'Most tickets lose. Entertainment only; no bet is taken here.';

/** A small chance keeps two digits that say something: `0.043%`. */
const chanceText = (chance: number): string =>
  chance >= 0.01 ? percentText(chance) : `${(100 * chance).toPrecision(2)}%`;

const assumed = (isAssumed: boolean): string => (isAssumed ? ' (assumed)' : '');

const MENU: readonly Column<WagerOnMenu>[] = [
  ['wager', 'left', ({ wager }) => wager],
  ['races', 'left', ({ races }) => races.join(', ')],
  ['minimum', 'left', ({ minimum }) => `${dollarsText(minimum.dollars)}${assumed(minimum.isAssumed)}`],
  ['takeout', 'left', ({ takeout }) => `${percentText(takeout.share)}${assumed(takeout.isAssumed)}`],
  ['scratched horse', 'left', ({ scratched }) => scratched],
];

export const menuText = (menu: readonly WagerOnMenu[]): string => tableLines(MENU, menu).join('\n');

/** Which races are by a member's line; nothing where our chances were asked for. */
const lineLines = ({ chancesUsed: { sentence } }: Pick<ShownGroups, 'chancesUsed'>): readonly string[] =>
  sentence === null ? [] : [sentence];

export function priceText(priced: Awaited<ReturnType<PriceTicket>>): string {
  const { spoken, combinations, cost, chance, breakEven, takeout, legChances, model, payoff } = priced;
  const legs = legChances.length === 0 ? [] : [`By leg: ${legChances.map(chanceText).join(', ')}.`];
  return [
    spoken,
    `${counted(combinations, 'combination')}, ${dollarsText(cost)}. Chance to cash ${chanceText(chance)}.`,
    ...legs,
    breakEven === null
      ? 'It cannot cash.'
      : `Needs ${dollarsText(breakEven)} on average when it cashes to break even.`,
    payoff.sentence,
    ...lineLines(priced),
    `Takeout ${percentText(takeout.share)}${assumed(takeout.isAssumed)}. Chances: ${model.name} ${model.version}; dead heats left out.`,
    HONEST,
  ].join('\n');
}

type Summed = Pick<ShownGroups, 'tickets' | 'combinations' | 'cost' | 'chance' | 'payoff'>;

/** What tickets come to together, each of them in the words for the window, and what they may pay. */
const ticketLines = ({ tickets, combinations, cost, chance, payoff }: Summed): readonly string[] => [
  `${counted(tickets.length, 'ticket')}, ${counted(combinations, 'combination')}, ${dollarsText(cost)}. Chance to cash ${chanceText(chance)}.`,
  ...tickets.map(
    (ticket) => `  ${ticket.spoken} (${dollarsText(ticket.cost)}, ${chanceText(ticket.chance)})`,
  ),
  payoff.sentence,
];

export function buildText({ best, dollarLess, dollarMore, ...basis }: ShownBuild): string {
  const other = ({ cost, chance, horses }: ShownBuild['dollarMore']): string =>
    `${dollarsText(cost)} for ${chanceText(chance)}, ${horses}`;
  return [
    ...ticketLines(best),
    ...lineLines(basis),
    best.isProven
      ? 'No other tickets as few cash more often for the money.'
      : `Any number of tickets could reach ${chanceText(best.highest)} at most.`,
    `A dollar less: ${dollarLess === null ? 'nothing' : other(dollarLess)}. A dollar more: ${other(dollarMore)}.`,
    HONEST,
  ].join('\n');
}

/** The tickets of groups of horses, and what they come to together. */
export const groupsText = (groups: ShownGroups): string =>
  [...ticketLines(groups), ...lineLines(groups), HONEST].join('\n');

const legText = ({ raceNumber, state, held, winners, out }: LegStanding): string => {
  const won = winners.length === 0 ? '' : `, won by ${winners.join(', ')}`;
  const gone = out.length === 0 ? '' : `, did not run: ${out.join(', ')}`;
  return `  race ${raceNumber}: ${state}${won}; ${held === 'all' ? 'all' : held.join(', ') || 'none'} left${gone}`;
};

function lastLegLine({
  number,
  combinations,
  dollars,
  reason,
}: NonNullable<FollowedTicket['lastLeg']>[number]): string {
  const winning = combinations === null ? [] : [counted(combinations, 'combination')];
  const paid = dollars === null ? (reason ?? 'will-pay not known') : `returns ${dollarsText(dollars)}`;
  return `  with ${number}: ${[...winning, paid].join(', ')}`;
}

/** What the last leg is worth before its off, or why no expected return is named. */
function valueLines({
  lastLegValue: value,
  lastLegReason: reason,
}: Pick<FollowedTicket, 'lastLegValue' | 'lastLegReason'>): readonly string[] {
  const why = reason === null ? [] : [reason];
  if (value === null) return why;
  const { chance, chancesBy, expectedReturn } = value;
  const paid =
    expectedReturn === null
      ? ''
      : ` Expected return ${dollarsText(expectedReturn)}, by that and the will-pays you typed.`;
  return [`Chance to cash ${chanceText(chance)}, ${chancesBy}.${paid}`, ...why, ...lineLines(value)];
}

function lastLegLines({
  lastLeg,
  ...value
}: Pick<FollowedTicket, 'lastLeg' | 'lastLegValue' | 'lastLegReason'>): readonly string[] {
  if (lastLeg === null) return [];
  const isUnknown =
    lastLeg.some(({ stake }) => stake !== null) && lastLeg.every(({ dollars }) => dollars === null);
  return [
    ...lastLeg.map(lastLegLine),
    ...valueLines(value),
    ...(isUnknown ? ['No source gives will-pays: add what the track shows with --will-pays.'] : []),
  ];
}

export function followText({ standing: bet, settlement, ...last }: FollowedTicket): string {
  const state =
    bet === null ? [] : [`The ticket is ${bet.state}.`, ...bet.legs.map(legText), ...lastLegLines(last)];
  if (settlement === null) return [...state, 'Not settled yet.'].join('\n');
  const { outcome, staked, returned, refunded, note } = settlement;
  if (outcome === 'unknown') return [...state, `unknown: ${note}.`].join('\n');
  const money = `${outcome}: ${dollarsText(staked)} staked, ${dollarsText(returned)} returned, ${dollarsText(refunded)} refunded`;
  return [...state, `${money}${note === null ? '' : ` (${note})`}.`].join('\n');
}
