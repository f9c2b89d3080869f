import type { Runner } from '../card/runner.ts';
import { currentRecord, winPercentOf } from './recent-record.ts';
import {
  formulaConfidence,
  hasJockeyBadge,
  type RaceWeather,
  type WinPercent,
  winPercent,
} from './win-percent.ts';

/** The documented formula for one horse, under its own name. */
export interface FormulaFigures extends WinPercent {
  /** Whole percent, 75-93. */
  readonly confidence: number;
  readonly confidenceRaw: number;
  readonly jockeyWinPercent: number | null;
  readonly trainerWinPercent: number | null;
  /** Starts behind the two percentages; null where they are. */
  readonly jockeyStarts: number | null;
  readonly trainerStarts: number | null;
  readonly hasJockeyBadge: boolean;
  /** What was unknown, so that the formula's default counts: `morning line`, `jockey`, `trainer`, `post position`. */
  readonly assumed: readonly string[];
}

function assumedIn(runner: Runner, jockeyPercent: number | null, trainerPercent: number | null): string[] {
  const missing = [
    runner.morningLine === null ? 'morning line' : null,
    jockeyPercent === null ? 'jockey' : null,
    trainerPercent === null ? 'trainer' : null,
    runner.postPosition === null ? 'post position' : null,
  ];
  return missing.filter((what) => what !== null);
}

/** The documented formula on a horse of the card. */
export function formulaOf(
  runner: Runner,
  distance: string | null,
  weather: RaceWeather | null,
): FormulaFigures {
  const [jockey, trainer] = [currentRecord(runner.jockey), currentRecord(runner.trainer)];
  const [jockeyWinPercent, trainerWinPercent] = [winPercentOf(jockey), winPercentOf(trainer)];
  const { postPosition: post, age, morningLine } = runner;
  const entry = { odds: morningLine?.text ?? null, post, distance, age, jockeyWinPercent, trainerWinPercent };
  const confidence = formulaConfidence(post);
  return {
    ...winPercent(entry, weather),
    confidence: confidence.whole,
    confidenceRaw: confidence.raw,
    jockeyWinPercent,
    trainerWinPercent,
    jockeyStarts: jockey?.starts ?? null,
    trainerStarts: trainer?.starts ?? null,
    hasJockeyBadge: hasJockeyBadge(jockeyWinPercent),
    assumed: assumedIn(runner, jockeyWinPercent, trainerWinPercent),
  };
}
