import type { CardShelf } from '../../card/ports.ts';
import type { Card } from '../../card/race.ts';
import type { AllOrNothing, Digest } from '../../kernel/doors.ts';
import type { ResultShelf } from '../ports.ts';
import type { ResultSheet } from '../result-sheet.ts';

/** A generated race day that has been run. */
export interface PastDemoDay {
  readonly card: Card;
  readonly sheet: ResultSheet;
}

export interface LoadSeasonDayDoors {
  readonly cards: Pick<CardShelf, 'keep' | 'cardFor'>;
  readonly results: Pick<ResultShelf, 'keep' | 'standing'>;
  readonly digest: Digest;
  readonly allOrNothing: AllOrNothing;
}

/**
 * Puts a generated day with its results on the shelves, both or neither. Doing it again changes nothing. A real card of
 * the same day is not touched; it hides the demo's. Returns whether anything was new.
 */
export const makeLoadSeasonDay = ({ cards, results, digest, allOrNothing }: LoadSeasonDayDoors) =>
  async function loadSeasonDay({ card, sheet }: PastDemoDay): Promise<boolean> {
    const [cardHash, sheetHash] = [digest(JSON.stringify(card)), digest(JSON.stringify(sheet))];
    return allOrNothing(async () => {
      const shown = await cards.cardFor(card.trackSlug, card.day);
      const isCardThere = shown?.card.provenance.tier === 'demo' && shown.contentHash === cardHash;
      if (!isCardThere) await cards.keep(card, cardHash);
      const stood = await results.standing(sheet.track, sheet.day, sheet.kind);
      const isSheetThere = stood?.contentHash === sheetHash;
      if (!isSheetThere) await results.keep(sheet, sheetHash);
      return !(isCardThere && isSheetThere);
    });
  };
export type LoadSeasonDay = ReturnType<typeof makeLoadSeasonDay>;
