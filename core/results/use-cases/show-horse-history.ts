import type { HorseHistory } from '../../card/history/horse-history.ts';
import type { PrintedForms } from '../../card/history/ports.ts';
import { nameInKey } from '../../card/history/same-horse.ts';
import { horseKey } from '../../card/runner.ts';
import type { Instant } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { joinedHistories } from '../history/joined-histories.ts';
import { resultStartsIn } from '../history/result-start.ts';
import type { ResultsByHorse } from '../ports.ts';

export interface ShowHorseHistoryDeps {
  readonly forms: PrintedForms;
  readonly results: ResultsByHorse;
}

/**
 * The histories of all horses of these names as they were known before a moment: races of cards and results joined, with
 * what they agree on and contradict each other in, and works. A name that no card and no result has is left out. Refuses
 * ('invalid', `results.bad-horse`) what holds no letter or digit.
 */
export function makeShowHorseHistory({ forms, results }: ShowHorseHistoryDeps) {
  return async function showHorseHistory(
    horseNames: readonly string[],
    before: Instant,
  ): Promise<readonly HorseHistory[]> {
    const names = horseNames.map((horseName) => {
      const name = nameInKey(horseKey(horseName, null, null));
      if (name !== '') return name;
      throw new Refusal('invalid', 'results.bad-horse', `"${horseName}" is not a horse's name.`);
    });
    const [horses, sheets] = await Promise.all([forms.horsesNamed(names), results.racesOf(names, before)]);
    const printed = await forms.printedOf(
      horses.map(({ key }) => key),
      before,
    );
    const distinctForms = [...new Set([...printed.values()].flat())];
    return joinedHistories(distinctForms, resultStartsIn(sheets, new Set(names)));
  };
}

export type ShowHorseHistory = ReturnType<typeof makeShowHorseHistory>;
