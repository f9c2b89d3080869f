import type { RaceView } from '../race-view.ts';

/** A shorter text says nothing. In characters. */
const LEAST_CHARACTERS = 20;

/** What is wrong with a statement of a debate. */
export const faultsOfText = (text: string): readonly string[] =>
  text.trim().length < LEAST_CHARACTERS ? ['it says too little'] : [];

/** What is wrong with a program number a side names. */
export function faultsOfNumber({ evidence }: RaceView, number: string): readonly string[] {
  const starts = evidence.starters.some(({ programNumber }) => programNumber === number);
  return starts ? [] : [`#${number.slice(0, 8)} is not among the starters`];
}
