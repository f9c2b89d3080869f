import type { Runner } from '../card/runner.ts';
import type { Evidence } from '../handicapping/evidence.ts';

/** `not checkable`: it names something the card does not give, or not clearly enough. */
export type ClaimVerdict = 'true' | 'wrong' | 'not checkable';

/** One thing a sentence says, checked against the card. */
export interface CheckedClaim {
  readonly sentence: string;
  /** What it is about, and the words: `post position: "post 3"`. */
  readonly claim: string;
  readonly verdict: ClaimVerdict;
  /** What the card says. */
  readonly fact: string;
}

/** `holds` is null where the card does not say. */
export interface ClaimCheck {
  readonly holds: boolean | null;
  readonly fact: string;
}

/** A claim found in a text; which horse it is about depends on the sentence. */
export interface StatedClaim {
  readonly kind: string;
  readonly words: string;
  /** Where in the text. */
  readonly index: number;
}

export interface HorseClaim extends StatedClaim {
  readonly check: (runner: Runner) => ClaimCheck;
}

export interface RaceClaim extends StatedClaim, ClaimCheck {}

/** Finds the claims a part of a sentence makes about its horse. */
export type HorseKind = (text: string, evidence: Evidence) => readonly HorseClaim[];

/** Finds the claims a part of a sentence makes about the race. */
export type RaceKind = (text: string, evidence: Evidence) => readonly RaceClaim[];

export interface Match {
  readonly words: string;
  readonly index: number;
  /** What the parentheses took; empty where nothing. */
  readonly parts: readonly string[];
}

/** Every match of a pattern (with the flag `g`). */
export const matches = (text: string, pattern: RegExp): readonly Match[] =>
  [...text.matchAll(pattern)].map((found) => ({
    words: found[0].trim(),
    index: found.index,
    parts: found.slice(1).map((part) => part ?? ''),
  }));

const BREAKS = /[;—]|[:,](?!\d)| but | while | although | though | whereas /g;

/** The part of a text between the two commas (or other breaks) around an index. */
export function partAround(text: string, index: number): string {
  const breaks = [...text.matchAll(BREAKS)].map(({ index }) => index);
  const from = breaks.findLast((end) => end < index) ?? 0;
  const to = breaks.find((end) => end > index) ?? text.length;
  return text.slice(from, to);
}

/** The same with the part before the comma: `Its last race, on May 4`. */
export function partBeforeToo(text: string, index: number): string {
  const part = partAround(text, index);
  const from = text.lastIndexOf(part, index);
  return from <= 0 || !part.startsWith(',') ? part : `${partAround(text, from - 1)}${part}`;
}

const PAST =
  /\b(?:was|were|had|then|ago|previous(?:ly)?|earlier this|last (?:time|out|start|race)|latest (?:start|race|outing)|most recent(?:ly)?)\b/i;

/** About an earlier race. */
export const isOfThePast = (text: string): boolean => PAST.test(text);

const LAST =
  /\b(?:last(?! (?:two|three|four|five|six|\d+|few|sprints|routes|races|starts|outings|year|season|week|month|spring|summer|fall|winter)\b)(?:[- ](?:time|out|start|race|effort|outing))?|latest|most recent(?:ly)?|exits|coming (?:in )?off|comes (?:in )?off)\b/i;

/** About the last race. */
export const isOfTheLastRace = (text: string): boolean => LAST.test(text);

export const theHorse = ({ programNumber, horseName }: Runner): string => `${programNumber} ${horseName}`;
