import type { CardStore } from '../../card/ports.ts';
import type { Card } from '../../card/race.ts';
import type { AllOrNothing, Digest } from '../../kernel/functions.ts';
import type { Board } from '../../odds/board.ts';
import type { OddsStore } from '../../odds/ports.ts';
import type { ResultStore } from '../ports.ts';
import type { ResultSheet } from '../result-sheet.ts';

/** A generated race day that has been run. */
export interface PastDemoDay {
  readonly card: Card;
  readonly sheet: ResultSheet;
  /** The odds of its races before the off and at it. */
  readonly boards: readonly Board[];
}

export interface LoadSeasonDayDeps {
  readonly cards: Pick<CardStore, 'keep' | 'cardFor'>;
  readonly results: Pick<ResultStore, 'keep' | 'currentSheet'>;
  readonly odds: Pick<OddsStore, 'keep'>;
  readonly digest: Digest;
  readonly allOrNothing: AllOrNothing;
}

/**
 * Puts a generated day with its results and odds into the stores, all or nothing. Doing it again changes nothing. A real card of
 * the same day is not touched; it hides the demo's, which then counts as nothing new. Returns whether anything was new.
 */
export const makeLoadSeasonDay = ({ cards, results, odds, digest, allOrNothing }: LoadSeasonDayDeps) =>
  async function loadSeasonDay({ card, sheet, boards }: PastDemoDay): Promise<boolean> {
    const [cardHash, sheetHash] = [digest(JSON.stringify(card)), digest(JSON.stringify(sheet))];
    return allOrNothing(async () => {
      const storedCard = await cards.cardFor(card.trackSlug, card.day);
      const isHidden = storedCard !== null && storedCard.card.provenance.tier !== 'demo';
      const isCardThere = !isHidden && storedCard?.contentHash === cardHash;
      if (!isCardThere) await cards.keep(card, cardHash);
      const stood = await results.currentSheet(sheet.track, sheet.day, sheet.kind);
      const isSheetThere = stood?.contentHash === sheetHash;
      if (!isSheetThere) await results.keep(sheet, sheetHash);
      const fresh = await odds.keep(boards);
      return !((isCardThere || isHidden) && isSheetThere && fresh.length === 0);
    });
  };
export type LoadSeasonDay = ReturnType<typeof makeLoadSeasonDay>;
