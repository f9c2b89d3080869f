import type { Starter } from './finish-rows.ts';
import { winningMargin } from './margins.ts';

/** How the first across the wire finished: `won by a neck`, `dead heat`, and `first at the wire` for one placed behind. */
export function firstWords(
  place: number | null,
  { deadHeat, margin }: Pick<Starter, 'deadHeat' | 'margin'>,
): string {
  if (deadHeat) return 'dead heat';
  const by = margin === null ? '' : winningMargin(margin);
  if (place === 1) return `won ${by}`.trim();
  return by === '' ? 'first at the wire' : `first at the wire, ${by}`;
}
