import type { Evidence, EvidenceInterest, PriceKind } from '../../handicapping/evidence.ts';
import { toIso } from '../../kernel/instant.ts';

/** A starter with the live price of its ticket. */
export interface LiveOddsRow {
  readonly horseName: string;
  readonly programNumber: string;
  readonly postPosition: number | null;
  readonly currentOdds: string;
  readonly morningLineOdds: string | null;
  /** Name of the source, and the ISO instant of its board. */
  readonly source: string;
  readonly at: string;
}

/** The morning line of a ticket; null where none of its horses has one. */
export const lineText = ({ runners }: EvidenceInterest): string | null =>
  runners.find(({ morningLine }) => morningLine !== null)?.morningLine?.text ?? null;

/** The live price of a ticket; null where there is none. */
export const liveText = ({ odds }: EvidenceInterest): string | null =>
  odds?.kind === 'live' ? odds.text : null;

/** `7-2 on the board`, `7-2 on the morning line`. */
export const priceWords = ({ text, kind }: { readonly text: string; readonly kind: PriceKind }): string =>
  `${text} on the ${kind === 'live' ? 'board' : 'morning line'}`;

/** The starters whose price is on the board that was known, in the order of the card; none without a board. */
export const liveOddsOf = ({ interests, board }: Evidence): readonly LiveOddsRow[] =>
  interests.flatMap((interest) => {
    const currentOdds = liveText(interest);
    if (currentOdds === null || board === null) return [];
    return interest.runners.map(({ horseName, programNumber, postPosition }) => ({
      horseName,
      programNumber,
      postPosition,
      currentOdds,
      morningLineOdds: lineText(interest),
      source: board.source,
      at: toIso(board.at),
    }));
  });
