import type { Runner } from '../../card/runner.ts';
import { type HorseKind, isOfThePast, matches, partAround, theHorse } from '../claim.ts';
import { NUMBER, numberOf, ORDINAL } from '../number-words.ts';

const NUMBERED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:post(?: position)?|gate|stall|hole)\\s(?:is |number |no\\. |#)?(${NUMBER})\\b(?!:|-year|[- ]horse)`,
    'gi',
  ),
  new RegExp(
    `\\bthe (?:number |no\\. |#)?(${NUMBER}|${ORDINAL})[- ](?:hole|post(?: position)?|gate|stall|path)\\b`,
    'gi',
  ),
  new RegExp(`\\b(${ORDINAL}) (?:post(?: position)?|stall|gate)\\b`, 'gi'),
];

const RAIL =
  /\b(?:(?:breaks?|starts?|starting|breaking|leaves?|drawn|draws|drew|post|goes|comes out)(?: out)?(?: from| along| on| of)? the (?:inside )?rail|inside post|rail (?:post|draw)|innermost post)\b/gi;
const OUTSIDE = /\b(?:(?:far )?outside post|outermost post|widest (?:post|draw|gate))\b/gi;

/** Today’s draw, though the words are in the past tense. */
const GIVEN = /\bwas (?:handed|given|assigned|dealt|drawn|allotted)\b/gi;

const factOf = (runner: Runner): string => `${theHorse(runner)} is in post ${runner.postPosition}`;

/** What a text says of a horse's post position: a number, the rail, the outside. */
export const post: HorseKind = (text, { starters }) => {
  const posts = starters.flatMap(({ postPosition }) => postPosition ?? []);
  const edge = (pattern: RegExp, edgePost: number) =>
    matches(text, pattern).map(({ words, index }) => ({
      words,
      index,
      claimedPosts: [edgePost, pattern === RAIL ? 1 : edgePost],
    }));
  const numbered = NUMBERED.flatMap((pattern) => matches(text, pattern)).flatMap(
    ({ words, index, parts }) => {
      const number = numberOf(parts[0] ?? '');
      return number === null ? [] : [{ words, index, claimedPosts: [number] }];
    },
  );
  return [...numbered, ...edge(RAIL, Math.min(...posts)), ...edge(OUTSIDE, Math.max(...posts))].map(
    ({ words, index, claimedPosts }) => ({
      kind: 'post position',
      words,
      index,
      check: (runner) => {
        if (runner.postPosition === null) return { holds: null, fact: 'post position unknown' };
        const before = isOfThePast(partAround(text, index).replace(GIVEN, ''))
          ? (runner.pastPerformances ?? []).map((past) => past.postPosition)
          : [];
        return {
          holds: claimedPosts.some(
            (claimedPost) => claimedPost === runner.postPosition || before.includes(claimedPost),
          ),
          fact: factOf(runner),
        };
      },
    }),
  );
};
