import type { Runner } from '../card/runner.ts';
import type { Evidence } from './evidence.ts';

/** How a race is expected to be run, in the four documented words. */
export type PaceWord = 'Speed Duel' | 'Honest Pace' | 'Even Pace' | 'Slow Early';

export type PaceShape = 'hot' | 'contested' | 'slow' | 'lone speed';

/** Horses whose early speed is known, and how many start. */
interface Knowledge {
  readonly known: number;
  readonly starters: number;
}

export interface PaceProjection {
  readonly word: PaceWord;
  /** `open` while too little is known of the starters to tell. */
  readonly shape: PaceShape | 'open';
  /** Quirin points of the fastest three, highest first; fewer in a small field, none without any form. */
  readonly topPoints: readonly number[];
  /** Program number of the only real early speed; null unless the shape is `lone speed`. */
  readonly loneSpeed: string | null;
  /** False when the shape is open: then the word is a default, not a finding. */
  readonly isKnown: boolean;
  readonly sentence: string;
}

const WORDS: Readonly<Record<PaceShape, PaceWord>> = {
  hot: 'Speed Duel',
  contested: 'Honest Pace',
  'lone speed': 'Even Pace',
  slow: 'Slow Early',
};

/**
 * Little early speed is a finding only when most starters are known, speed alone only when most rivals are; plenty
 * of it is one whoever is unknown, as another horse can only add to it.
 */
function isFinding(shape: PaceShape, { known, starters }: Knowledge): boolean {
  if (shape === 'hot' || shape === 'contested') return true;
  const unknown = starters - known;
  const judged = shape === 'lone speed' ? starters - 1 : starters;
  return starters > 0 && (unknown === 0 || 2 * unknown < judged);
}

const sum = (points: readonly number[]): number => points.reduce((total, value) => total + value, 0);

/** Shape by points, highest first. Lone speed is one horse with six or more and nobody else above four. */
function shapeByPoints(points: readonly number[]): PaceShape {
  const [first = 0, second = 0] = points;
  if (first >= 6 && second <= 4) return 'lone speed';
  if (sum(points.slice(0, 3)) >= 21 || sum(points.slice(0, 4)) >= 27) return 'hot';
  return sum(points.slice(0, 3)) >= 17 ? 'contested' : 'slow';
}

/** Without points: by the number of horses with an early style. */
function shapeByStyles(early: number): PaceShape {
  if (early >= 4) return 'hot';
  if (early >= 2) return 'contested';
  return early === 1 ? 'lone speed' : 'slow';
}

const SAYS: Readonly<Record<PaceShape, string>> = {
  hot: 'a duel for the lead is likely',
  contested: 'the pace should be honest',
  'lone speed': 'one horse has the early speed to itself',
  slow: 'nobody is keen to lead and the early pace should be slow',
};

const isEarly = ({ ratings }: Runner): boolean => ratings.runStyle === 'E' || ratings.runStyle === 'E/P';

function pointsSentence(top: readonly number[], shape: PaceShape): string {
  const list = top.join(', ');
  return top.length === 1
    ? `Early-speed points of the only starter: ${list}; ${SAYS[shape]}.`
    : `Early-speed points of the fastest ${top.length}: ${list}; ${SAYS[shape]}.`;
}

const OPEN = 'little is known of the pace and it is open';
const knownText = (what: string, { known, starters }: Knowledge): string =>
  `${what} known of ${known} of ${starters} starters only`;

/** The shape by the rule when it is a finding, else open; the word is the rule's either way. */
function projection(
  ruled: PaceShape,
  knowledge: Knowledge,
  told: {
    readonly topPoints: readonly number[];
    readonly fastest: Runner | undefined;
    readonly found: string;
    readonly open: string;
  },
): PaceProjection {
  const isKnown = isFinding(ruled, knowledge);
  const isAlone = isKnown && ruled === 'lone speed';
  return {
    word: WORDS[ruled],
    shape: isKnown ? ruled : 'open',
    topPoints: told.topPoints,
    loneSpeed: isAlone ? (told.fastest?.programNumber ?? null) : null,
    isKnown,
    sentence: isKnown ? told.found : told.open,
  };
}

/**
 * The expected early pace from the Quirin early-speed points (0-8) of the starters: the fastest three together
 * 21 or more, or the fastest four 27 or more, is hot; 17 to 20 contested; below slow; a single horse with at
 * least six while the next has at most four has the speed alone. Source: W. Quirin, 1979; the last rule is common practice.
 * While too few starters are rated for that, the pace is open. Example: 8, 7 and 6 sum to 21, a duel; 8, 4 and 3 is lone speed.
 */
export function projectPace({ starters }: Pick<Evidence, 'starters'>): PaceProjection {
  const rated = starters
    .flatMap((runner) =>
      runner.ratings.earlyPoints === null ? [] : [{ runner, points: runner.ratings.earlyPoints }],
    )
    .sort((a, b) => b.points - a.points);
  if (rated.length === 0) return withoutPoints(starters);
  const points = rated.map((row) => row.points);
  const shape = shapeByPoints(points);
  const topPoints = points.slice(0, 3);
  const knowledge = { known: rated.length, starters: starters.length };
  return projection(shape, knowledge, {
    topPoints,
    fastest: rated[0]?.runner,
    found: pointsSentence(topPoints, shape),
    open: `${knownText('Early-speed points are', knowledge)} (${topPoints.join(', ')}); ${OPEN}.`,
  });
}

function withoutPoints(starters: readonly Runner[]): PaceProjection {
  const early = starters.filter(isEarly);
  const shape = shapeByStyles(early.length);
  const known = starters.filter((runner) => runner.ratings.runStyle !== null).length;
  const knowledge = { known, starters: starters.length };
  return projection(shape, knowledge, {
    topPoints: [],
    fastest: early[0],
    found: `Starters with an early style: ${early.length}; ${SAYS[shape]}.`,
    open:
      known === 0
        ? 'No starter has shown a running style yet; the pace is open.'
        : `${knownText('A running style is', knowledge)}; ${OPEN}.`,
  });
}
