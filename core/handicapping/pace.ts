import { horseName } from '../card/horse-name.ts';
import type { Runner } from '../card/runner.ts';
import { sumOf } from '../kernel/numbers.ts';
import type { Evidence } from './evidence.ts';
import { type EarlyIntent, earlyIntents, LIKELY_TO_LEAD } from './pace/early-intent.ts';
import { areMostKnown, loneLeader, type PaceScenarios, paceScenarios } from './pace/pace-scenarios.ts';

/** How a race is expected to be run, in the four documented words. */
export type PaceWord = 'Speed Duel' | 'Honest Pace' | 'Even Pace' | 'Slow Early';

export type PaceShape = 'hot' | 'contested' | 'slow' | 'lone speed';

/** Horses whose early speed is known, and how many start. */
interface Knowledge {
  readonly known: number;
  readonly starters: number;
}

export interface PaceProjection {
  /** Null while the shape is open. */
  readonly word: PaceWord | null;
  /** `open` while too little is known about the starters. */
  readonly shape: PaceShape | 'open';
  /** Quirin points of the fastest three, highest first, when the projection is based on them; else empty. */
  readonly topPoints: readonly number[];
  /** Program number of the only real early speed; null unless the shape is `lone speed`. */
  readonly loneSpeed: string | null;
  /** False when the shape is open. */
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
 * Little early speed is a finding only when most starters are known, lone speed only when most rivals are. Plenty
 * of early speed always is: unknown horses can only add to it.
 */
function isFinding(shape: PaceShape, { known, starters }: Knowledge): boolean {
  if (shape === 'hot' || shape === 'contested') return true;
  const unknown = starters - known;
  const counted = shape === 'lone speed' ? starters - 1 : starters;
  return starters > 0 && (unknown === 0 || 2 * unknown < counted);
}

/** Shape by points, highest first. Lone speed is one horse with six or more and no other above four. */
function shapeByPoints(points: readonly number[]): PaceShape {
  const [first = 0, second = 0] = points;
  if (first >= 6 && second <= 4) return 'lone speed';
  if (sumOf(points.slice(0, 3)) >= 21 || sumOf(points.slice(0, 4)) >= 27) return 'hot';
  return sumOf(points.slice(0, 3)) >= 17 ? 'contested' : 'slow';
}

/** Without points: by the number of horses with an early style. */
function shapeByStyles(early: number): PaceShape {
  if (early >= 4) return 'hot';
  if (early >= 2) return 'contested';
  return early === 1 ? 'lone speed' : 'slow';
}

const SAYS: Readonly<Record<PaceShape, string>> = {
  hot: 'Several want the lead: a duel threatens.',
  contested: 'Honest pace.',
  'lone speed': 'One horse has the early speed to itself.',
  slow: 'No one is eager to lead: slow early pace.',
};

const QUICKEST = ['Early-speed points', 'Two quickest early', 'Three quickest early'] as const;

const isEarly = ({ ratings }: Runner): boolean => ratings.runStyle === 'E' || ratings.runStyle === 'E/P';

function pointsSentence(top: readonly number[], shape: PaceShape): string {
  const list = top.join(', ');
  return `${QUICKEST[top.length - 1] ?? 'Three quickest early'}: ${list}. ${SAYS[shape]}`;
}

const OPEN = 'Pace unclear.';
const knownText = (what: string, { known, starters }: Knowledge): string =>
  `${what} for only ${known} of ${starters} starters`;

/** The shape by the rule, and its word, when it is a finding; else open. */
function projection(
  ruled: PaceShape,
  knowledge: Knowledge,
  facts: {
    readonly topPoints: readonly number[];
    readonly fastest: Runner | undefined;
    readonly found: string;
    readonly open: string;
  },
): PaceProjection {
  const isKnown = isFinding(ruled, knowledge);
  const isAlone = isKnown && ruled === 'lone speed';
  return {
    word: isKnown ? WORDS[ruled] : null,
    shape: isKnown ? ruled : 'open',
    topPoints: facts.topPoints,
    loneSpeed: isAlone ? (facts.fastest?.programNumber ?? null) : null,
    isKnown,
    sentence: isKnown ? facts.found : facts.open,
  };
}

/** How many likely leaders are named. */
const NAMED = 4;

/** A hot or slow scenario at least this likely is projected, hot first; else the pace is honest. */
const CALLED = 0.4;

const shapeOf = ({ slow, hot }: PaceScenarios): PaceShape => {
  if (hot >= CALLED) return 'hot';
  return slow >= CALLED ? 'slow' : 'contested';
};

const lately = ({ runner, led, pressed, races }: EarlyIntent): string => {
  const often = led > 0 ? `${led} of ${races}` : `pressed ${pressed} of ${races}`;
  return `#${runner.programNumber} ${horseName(runner.horseName)} (${often})`;
};

/** Slow although some have led lately: too few others will press them. */
function slowBehind(leaders: readonly EarlyIntent[]): string {
  if (leaders.every(({ led, races }) => 2 * led < races)) return SAYS.slow;
  return leaders.length === 1
    ? 'No one else is eager to lead: slow early pace.'
    : 'Few others are eager to lead: slow early pace.';
}

function leadersSentence(intents: readonly EarlyIntent[], shape: PaceShape): string {
  const likely = intents.filter(({ goes }) => goes >= LIKELY_TO_LEAD).slice(0, NAMED);
  if (likely.length === 0) return `No starter has often been on the lead lately. ${SAYS[shape]}`;
  return `On or within half a length of the lead early, latest races: ${likely.map(lately).join(', ')}. ${shape === 'slow' ? slowBehind(likely) : SAYS[shape]}`;
}

/** The shape by who led or pressed at the first call lately; null while that is unknown for most starters. */
function byRunningLines(starters: readonly Runner[]): PaceProjection | null {
  const scenarios = paceScenarios(starters);
  if (scenarios === null) return null;
  const alone = loneLeader(starters);
  const shape = alone === null ? shapeOf(scenarios) : 'lone speed';
  return {
    word: WORDS[shape],
    shape,
    topPoints: [],
    loneSpeed: alone?.runner.programNumber ?? null,
    isKnown: true,
    sentence: leadersSentence(earlyIntents(starters), shape),
  };
}

/** Open when the source has no past performances for most starters. */
function withoutRecords(starters: readonly Runner[]): PaceProjection | null {
  const known = starters.filter(({ pastPerformances }) => pastPerformances !== null).length;
  if (starters.length === 0 || areMostKnown(known, starters.length)) return null;
  const text = knownText('Past performances', { known, starters: starters.length });
  return {
    word: null,
    shape: 'open',
    topPoints: [],
    loneSpeed: null,
    isKnown: false,
    sentence: `${text}. ${OPEN}`,
  };
}

/**
 * The expected early pace: by who led or pressed at the first call of the latest races where the running lines of most
 * starters are known, else by early-speed points or styles.
 */
export const projectPace = (evidence: Pick<Evidence, 'starters'>): PaceProjection =>
  withoutRecords(evidence.starters) ?? byRunningLines(evidence.starters) ?? paceByPoints(evidence);

/**
 * The expected early pace from the Quirin early-speed points (0-8) of the starters: the fastest three together
 * 21 or more, or the fastest four 27 or more, is hot; 17 to 20 contested; below slow; a single horse with at
 * least six while the next has at most four has the speed alone. Source: W. Quirin, 1979; the last rule is common practice.
 * While too few starters are rated for that, the pace is open. Example: 8, 7 and 6 sum to 21, a duel; 8, 4 and 3 is lone speed.
 */
function paceByPoints({ starters }: Pick<Evidence, 'starters'>): PaceProjection {
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
    open: `${knownText('Early-speed points', knowledge)} (${topPoints.join(', ')}). ${OPEN}`,
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
    found: `Starters with an early style: ${early.length}. ${SAYS[shape]}`,
    open:
      known === 0
        ? 'No starter has shown a running style yet. Pace unclear.'
        : `${knownText('Running style known', knowledge)}. ${OPEN}`,
  });
}
