import { fixed, unknownFigure } from '#kit/kit.ts';

const written = /^(\d+(?:\.\d+)?)(?:[-/](\d+(?:\.\d+)?))?$/;

/** The chance of fair odds as they are typed, `7-2`, `7/2` or `3.5`; null for what is none. */
export function chanceOfOdds(text: string): number | null {
  const [, top, bottom = '1'] = written.exec(text.trim()) ?? [];
  const toOne = Number(top) / Number(bottom);
  return Number.isFinite(toOne) ? 1 / (toOne + 1) : null;
}

/** The fair odds of a chance, to one: `3.5`; a dash where it has none. */
export function oddsOfChance(chance: number): string {
  const toOne = 1 / chance - 1;
  if (!Number.isFinite(toOne)) return unknownFigure;
  return fixed(toOne, toOne < 10 ? 2 : toOne < 100 ? 1 : 0).replace(/\.0+$|(\.\d)0$/, '$1');
}
