import { sumBy } from '../../kernel/numbers.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { ComparedFact } from '../past-race-facts.ts';

export type FactValue = string | number | boolean | readonly number[];

/**
 * `agreed`: two or more sources say the same; `single`: only one source has it; `contradicted`: they differ;
 * `reworded`: the same in other words, or a foreign track under another code; not a contradiction.
 */
export type FactState = 'agreed' | 'single' | 'contradicted' | 'reworded';

/** The distinct values of a fact in report order, each with the indexes of the reports that have it. */
export type DistinctValues = readonly { readonly value: FactValue; readonly reports: readonly number[] }[];

/** One fact as its reports have it. A fact in no report is left out. */
export interface ReportedFact<Name extends string> {
  readonly name: Name;
  readonly state: FactState;
  readonly values: DistinctValues;
}

/** What several items say about one fact. */
export type ValuesOf<Item> = (items: readonly Item[]) => DistinctValues;

/** Collects the distinct values of a fact. */
export const valuesOf =
  <Item, Value extends FactValue>({ read, isSame }: ComparedFact<Item, Value>): ValuesOf<Item> =>
  (items) => {
    const values: { readonly value: Value; readonly reports: number[] }[] = [];
    for (const [index, item] of items.entries()) {
      const value = read(item);
      if (value === null) continue;
      const known = values.find((other) => isSame(other.value, value));
      if (known === undefined) values.push({ value, reports: [index] });
      else known.reports.push(index);
    }
    return values;
  };

/**
 * The fact that these values make; null when no report has it. `sources`: those of each report. `isReworded`: whether
 * values that differ say the same in other words.
 */
export function reportedFact<Name extends string>(
  name: Name,
  values: DistinctValues,
  sources: readonly (readonly Provenance[])[],
  isReworded: boolean,
): ReportedFact<Name> | null {
  const [first, second] = values;
  if (first === undefined) return null;
  if (second !== undefined) return { name, state: isReworded ? 'reworded' : 'contradicted', values };
  const count = sumBy(first.reports, (index) => sources[index]?.length ?? 0);
  return { name, state: count > 1 ? 'agreed' : 'single', values };
}
