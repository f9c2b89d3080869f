import { gradeOf } from '#core/card/grade.ts';
import type { RaceResult } from '#core/results/race-result.ts';

/** Facts found only in a race's text. */
export type TextFacts = Pick<RaceResult, 'name' | 'grade' | 'conditions'>;

const GRADE = /\s*-\s*Grade ?([123])$/;
/** `1 1/4M Dirt CR: 106. Stakes Purse 3000000. `; the conditions follow. */
const BEFORE_CONDITIONS = /^.*? Purse [\d,]+\. ?/;

const orNull = (text: string): string | null => (text === '' ? null : text);

/**
 * The name of a stakes with its grade, and the conditions. The text is `Name S. - Grade1 TRACK RACE 12 1 1/4M Dirt CR:
 * 106. Stakes Purse 3000000. CONDITIONS` without line breaks; `track` is spelled as in the file, which may cut it short.
 */
export function factsOfText(text: string, track: string, raceNumber: number): TextFacts {
  const head = `${track} RACE ${raceNumber} `;
  const headAt = text.indexOf(head);
  const title = headAt < 0 ? '' : text.slice(0, headAt).trim();
  const rest = headAt < 0 ? text : text.slice(headAt + head.length);
  return {
    name: orNull(title.replace(GRADE, '')),
    grade: gradeOf(Number(GRADE.exec(title)?.[1] ?? 0)),
    conditions: orNull(rest.replace(BEFORE_CONDITIONS, '').trim()),
  };
}

/** Conditions written for the turf say where the race is run if the turf can't be used. */
const FOR_THE_TURF = /\bover the\s+(?:inner |outer )?turf\s+course\b/i;

/** Whether the conditions are those of a race planned for the turf. */
export const isWrittenForTurf = (conditions: string | null): boolean => FOR_THE_TURF.test(conditions ?? '');
