import type { HorseHistory } from '../../card/history/horse-history.ts';
import type { PrintedForms } from '../../card/history/ports.ts';
import { nameInKey } from '../../card/history/same-horse.ts';
import { horseKey } from '../../card/runner.ts';
import type { Instant } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { listText } from '../../kernel/text.ts';
import { joinedHistories } from '../history/joined-histories.ts';
import { resultStartsIn } from '../history/result-start.ts';
import type { ResultsByHorse } from '../ports.ts';

export interface ShowHorseHistoryDeps {
  readonly forms: PrintedForms;
  readonly results: ResultsByHorse;
}

/**
 * The histories of all horses of these names as they were known before a moment: races of cards and results joined, with
 * where they agree and disagree, and works. A name on no card and in no result is left out. Refuses
 * ('invalid', `results.bad-horse`) a name without a letter or digit, and ('not-found', `results.unknown-horse`) when none
 * of the names is known.
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
    const histories = joinedHistories(distinctForms, resultStartsIn(sheets, new Set(names)));
    if (histories.length > 0) return histories;
    const sentence = `No card or result has a horse named ${listText(horseNames, 'or')}.`;
    throw new Refusal('not-found', 'results.unknown-horse', sentence);
  };
}

export type ShowHorseHistory = ReturnType<typeof makeShowHorseHistory>;
