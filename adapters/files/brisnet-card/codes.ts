import type { Eligibility } from '#core/card/eligibility.ts';
import type { NonFinish } from '#core/card/past-performance.ts';
import type { ListStatus, Medication, Runner, RunStyle } from '#core/card/runner.ts';
import type { Surface } from '#core/card/surface.ts';

/** Letters of the layout and what they mean here. */
export const SURFACES: Readonly<Record<string, Surface>> = {
  D: 'dirt',
  d: 'inner-dirt',
  T: 'turf',
  t: 'inner-turf',
  s: 'steeplechase',
  h: 'hunt',
};

export const AGES: Readonly<Record<string, string>> = {
  A: '2',
  B: '3',
  C: '4',
  D: '5',
  E: '3-4',
  F: '4-5',
  G: '3-5',
  H: 'all',
};

export const SEXES_ADMITTED: Readonly<Record<string, Eligibility['sexes']>> = {
  N: 'open',
  M: 'fillies and mares',
  C: 'colts and geldings',
  F: 'fillies',
};

/** `g` is a gelding at his first start as one. */
export const SEXES: Readonly<
  Record<string, { readonly sex: Runner['sex']; readonly isNewGelding: boolean }>
> = {
  C: { sex: 'colt', isNewGelding: false },
  H: { sex: 'horse', isNewGelding: false },
  G: { sex: 'gelding', isNewGelding: false },
  g: { sex: 'gelding', isNewGelding: true },
  F: { sex: 'filly', isNewGelding: false },
  M: { sex: 'mare', isNewGelding: false },
  R: { sex: 'ridgling', isNewGelding: false },
};

/** A, B, C couple runners, F is the field, S a scratch. */
export const ENTRIES: Readonly<
  Record<string, { readonly group: string | null; readonly isScratched: boolean }>
> = {
  '': { group: null, isScratched: false },
  A: { group: 'A', isScratched: false },
  B: { group: 'B', isScratched: false },
  C: { group: 'C', isScratched: false },
  F: { group: 'F', isScratched: false },
  S: { group: null, isScratched: true },
};

export const LISTS: Readonly<Record<string, ListStatus | null>> = {
  '': null,
  A: 'also-eligible',
  M: 'main-track-only',
};

export const MEDICATIONS: Readonly<Record<string, Medication | null>> = {
  '': null,
  0: 'none',
  1: 'lasix',
  2: 'bute',
  3: 'bute and lasix',
  4: 'first-time lasix',
  5: 'bute and first-time lasix',
  9: null,
};

export const BLINKERS: Readonly<Record<string, 'on' | 'off' | null>> = {
  '': null,
  0: null,
  1: 'on',
  2: 'off',
  9: null,
};

export const RUN_STYLES: Readonly<Record<string, RunStyle | null>> = {
  '': null,
  NA: null,
  E: 'E',
  'E/P': 'E/P',
  P: 'P',
  S: 'S',
};

/** Used in place of a position. */
export const NON_FINISHES: Readonly<Record<string, NonFinish>> = {
  A: 'bled',
  B: 'bolted',
  C: 'broke down',
  D: 'distanced',
  E: 'dwelt',
  F: 'eased',
  G: 'fell',
  H: 'lame',
  I: 'left at post',
  J: 'left course',
  K: 'lost rider',
  L: 'no line',
  M: 'propped',
  N: 'sulked',
  O: 'sore',
  P: 'refused',
  Q: 'pulled up',
  R: 'wheeled',
  S: 'saddle slipped',
  T: 'lost irons',
  U: 'beaten off',
  V: 'reared',
  W: 'bucked',
  X: 'did not finish',
  Y: 'unplaced',
  '?': 'unspecified',
  '*': 'unspecified',
};
