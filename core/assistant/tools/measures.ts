import { isOnBoard, type Price } from '../../card/price.ts';
import { isStarter, type Runner } from '../../card/runner.ts';
import { counted, shortDollars } from '../../kernel/text.ts';
import type { RaceView } from '../race-view.ts';

/** Something horses can be ranked by, as a question names it. */
export interface Measure {
  readonly pattern: RegExp;
  readonly name: string;
  readonly read: (runner: Runner, view: RaceView) => number | null;
  readonly textOf?: (value: number) => string;
  /** The value as it stands on the card: `3 for 11`. */
  readonly textFor?: (runner: Runner, view: RaceView) => string | null;
  /** Left out for horses with few starts. */
  readonly needsStarts?: true;
  /** The record it is read from, and where that is: ` on a wet track`. */
  readonly recordSplit?: SplitOfRecord;
}

export interface SplitOfRecord {
  readonly split: Split;
  readonly words: string;
}

/** The highest of values, some of which are not known; null where none is. */
function highestOf(values: readonly (number | null)[] = []): number | null {
  const known = values.flatMap((value) => value ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

/** Fewer starts than this make no rate. */
const LEAST_STARTS = 3;
/** Races of which the best late-pace figure counts. */
const RECENT = 3;

export type Split = 'turf' | 'wet' | 'fastDirt' | 'distance' | 'track';

export const WET_RECORD: SplitOfRecord = { split: 'wet', words: 'on a wet track' };

/** Wins of starts on a footing, at the distance or the track, with enough starts. */
const wonOn = (pattern: RegExp, name: string, split: Split): Measure => ({
  pattern,
  name: `win rate ${name} (${LEAST_STARTS} starts or more)`,
  needsStarts: true,
  recordSplit: { split, words: name },
  read: ({ records }) => {
    const record = records?.[split] ?? null;
    return record === null || record.starts < LEAST_STARTS ? null : record.wins / record.starts;
  },
  textOf: (value) => `${Math.round(100 * value)}%`,
  textFor: ({ records }) => {
    const record = records?.[split] ?? null;
    return record === null ? null : `${record.wins} for ${record.starts}`;
  },
});

/** What says that horses do well somewhere, up to the place: `run well when the track is`, `likes`, `best on the`. */
const LIKES = String.raw`\b(?:likes?|loves?|handles?|prefers?|wants?|moves? up|improves?|(?:does|do|runs?|running|performs?|good|well|best|better|great|proven|wins?|won(?: the most(?: races)?)?|record|most wins|run) (?:well |good |best |better |great )?(?:on|in|at|over|when|if))(?: (?:it|on|in|at|over|when|if|the|a|an|this|its|it's|track|course|surface|is|was|comes|up|turns|gets|today'?s|really|wet|going))*?`;

/** The footing first, and who gains by it: `sloppy race 7 who moves up`, `wet track Jaipur, who likes it`. */
const WET_FIRST = String.raw`\b(?:mud|muddy|slop|sloppy|wet|off track|rain\w*|sealed)\b[^?.!]*\b(?:who(?:'?s)?|which(?: horses?| ones?)?|what horses?|any(?:one|body)?|horses)(?: (?:here|will|would|is|that|really))? (?:moves? up|improves?|gains?|benefits?|good (?:in|on) it|runs? (?:well|best|better)|(?:likes?|loves?|handles?|wants?|prefers?)(?: (?:it|that|this|the|wet|slop|sloppy|mud|muddy|off|going|track|stuff))*)(?: (?:there|today|(?:in|on|over|of) (?:it|the \w+|race \d+)))*(?=\W*$)`;

export const MORNING_LINE: Measure = {
  pattern: /\b(?:longest|biggest|highest|shortest|lowest) (?:shot|price|priced|odds|morning line)\b/i,
  name: 'morning line',
  read: ({ morningLine }) => morningLine?.toOne ?? null,
  textFor: ({ morningLine }) => morningLine?.text ?? null,
};
/** Names the morning line, so that live odds do not replace it. */
export const MORNING = /\bmorning[- ]?line\b/i;

/** The price of a starter on the board; null where only the morning line stands. */
function livePrice({ programNumber }: Runner, { evidence }: RaceView): Price | null {
  const price = evidence.interests.find(({ runners }) =>
    runners.some((runner) => runner.programNumber === programNumber),
  )?.price;
  return price != null && isOnBoard(price) ? price : null;
}

export const ON_THE_BOARD: Measure = {
  ...MORNING_LINE,
  name: 'odds on the board',
  read: (runner, view) => livePrice(runner, view)?.toOne ?? null,
  textFor: (runner, view) => livePrice(runner, view)?.text ?? null,
};

/** Whether the board prices every starter. */
export const isPricedLive = (views: readonly RaceView[]): boolean =>
  views.every((view) =>
    view.evidence.starters.filter(isStarter).every((runner) => livePrice(runner, view) !== null),
  );

type PastRaces = Runner['pastPerformances'];

const recent = (past: PastRaces, figureOf: (race: NonNullable<PastRaces>[number]) => number | null) =>
  (past ?? []).slice(0, RECENT).flatMap((race) => figureOf(race) ?? []);

/** The best figure of a kind in the latest races; null without one. */
function bestOf(past: PastRaces, figureOf: (race: NonNullable<PastRaces>[number]) => number | null) {
  const figures = recent(past, figureOf);
  return figures.length === 0 ? null : Math.max(...figures);
}

/** The average speed figure of the latest races; null where one of them has none. */
function averageOf(past: PastRaces): number | null {
  const figures = recent(past, ({ speedFigure }) => speedFigure);
  return figures.length < RECENT ? null : figures.reduce((sum, figure) => sum + figure, 0) / RECENT;
}

/** The first whose words a question has is meant. */
export const MEASURES: readonly Measure[] = [
  wonOn(
    new RegExp(
      `${LIKES} (?:turf|grass|lawn)\\b|\\b(?:best|top|proven) (?:turf|grass) (?:horse|runner|record)s?\\b`,
      'i',
    ),
    'on turf',
    'turf',
  ),
  wonOn(
    new RegExp(
      `${LIKES} (?:mud|muddy|slop|wet|off track|wet track|sloppy|rain|sealed)\\b|\\bbest (?:mud|wet|off)[- ]?(?:track)? ?(?:horse|runner|mudder)s?\\b|\\bmudders?\\b|${WET_FIRST}`,
      'i',
    ),
    WET_RECORD.words,
    WET_RECORD.split,
  ),
  wonOn(
    new RegExp(
      `${LIKES} (?:fast|dry|fast track|dry track|fast dirt|dirt)\\b|\\bbest (?:dirt|fast[- ]track) (?:horse|runner)s?\\b`,
      'i',
    ),
    'on fast dirt',
    'fastDirt',
  ),
  wonOn(new RegExp(`${LIKES} (?:distance|trip)\\b`, 'i'), 'at the distance', 'distance'),
  wonOn(
    new RegExp(
      `${LIKES} (?:track|oval|here)\\b|\\bhorses? for (?:the )?courses?\\b|\\bmost wins (?:here|at (?:this|the) track)\\b`,
      'i',
    ),
    'at the track',
    'track',
  ),
  MORNING_LINE,
  {
    pattern:
      /\blast(?:[- ](?:out|race|start|time))*(?:'s)? (?:speed )?(?:fig(?:ure)?s?|beyers?|numbers?)\b|\b(?:fig(?:ure)?|beyer) (?:in (?:its|his|her|the) )?last\b|\bfastest (?:in (?:its|his|her|their|the) )?last(?: (?:race|time|out|start))?\b/i,
    name: 'last figure',
    read: ({ pastPerformances }) => pastPerformances?.[0]?.speedFigure ?? null,
  },
  {
    pattern:
      /\blate[- ]pace\b|\bclosing kick\b|\b(?:best|strongest|outside|outermost|fastest|top) (?:closers?|finishers?|finish|late (?:kick|run|speed))\b|\bfinish(?:es)? (?:fastest|strongest|best|strong|well)\b/i,
    name: `late-pace figure of the last ${RECENT} races`,
    read: ({ pastPerformances }) => bestOf(pastPerformances, ({ latePace }) => latePace),
  },
  {
    pattern:
      /\bearly[- ]pace (?:fig(?:ure)?s?|numbers?|ratings?)\b|\b(?:best|highest|fastest|top) early[- ]pace\b|\bearly (?:figure|number)s?\b/i,
    name: `early-pace figure of the last ${RECENT} races`,
    read: ({ pastPerformances }) => bestOf(pastPerformances, ({ pace2f }) => pace2f),
  },
  {
    pattern: /\baverage (?:last )?(?:speed )?(?:fig(?:ure)?s?|beyers?|numbers?)\b/i,
    name: `average figure of the last ${RECENT} races`,
    read: ({ pastPerformances }) => averageOf(pastPerformances),
    textOf: (value) => value.toFixed(1),
  },
  {
    pattern: /\bprime ?power\b|\bpower (?:rating|number|figure)s?\b/i,
    name: 'Prime Power',
    read: ({ ratings }) => ratings.primePower,
    textOf: (value) => value.toFixed(1),
  },
  {
    pattern:
      /\bturf (?:speed )?(?:fig(?:ure)?s?|beyers?)\b|\b(?:fig(?:ure)?s?|beyers?) on (?:the )?(?:turf|grass)\b/i,
    name: 'best turf figure',
    read: ({ ratings }) => ratings.bestTurf,
  },
  {
    pattern:
      /\b(?:speed )?(?:fig(?:ure)?s?|beyers?|numbers?) (?:at|going|over|for) (?:the|this|today'?s) (?:distance|trip)\b|\bdistance fig(?:ure)?s?\b/i,
    name: 'best figure at the distance',
    read: ({ ratings }) => ratings.bestDistance,
  },
  {
    pattern: /\b(?:speed )?(?:fig(?:ure)?s?|beyers?)\b|\bfastest horses?\b/i,
    name: 'best figure',
    read: ({ ratings }) => ratings.bestLife,
  },
  {
    pattern: /\bearly(?:[- ]speed)? points\b|\bquirin\b/i,
    name: 'early points',
    read: ({ ratings }) => ratings.earlyPoints,
  },
  {
    pattern: /\bearn(?:ed|ings?|ers?)\b|\brichest (?:horse|runner|starter)\b|\bmoney won\b|\bmost money\b/i,
    name: 'earnings',
    read: ({ records }) => records?.life?.earnings ?? null,
    textOf: shortDollars,
  },
  {
    pattern: /\bwin (?:rate|percent(?:age)?|%)/i,
    name: `win rate (${LEAST_STARTS} starts or more)`,
    needsStarts: true,
    read: ({ records }) => {
      const life = records?.life ?? null;
      return life === null || life.starts < LEAST_STARTS ? null : life.wins / life.starts;
    },
    textOf: (value) => `${Math.round(100 * value)}%`,
  },
  {
    pattern: /\b(?:career|most|fewest) wins\b/i,
    name: 'wins',
    read: ({ records }) => records?.life?.wins ?? null,
  },
  {
    pattern: /\b(?:career|most|fewest) (?:starts|races)\b|\bmost experience\w*\b|\blightly raced\b/i,
    name: 'starts',
    read: ({ records }) => records?.life?.starts ?? null,
  },
  {
    pattern: /\blayoff\b|\bdays (?:off|away|since)\b|\b(?:days|most) rest\b|\brested\b/i,
    name: 'days since the last race',
    read: ({ daysSinceLast }) => daysSinceLast,
    textOf: (value) => counted(value, 'day'),
  },
  {
    pattern:
      /\b(?:back class|most class|class edge|class horse|classiest|(?:who(?:['’]?s|se)?|(?:which|what) (?:horse|one|runner)|is (?!the class|there\b)\S+(?: \S+){0,3}?)\b[^.?!]{0,25}?\bthe class of (?:the |this )?(?:race|field|bunch|\d|\w+(?:st|nd|rd|th)|feature|nightcap|opener))\b/i,
    name: 'par of a race it has run in (the class met)',
    read: ({ pastPerformances }) => highestOf(pastPerformances?.map(({ speedPar }) => speedPar)),
  },
  {
    pattern:
      /\b(?:inside|outside|rail|innermost|outermost) posts?\b(?! positions? (?:good|bad|win))|\b(?:who|which horse)\b.*\bthe rail\b/i,
    name: 'post position',
    read: ({ postPosition }) => postPosition,
  },
  {
    pattern: /\boldest\b|\byoungest\b|\bages?\b/i,
    name: 'age',
    read: ({ age }) => age,
  },
  {
    pattern: /\bweights?\b|\bpounds\b|\b(?:lightest|heaviest)\b/i,
    name: 'weight',
    read: ({ weightLb }) => weightLb,
    textOf: (value) => `${value} lb`,
  },
];
