import type { PlayedTicket } from './my-tickets.ts';
import type { PricedTicket } from './ticket.ts';

/** What the chances of tickets were worked out from. `chancesUsed` is left out in an answer of before. */
export type Basis = Pick<PricedTicket, 'model' | 'races' | 'provenance' | 'board' | 'upTo'> &
  Partial<Pick<PricedTicket, 'chancesUsed'>>;

/** How the book credits tickets priced by the member's own line; null when only our chances were used. */
export function sourceOf({ chancesUsed }: Pick<Basis, 'chancesUsed'>): PlayedTicket['source'] | null {
  if (!chancesUsed || chancesUsed.mine.length === 0) return null;
  return { idea: 'My line', note: chancesUsed.sentence ?? '' };
}

/** `your line and morning 1.2 on a board`. */
export function chancesText({ model, races, provenance, board, chancesUsed }: Omit<Basis, 'upTo'>): string {
  const mine = chancesUsed?.mine.length ?? 0;
  const ours = `${model.name} ${model.version} on ${(board ?? provenance).source}`;
  if (mine === 0) return ours;
  return mine < races.length ? `your line and ${ours}` : 'your line';
}
