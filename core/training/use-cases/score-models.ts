import type { RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { trackOfResults } from '../../results/track-of-results.ts';
import type { RaceExample } from '../fitting/training-example.ts';
import { type FitSettings, type Step, type Walk, walkSteps } from '../fitting/walk.ts';
import { reportOf, type ScoreReport } from '../scoring/report.ts';

export interface ScoreModelsDeps {
  /** Every usable real race up to a day, in order of time. */
  readonly examplesUntil: (
    until: RaceDay,
    progress: (line: string) => void,
  ) => Promise<readonly RaceExample[]>;
  readonly settings: FitSettings;
}

export interface SpanToScore {
  readonly from: RaceDay;
  readonly to: RaceDay;
  /** By its slug, number or code; null for all. */
  readonly track: string | null;
}

/** Called after each day; the next one waits until it is done with it, so that it can let others have a turn. */
export type Stepped = (step: Step) => unknown;

async function walkedTo(steps: Generator<Step, Walk>, stepped: Stepped): Promise<Walk> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    await stepped(step.value);
  }
}

/**
 * Walks through the days of a span, refits every model before each race day on what was known then, and scores what
 * they said. Refuses ('invalid') a span that ends before it begins, ('not-found') one without races, ('conflict')
 * one with too little before it.
 */
export function makeScoreModels({ examplesUntil, settings }: ScoreModelsDeps) {
  return async function scoreModels(
    span: SpanToScore,
    progress: (line: string) => void,
    stepped: Stepped,
  ): Promise<ScoreReport> {
    const { from, to } = span;
    const track = span.track === null ? null : trackOfResults(span.track).code;
    const resolvedSpan = { from, to, track };
    if (to < from)
      throw new Refusal('invalid', 'results.bad-span', `The span ends (${to}) before it begins (${from}).`);
    const examples = await examplesUntil(to, progress);
    const past = examples.filter(({ day }) => day < from);
    const wantedExamples = examples.filter(
      (example) => example.day >= from && (track === null || example.track === track),
    );
    if (wantedExamples.length === 0) {
      throw new Refusal(
        'not-found',
        'results.no-races',
        `No usable results${track === null ? '' : ` of ${track}`} from ${from} to ${to}. Import them with chart import or nyra import.`,
      );
    }
    const { walked, last } = await walkedTo(walkSteps(examples, resolvedSpan, settings), stepped);
    if (last === null) {
      throw new Refusal(
        'conflict',
        'results.too-few-races',
        `${past.length} usable races before ${from}; at least ${settings.leastRaces} are needed to fit on.`,
      );
    }
    return reportOf(resolvedSpan, walked, last, past);
  };
}

export type ScoreModels = ReturnType<typeof makeScoreModels>;
