import { announcedCourse } from '../../card/announced.ts';
import { horseName } from '../../card/horse-name.ts';
import type { Price } from '../../card/price.ts';
import { spokenNames } from '../../card/program-name.ts';
import { percentText, shortDollars } from '../../kernel/text.ts';
import { priceWords } from '../../picks/recommendations/live-odds.ts';
import { toCents } from '../../tickets/combinations.ts';
import type { PricedTicket } from '../../tickets/priced-ticket.ts';
import { ALL, type Ticket } from '../../tickets/ticket.ts';
import { PLACES } from '../../tickets/wager.ts';
import type { RaceView } from '../race-view.ts';

/** A chance, 0-1, as a percentage; a very small one is no 0.0%. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.0005) return 'under 0.1%';
  return percentText(chance);
}

export const named = ({
  programNumber,
  horse,
}: {
  readonly programNumber: string;
  readonly horse: string;
}): string => `#${programNumber} ${horseName(horse)}`;

/** A jockey or trainer as people say the name: `LANE ROBIN A JR` is Robin A Lane Jr. */
export const personText = (name: string): string => horseName(spokenNames(name)[0] ?? name);

/** The horse of a number in the race; the number alone where there is none. */
export function namedIn({ evidence }: Pick<RaceView, 'evidence'>, number: string): string {
  const runner = evidence.runners.find(({ programNumber }) => programNumber === number);
  return runner === undefined ? `#${number}` : named({ programNumber: number, horse: runner.horseName });
}

/** A race's name as printed, capitals made readable: `BELMONT S.` is Belmont S. */
export const raceTitle = (name: string): string => (name === name.toUpperCase() ? horseName(name) : name);

/** `Race 5 (Jim Dandy S.), 1 1/8 miles on dirt`. */
export const headOf = ({ picks }: Pick<RaceView, 'picks'>): string =>
  `Race ${picks.raceNumber}${picks.raceName === null ? '' : ` (${raceTitle(picks.raceName)})`}, ${announcedCourse(picks.distance, picks.surfaceName)}`;

/** `BET: …`; only the sentence while there are no prices. */
export const verdictText = ({ picks: { verdict } }: Pick<RaceView, 'picks'>): string =>
  verdict.kind === null ? verdict.sentence : `${verdict.kind}: ${verdict.sentence}`;

/** The price of the ticket on a horse, of whatever kind; null for none. */
export const knownPriceOf = ({ evidence }: Pick<RaceView, 'evidence'>, number: string): Price | null =>
  evidence.interests.find(({ runners }) => runners.some(({ programNumber }) => programNumber === number))
    ?.price ?? null;

/** Price and its source: `7-2 on the board`; `no price yet`. */
export function priceOf(view: Pick<RaceView, 'evidence'>, number: string): string {
  const price = knownPriceOf(view, number);
  return price === null ? 'no price yet' : priceWords(price);
}

/** Our win chance, 0-1; null for a horse that is not starting. */
export function chanceOf(
  { evidence, chances }: Pick<RaceView, 'evidence' | 'chances'>,
  number: string,
): number | null {
  const index = evidence.interests.findIndex(({ runners }) =>
    runners.some(({ programNumber }) => programNumber === number),
  );
  return index < 0 ? null : (chances[index] ?? null);
}

const setText = (set: Ticket['sets'][number]): string => (set === ALL ? 'ALL' : set.join(','));

function isBox({ wager, sets }: Ticket): boolean {
  const [first] = sets;
  return (
    PLACES[wager] > 1 &&
    first !== ALL &&
    (first?.length ?? 0) >= PLACES[wager] &&
    sets.every((set) => setText(set) === setText(first ?? []))
  );
}

/** `$2 exacta box 1,2,3`, `$1 trifecta 4 / 1,2 / 1,2,5`, `$20 win #4`. */
export function ticketName(ticket: Ticket): string {
  const { wager, base, sets } = ticket;
  const [first = []] = sets;
  if (PLACES[wager] === 1) return `${shortDollars(base)} ${wager} #${setText(first)}`;
  if (isBox(ticket)) return `${shortDollars(base)} ${wager} box ${setText(first)}`;
  return `${shortDollars(base)} ${wager} ${sets.map(setText).join(' / ')}`;
}

/** One line: the ticket, its combinations, cost and chance to cash. */
export function ticketLine(ticket: Ticket, { combinations, cost, chance }: PricedTicket): string {
  const count = combinations === 1 ? '' : `${combinations} combinations, `;
  return `- ${ticketName(ticket)}: ${count}costs ${shortDollars(cost)}, chance to cash ${percent(chance)}`;
}

/** `, must pay $38.13 to break even`, after a ticket's cost and chance to cash; empty where it cannot cash. */
export const breakEvenText = (cost: number, chance: number): string =>
  chance > 0 ? `, must pay ${shortDollars(toCents(cost / chance))} to break even` : '';
