import type { Ticked } from '../../../frontends/frame/tickets/ticket.ts';

/** A trifecta with no horse yet. */
export const ticked = (more: Partial<Ticked>): Ticked => ({
  wager: 'trifecta',
  places: 3,
  way: 'straight',
  base: 1,
  groups: [],
  keyPlace: 0,
  ...more,
});
