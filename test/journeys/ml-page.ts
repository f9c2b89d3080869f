import type { Page } from 'playwright';
import type { Calls } from '#contract/calls.ts';

export type Predicted = Calls['GET /api/ml/predict/{raceId}']['reply'][number];

/** What the table of predictions prints of a horse. */
export interface PrintedRow {
  readonly programNumber: string;
  readonly formula: string;
  readonly formulaConfidence: string;
  /** Win, place and show; empty for a horse that does not start. */
  readonly chances: readonly string[];
  readonly modelConfidence: string;
}

const percent = (chance: number): string => `${(chance * 100).toFixed(1)}%`;
type Rated = Pick<
  Predicted,
  'programNumber' | 'winProbability' | 'placeProbability' | 'showProbability' | 'modelConfidence'
>;

/** What the table ought to print of a horse, from the figures of the call or of the terminal. */
export function expectedRow(
  rated: Rated,
  formula: { readonly winPercent: number; readonly confidence: number },
): PrintedRow {
  const chances = [rated.winProbability, rated.placeProbability, rated.showProbability];
  return {
    programNumber: rated.programNumber,
    formula: `${formula.winPercent.toFixed(1)}%`,
    formulaConfidence: `${Math.round(formula.confidence)}%`,
    chances: chances.flatMap((chance) => (chance === null ? [] : [percent(chance)])),
    modelConfidence: rated.modelConfidence === null ? '–' : `${rated.modelConfidence}%`,
  };
}

/** The table of predictions as it is printed, in the order of the program. */
export async function printedRows(page: Page, raceNumber: number): Promise<readonly PrintedRow[]> {
  const table = page.getByRole('table', { name: new RegExp(`^Race ${raceNumber}\\b.*formula and model`) });
  await table.waitFor();
  const rows = await table.locator('tbody tr').evaluateAll((all) =>
    all.map((row) => ({
      programNumber: row.querySelector('.saddle-cloth')?.lastChild?.textContent ?? '',
      chances: [...row.querySelectorAll('.chance-figure')].map((figure) => figure.textContent ?? ''),
      cells: [...row.querySelectorAll('td')].map((cell) => [
        cell.dataset['label'] ?? '',
        cell.textContent ?? '',
      ]),
    })),
  );
  return rows.map(({ programNumber, chances, cells }) => {
    const cell = new Map(cells as [string, string][]);
    return {
      programNumber,
      formula: cell.get('Formula win %') ?? '',
      formulaConfidence: cell.get('Formula confidence') ?? '',
      chances,
      modelConfidence: cell.get('ML confidence') ?? '',
    };
  });
}
