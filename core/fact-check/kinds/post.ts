import type { Runner } from '../../card/runner.ts';
import { type HorseKind, isOfThePast, matches, partAround, theHorse } from '../claim.ts';
import { NUMBER, numberOf, ORDINAL } from '../number-words.ts';

const SAID: readonly RegExp[] = [
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

/** Of the draw of today, though it is told as past. */
const GIVEN = /\bwas (?:handed|given|assigned|dealt|drawn|allotted)\b/gi;

const factOf = (runner: Runner): string => `${theHorse(runner)} is in post ${runner.postPosition}`;

const isReported = ({ untold: untoldOfRunners = [] }: Runner): boolean =>
  !untoldOfRunners.includes('post position');

/** What a text says of a horse's post position: a number, the rail, the outside. */
export const post: HorseKind = (text, { starters }) => {
  const posts = starters.map(({ postPosition }) => postPosition);
  const edge = (pattern: RegExp, edgePost: number) =>
    matches(text, pattern).map(({ words, at }) => ({
      words,
      at,
      asked: [edgePost, pattern === RAIL ? 1 : edgePost],
    }));
  const numbered = SAID.flatMap((pattern) => matches(text, pattern)).flatMap(({ words, at, parts }) => {
    const number = numberOf(parts[0] ?? '');
    return number === null ? [] : [{ words, at, asked: [number] }];
  });
  return [...numbered, ...edge(RAIL, Math.min(...posts)), ...edge(OUTSIDE, Math.max(...posts))].map(
    ({ words, at, asked }) => ({
      kind: 'post position',
      words,
      at,
      judge: (runner) => {
        if (!isReported(runner)) return { holds: null, fact: 'the post position is not told' };
        const before = isOfThePast(partAround(text, at).replace(GIVEN, ''))
          ? runner.pastRaces.map((past) => past.postPosition)
          : [];
        return {
          holds: asked.some((one) => one === runner.postPosition || before.includes(one)),
          fact: factOf(runner),
        };
      },
    }),
  );
};
