import type { BarTone } from '../share-bar.tsx';
import type { DayHealth } from './day-health.ts';

export type Band = {
  readonly tone: Extract<BarTone, 'green' | 'yellow' | 'orange' | 'red'>;
  readonly word: string;
};

/** The band of a health score: 90 and above green, from 70 yellow, from 50 orange, below red. */
export function bandOf(score: number): Band {
  if (score >= 90) return { tone: 'green', word: 'Complete' };
  if (score >= 70) return { tone: 'yellow', word: 'Some missing' };
  return score >= 50 ? { tone: 'orange', word: 'Much missing' } : { tone: 'red', word: 'Mostly missing' };
}

const darkWords: Readonly<Record<string, string>> = { no: 'No racing', 'not-asked': 'No card' };

/** What stands in place of a score on a day without racing; null on a day that may have it, whose score counts. */
export const darkWordOf = ({ racing }: Pick<DayHealth, 'racing'>): string | null => darkWords[racing] ?? null;
