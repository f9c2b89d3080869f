import type { NonFinish } from '#core/card/past-performance.ts';
import type { ListStatus, Medication } from '#core/card/runner.ts';

export const LISTS: Readonly<Record<string, ListStatus>> = { A: 'also-eligible', M: 'main-track-only' };

/** N is Lasix as last time, 2 is Lasix for the second time; X or empty means none. */
export const MEDICATIONS: Readonly<Record<string, Medication>> = {
  N: 'lasix',
  1: 'first-time lasix',
  2: 'lasix',
  X: 'none',
  '': 'none',
};

/** Medication in past races, by letter. */
export const PAST_MEDICATIONS: Readonly<Record<string, string>> = {
  '': 'none',
  L: 'lasix',
  B: 'bute',
  A: 'bute',
  LB: 'bute and lasix',
  BL: 'bute and lasix',
  LA: 'bute and lasix',
  AL: 'bute and lasix',
};

export const BLINKERS: Readonly<Record<string, 'on' | 'off'>> = { ON: 'on', OFF: 'off' };

/** Workout courses: TrackMaster's letter and our own code. */
export const WORK_COURSES: Readonly<Record<string, string>> = {
  D: 'MT',
  E: 'MT',
  A: 'TT',
  F: 'TT',
  G: 'TN',
  T: 'T',
  I: 'IT',
  N: 'IM',
};

/** How comments describe a horse that was not timed at the finish; the first match counts. */
export const NON_FINISHES: readonly (readonly [RegExp, NonFinish])[] = [
  [/lost (?:the )?(?:rider|jockey)|threw (?:the )?(?:rider|jockey)|unseated/i, 'lost rider'],
  [/pulled up/i, 'pulled up'],
  [/\beased\b/i, 'eased'],
  [/broke down/i, 'broke down'],
  [/\bfell\b(?! (?:well |far )?(?:back|off|out))/i, 'fell'],
  [/\bbolted\b/i, 'bolted'],
  [/\brefused\b/i, 'refused'],
  [/left (?:at|in) (?:the )?(?:post|gate)/i, 'left at post'],
  [/\bdistanced\b/i, 'distanced'],
];
