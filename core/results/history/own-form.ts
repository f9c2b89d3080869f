import type { HorseHistory } from '../../card/history/horse-history.ts';
import type { WorkReport } from '../../card/history/work-facts.ts';
import { type FormLine, formLines, NO_RACE_TODAY } from '../../card/race-form/form-line.ts';
import type { Runner } from '../../card/runner.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { RaceDay } from '../../kernel/race-day.ts';

/** A horse as the card of a day prints it. */
export interface PrintedRunner {
  readonly runner: Runner;
  readonly day: RaceDay;
  readonly provenance: Provenance;
}

/** Starts in the career: those that the card counts, and those known from its day on. */
function careerStarts({ starts }: HorseHistory, printed: PrintedRunner | null): number | null {
  const counted = printed?.runner.records?.life?.starts ?? null;
  if (printed === null || counted === null) return null;
  return counted + starts.filter(({ day }) => day >= printed.day).length;
}

/** Every start of a horse, newest first, compared with the one before it, as the producer of its latest card reports it. */
export const ownLines = (history: HorseHistory, printed: PrintedRunner | null): readonly FormLine[] =>
  formLines(history.starts, {
    today: NO_RACE_TODAY,
    producer: printed?.provenance.source ?? null,
    careerStarts: careerStarts(history, printed),
    cards: history.cards,
  });

/** Every work of a horse, newest first; of reports that differ, the first. */
export const ownWorks = ({ works }: HorseHistory): readonly WorkReport[] =>
  works.flatMap(({ reports }) => reports.slice(0, 1));
