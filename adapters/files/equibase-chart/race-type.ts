import type { RaceResult } from '#core/results/race-result.ts';

export type RaceType = Pick<RaceResult, 'type' | 'name' | 'grade' | 'breed'>;

const BREED = / - (Thoroughbred|Quarter Horse|Arabian|Mixed|Paint|Appaloosa)$/;
/** What follows the name of a stakes. */
const RANK = / (?:Grade ([123])|Listed|Black Type|Restricted)$/;

/** Whether a line, or several put together, are the whole line of the type. */
export const isType = (text: string): boolean => BREED.test(text);

const titled = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[\s/-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());

/** `STAKES Whitney S. Grade 1 - Thoroughbred`, `ALLOWANCE OPTIONAL CLAIMING - Thoroughbred`. */
export function raceType(text: string): RaceType {
  const whole = text.replace(BREED, '');
  const type = /^(?:STAKES|[A-Z]{2,}(?:[ /-][A-Z]{2,})*)(?= |$)/.exec(whole)?.[0] ?? whole;
  const titleAndRank = whole.slice(type.length);
  const rank = RANK.exec(titleAndRank);
  const name = titleAndRank.replace(RANK, '').trim();
  const breed = BREED.exec(text)?.[1];
  const grade = Number(rank?.[1] ?? 0);
  return {
    type: titled(type),
    name: name === '' ? null : name,
    ...(breed === undefined ? {} : { breed }),
    grade: grade === 1 || grade === 2 || grade === 3 ? grade : null,
  };
}
