import type { RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ResultStore } from '../ports.ts';
import type { SheetKind } from '../result-sheet.ts';
import { trackOfResults } from '../track-of-results.ts';
import { type Matching, matchSheets } from '../unmatched.ts';

/** How two kinds of sheets agree over the days that both report. */
export interface KindsMatched extends Matching {
  readonly left: SheetKind;
  readonly right: SheetKind;
}

const KINDS: readonly SheetKind[] = ['chart', 'trackmaster-chart', 'nyra-tables', 'aqueduct-table'];

/**
 * Lays the sheets of different kinds beside each other, over the days of a span, at one track (by its slug, number or code) or
 * all. Pairs without a common race are left
 * out. Refuses ('invalid', `results.bad-span`) a span that ends before it begins.
 */
export function makeMatchResults({ results }: { readonly results: ResultStore }) {
  return async function matchResults(
    from: RaceDay,
    to: RaceDay,
    track: string | null,
  ): Promise<readonly KindsMatched[]> {
    if (to < from)
      throw new Refusal('invalid', 'results.bad-span', `The span ends (${to}) before it begins (${from}).`);
    const sheets = await results.sheetsBetween(track === null ? null : trackOfResults(track).code, from, to);
    const ofKind = (sheetKind: SheetKind) => sheets.filter(({ kind }) => kind === sheetKind);
    return KINDS.flatMap((sheetKind, index) =>
      KINDS.slice(index + 1).map((otherKind) => ({
        left: sheetKind,
        right: otherKind,
        ...matchSheets(ofKind(sheetKind), ofKind(otherKind)),
      })),
    ).filter(({ races }) => races > 0);
  };
}

export type MatchResults = ReturnType<typeof makeMatchResults>;
