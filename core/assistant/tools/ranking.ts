import { isOnBoard, type Price } from '../../card/price.ts';
import { isStarter, type Runner } from '../../card/runner.ts';
import { horseNamePattern } from '../../card/same-name.ts';
import { counted, shortDollars } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { type CardInPlay, isRun, type RaceView } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { horsesNumbered } from './horses-named.ts';
import type { Tool } from './tool.ts';

/** Something horses can be ranked by, as a question names it. */
interface Measure {
  readonly pattern: RegExp;
  readonly name: string;
  readonly read: (runner: Runner, view: RaceView) => number | null;
  readonly textOf?: (value: number) => string;
  /** The value as it stands on the card: `3 for 11`. */
  readonly textFor?: (runner: Runner, view: RaceView) => string | null;
  /** Left out for horses with few starts. */
  readonly needsStarts?: true;
}

/** Fewer starts than this make no rate. */
const LEAST_STARTS = 3;
/** Races of which the best late-pace figure counts. */
const RECENT = 3;

type Split = 'turf' | 'wet' | 'distance' | 'track';

/** Wins of starts on a footing, at the distance or the track, with enough starts. */
const wonOn = (pattern: RegExp, name: string, split: Split): Measure => ({
  pattern,
  name: `win rate ${name} (${LEAST_STARTS} starts or more)`,
  needsStarts: true,
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

const LIKES =
  '\\b(?:likes?|loves?|handles?|good (?:on|in|at)|best (?:on|in|at)|wins? (?:on|in|at)|won (?:on|in|at)|record (?:on|in|at)|run (?:on|in))(?: the| a| this| an)?';

const MORNING_LINE: Measure = {
  pattern: /\b(?:longest|biggest|highest|shortest|lowest) (?:shot|price|priced|odds|morning line)\b/i,
  name: 'morning line',
  read: ({ morningLine }) => morningLine?.toOne ?? null,
  textFor: ({ morningLine }) => morningLine?.text ?? null,
};
const MORNING = /\bmorning[- ]?line\b/i;

/** The price of a starter on the board; null where only the morning line stands. */
function livePrice({ programNumber }: Runner, { evidence }: RaceView): Price | null {
  const price = evidence.interests.find(({ runners }) =>
    runners.some((runner) => runner.programNumber === programNumber),
  )?.price;
  return price != null && isOnBoard(price) ? price : null;
}

const ON_THE_BOARD: Measure = {
  ...MORNING_LINE,
  name: 'odds on the board',
  read: (runner, view) => livePrice(runner, view)?.toOne ?? null,
  textFor: (runner, view) => livePrice(runner, view)?.text ?? null,
};

const isPricedLive = (views: readonly RaceView[]): boolean =>
  views.every((view) =>
    view.evidence.starters.filter(isStarter).every((runner) => livePrice(runner, view) !== null),
  );

const MEASURES: readonly Measure[] = [
  wonOn(
    new RegExp(`${LIKES} (?:turf|grass|lawn)\\b|\\bbest (?:turf|grass) (?:horse|runner)s?\\b`, 'i'),
    'on turf',
    'turf',
  ),
  wonOn(
    new RegExp(
      `${LIKES} (?:mud|slop|wet|off track|wet track|sloppy)\\b|\\bbest (?:mud|wet|off)[- ]?(?:track)? ?(?:horse|runner|mudder)s?\\b|\\bmudders?\\b`,
      'i',
    ),
    'on a wet track',
    'wet',
  ),
  wonOn(new RegExp(`${LIKES} distance\\b`, 'i'), 'at the distance', 'distance'),
  wonOn(new RegExp(`${LIKES} track\\b|\\bhorses? for (?:the )?courses?\\b`, 'i'), 'at the track', 'track'),
  MORNING_LINE,
  {
    pattern:
      /\blast(?:[- ](?:out|race|start|time))*(?:'s)? (?:speed )?(?:fig(?:ure)?s?|beyers?|numbers?)\b|\b(?:fig(?:ure)?|beyer) (?:in (?:its|his|her|the) )?last\b|\bfastest (?:in (?:its|his|her|their|the) )?last(?: (?:race|time|out|start))?\b/i,
    name: 'last figure',
    read: ({ pastPerformances }) => pastPerformances?.[0]?.speedFigure ?? null,
  },
  {
    pattern:
      /\blate[- ]pace\b|\bclosing kick\b|\b(?:best|strongest|outside|outermost|fastest|top) (?:closers?|finishers?|finish|late (?:kick|run|speed))\b|\bfinish(?:es)? (?:fastest|strongest|best)\b/i,
    name: `late-pace figure of the last ${RECENT} races`,
    read: ({ pastPerformances }) => {
      const figures = (pastPerformances ?? []).slice(0, RECENT).flatMap(({ latePace }) => latePace ?? []);
      return figures.length === 0 ? null : Math.max(...figures);
    },
  },
  {
    pattern: /\bprime ?power\b/i,
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
    pattern: /\bearn(?:ed|ings?)\b|\brichest (?:horse|runner|starter)\b|\bmoney won\b|\bmost money\b/i,
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
    pattern: /\b(?:career|most|fewest) (?:starts|races)\b|\bmost experience\w*\b/i,
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

const MOST_FIRST =
  /\b(?:highest|best|top|biggest|most|fastest|largest|longest|heaviest|richest|oldest|strongest|likes?|loves?|handles?|good (?:on|in|at)|rank(?:ed|ing)?|who has|horses? for (?:the )?courses?)\b/i;
const LEAST_FIRST =
  /\b(?:lowest|worst|least|smallest|fewest|shortest|lightest|slowest|youngest|inside|innermost|(?:got|has|on|from) the rail)\b/i;
const LISTED = 5;
/** `Prime Power in race 4`: so few words ask for the ranking. */
const SHORT = 5;

interface Ranked {
  readonly view: RaceView;
  readonly runner: Runner;
  readonly value: number;
}

function rankedIn(views: readonly RaceView[], { read }: Measure, isLeastFirst: boolean) {
  const starters = views.flatMap((view) =>
    view.evidence.starters.filter(isStarter).map((runner) => ({ view, runner })),
  );
  const known = starters.flatMap(({ view, runner }): readonly Ranked[] => {
    const value = read(runner, view);
    return value === null ? [] : [{ view, runner, value }];
  });
  return {
    ranked: known.toSorted((a, b) => (isLeastFirst ? a.value - b.value : b.value - a.value)),
    unknown: starters.length - known.length,
  };
}

/** Whether a horse of the card is named in full. */
const namesHorse = ({ races }: CardInPlay, text: string): boolean =>
  races.some(({ runners }) => runners.some(({ horseName }) => text.search(horseNamePattern(horseName)) >= 0));

/** The starters of a race, or of the card, by one of their figures or records. */
export const ranking: Tool = {
  name: 'ranking',
  reads({ text, card, raceNumber }) {
    const isLeastFirst = LEAST_FIRST.test(text);
    const isShort = raceNumber !== null && text.trim().split(/\s+/).length <= SHORT;
    if (!isLeastFirst && !isShort && !MOST_FIRST.test(text)) return null;
    if (namesHorse(card, text) || horsesNumbered(card, text, raceNumber).length > 0) return null;
    if (/\b(?:jockeys?|riders?|trainers?|barns?|owners?)\b/i.test(text)) return null;
    if (/\bthat won\b|\bwon (?:this|last)\b|\byesterday\b|\bthis week\b/i.test(text)) return null;
    const said = MEASURES.find(({ pattern }) => pattern.test(text));
    if (said === undefined) return null;
    if (raceNumber !== null && !card.races.some(({ number }) => number === raceNumber)) return null;
    const numbers = raceNumber === null ? card.races.map(({ number }) => number) : [raceNumber];
    return async (facts) => {
      const views = await facts.viewsOf(numbers);
      const [only] = views;
      if (
        raceNumber !== null &&
        only !== undefined &&
        isRun(only) &&
        said === MORNING_LINE &&
        !MORNING.test(text)
      )
        return closedRace(only, card, facts);
      const measure =
        said === MORNING_LINE && !MORNING.test(text) && isPricedLive(views) ? ON_THE_BOARD : said;
      const { ranked, unknown } = rankedIn(views, measure, isLeastFirst);
      const valueText = ({ view, runner, value }: Ranked): string =>
        [measure.textFor?.(runner, view) ?? null, measure.textOf?.(value) ?? null]
          .filter((part) => part !== null)
          .join(', ') || String(value);
      const horse = ({ view, runner }: Ranked) =>
        `${named({ programNumber: runner.programNumber, horse: runner.horseName })}${raceNumber === null ? ` (race ${view.picks.raceNumber})` : ''}`;
      const [first] = ranked;
      const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
      if (first === undefined)
        return { answer: saying([`No starter ${where} has a known ${measure.name}.`]), views };
      const best = ranked.filter(({ value }) => value === first.value);
      return {
        answer: saying(
          [
            `${isLeastFirst ? 'Lowest' : 'Highest'} ${measure.name} ${where}: ${valueText(first)}, ${best.map(horse).join(' and ')}.`,
            ...ranked.slice(0, LISTED).map((row) => `- ${horse(row)}: ${valueText(row)}`),
            unknown === 0
              ? null
              : `${measure.needsStarts === true ? 'Too few starts, or not known,' : 'Not known'} for ${counted(unknown, 'starter')}.`,
          ],
          numbers.length === 1 ? numbers : [],
        ),
        views: raceNumber === null ? [] : views,
      };
    };
  },
};
