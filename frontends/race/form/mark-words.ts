import type { Mark, PastRace } from './form-query.ts';

/** What stands in the gutter for a mark, and what it means. */
const signs: Readonly<Record<Mark, readonly [sign: string, meaning: string]>> = {
  layoff: ['', 'back from a layoff'],
  'turf to dirt': ['T→D', 'turf to dirt'],
  'dirt to turf': ['D→T', 'dirt to turf'],
  'other surface': ['S', 'another surface'],
  'class up': ['+', 'up in class'],
  'class down': ['−', 'down in class'],
  longer: ['↑', 'longer by a furlong or more'],
  shorter: ['↓', 'shorter by a furlong or more'],
  'first Lasix': ['L1', 'first Lasix'],
  'Lasix on': ['L', 'Lasix on'],
  'Lasix off': ['L×', 'Lasix off'],
  'blinkers on': ['b', 'blinkers on'],
  'blinkers off': ['b×', 'blinkers off'],
  'new trainer': ['tr', 'new trainer'],
  claimed: ['c', 'claimed from this race'],
  foreign: ['F', 'run outside North America'],
  'today’s distance': ['▸', 'at today’s distance and surface'],
  'today’s track': ['•', 'at today’s track'],
};

type Marked = Pick<PastRace, 'marks' | 'layoffDays'>;

export const markSign = (mark: Mark, layoffDays: number | null): string =>
  mark === 'layoff' ? String(layoffDays ?? '') : signs[mark][0];

export const markWords = (mark: Mark, layoffDays: number | null): string =>
  mark === 'layoff' && layoffDays !== null ? `${layoffDays} days off` : signs[mark][1];

/** The marks of a line in words: `63 days off, down in class`. */
export const marksInWords = ({ marks, layoffDays }: Marked): string =>
  marks.map((mark) => markWords(mark, layoffDays)).join(', ');

/** Signs and their meaning, for the key below the form. */
export const signKey: readonly (readonly [sign: string, meaning: string])[] = [
  ['60', 'days off'],
  ...Object.values(signs).filter(([sign]) => sign !== ''),
];
