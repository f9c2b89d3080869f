import { lastVariants } from '../../handicapping/figures/condition-variant.ts';
import type { VariantsBefore } from '../../handicapping/ports.ts';
import { addDays } from '../../kernel/race-day.ts';
import type { ResultStore } from '../../results/ports.ts';
import { timedRaceOf } from '../../results/race-as-run.ts';
import { joinedRaces, sheetsThatCount, sheetsToLearnFrom } from '../../results/reconcile/index.ts';

/** How far back the pars of a variant are learned. */
const HISTORY_DAYS = 120;

/** The variants of the last race day before a day, made from the results in the store. */
export function makeReadVariants({ results }: { readonly results: ResultStore }): VariantsBefore {
  return async function variantsBefore(track, day) {
    const [from, to] = [addDays(day, -HISTORY_DAYS), addDays(day, -1)];
    const sheets = sheetsThatCount(sheetsToLearnFrom(await results.sheetsBetween(track, from, to)));
    const last = lastVariants(joinedRaces(sheets).flatMap((joined) => timedRaceOf(joined) ?? []));
    const sheet = sheets.find((resultSheet) => resultSheet.day === last?.day);
    if (last === null || sheet === undefined) return null;
    const { source, at: instant } = sheet.provenance;
    return { ...last, provenance: { tier: 'derived', source: `Times of ${source}`, at: instant } };
  };
}
