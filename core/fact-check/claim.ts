import type { Runner } from '../card/runner.ts';
import type { Evidence } from '../handicapping/evidence.ts';

/** `not checkable`: it names something of the card that the card does not tell, or not plainly enough. */
export type ClaimVerdict = 'true' | 'wrong' | 'not checkable';

/** One thing that a sentence says of the card, held against the card. */
export interface CheckedClaim {
  readonly sentence: string;
  /** What it is about, and the words: `post position: "post 3"`. */
  readonly claim: string;
  readonly verdict: ClaimVerdict;
  /** What the card says. */
  readonly fact: string;
}

/** `holds` is null where the card does not tell. */
export interface Judged {
  readonly holds: boolean | null;
  readonly fact: string;
}

/** Something said; of whom it is said is found out by the sentence. */
export interface Said {
  readonly kind: string;
  readonly words: string;
  /** Where in the text. */
  readonly at: number;
}

export interface HorseClaim extends Said {
  readonly judge: (runner: Runner) => Judged;
}

export interface RaceClaim extends Said, Judged {}

/** Finds what a part of a sentence says of the horse it is about. */
export type HorseKind = (text: string, evidence: Evidence) => readonly HorseClaim[];

/** Finds what a part of a sentence says of the race. */
export type RaceKind = (text: string, evidence: Evidence) => readonly RaceClaim[];

export interface Match {
  readonly words: string;
  readonly at: number;
  /** What the parentheses took; empty where nothing. */
  readonly parts: readonly string[];
}

/** Every match of a pattern (with the flag `g`). */
export const matches = (text: string, pattern: RegExp): readonly Match[] =>
  [...text.matchAll(pattern)].map((found) => ({
    words: found[0].trim(),
    at: found.index,
    parts: found.slice(1).map((part) => part ?? ''),
  }));

const BREAKS = /[;:—]|,(?!\d)| but | while | although | though | whereas /g;

/** The part between two commas (or the like) in which something stands. */
export function partAround(text: string, at: number): string {
  const breaks = [...text.matchAll(BREAKS)].map(({ index }) => index);
  const from = breaks.filter((index) => index < at).at(-1) ?? 0;
  const to = breaks.find((index) => index > at) ?? text.length;
  return text.slice(from, to);
}

/** The same with what stands before the comma: `Its last race, on May 4`. */
export function partBeforeToo(text: string, at: number): string {
  const own = partAround(text, at);
  const from = text.lastIndexOf(own, at);
  return from <= 0 || !own.startsWith(',') ? own : `${partAround(text, from - 1)}${own}`;
}

const PAST =
  /\b(?:was|were|had|then|ago|previous(?:ly)?|earlier this|last (?:time|out|start|race)|latest (?:start|race|outing)|most recent(?:ly)?)\b/i;

/** It tells of a race that was run before. */
export const isOfThePast = (text: string): boolean => PAST.test(text);

const LAST =
  /\b(?:last(?! (?:two|three|four|five|six|\d+|few|sprints|routes|races|starts|outings|year|season|week|month|spring|summer|fall|winter)\b)(?:[- ](?:time|out|start|race|effort|outing))?|latest|most recent(?:ly)?|exits|coming (?:in )?off|comes (?:in )?off)\b/i;

/** It tells of the last race. */
export const isOfTheLastRace = (text: string): boolean => LAST.test(text);

export const theHorse = ({ programNumber, horseName }: Runner): string => `${programNumber} ${horseName}`;
