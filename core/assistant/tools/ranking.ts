import { isStarter, type Runner } from '../../card/runner.ts';
import { namesSaid } from '../../card/same-name.ts';
import { counted, escapedForPattern } from '../../kernel/text.ts';
import { type JakeAnswer, saying, sayingTable } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { type CardInPlay, isRun, type RaceView } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { HORSE, horseCells } from '../shown/runner-cells.ts';
import { closedRace } from './closed-race.ts';
import { horsesNumbered } from './horses-named.ts';
import { isPricedLive, MEASURES, type Measure, MORNING, MORNING_LINE, ON_THE_BOARD } from './measures.ts';
import { peopleNamed } from './people-named.ts';
import { recordsInRace } from './records-in-race.ts';
import type { Tool } from './tool.ts';

const MOST_FIRST =
  /\b(?:highest|best|top|biggest|most|fastest|largest|longest|heaviest|richest|oldest|strongest|likes?|loves?|handles?|good (?:on|in|at)|rank(?:ed|ing)?|moves? up|improves?|gains?|benefits?|mudders?|wants?|prefers?|who has|who'?s got|(?:runs?|running|does|do) (?:well|good|best|better)|proven|average|earners?|finish(?:es)? (?:strong|well)|horses? for (?:the )?courses?|the class of)\b/i;
const LEAST_FIRST =
  /\b(?:lowest|worst|least|smallest|fewest|shortest|lightest|lightly raced|slowest|youngest|inside|innermost|(?:got|has|on|from) the rail)\b/i;
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

function valueText({ view, runner, value }: Ranked, { textFor, textOf }: Measure): string {
  const parts = [textFor?.(runner, view) ?? null, textOf?.(value) ?? null];
  return parts.filter((part) => part !== null).join(', ') || String(value);
}

interface Ranking extends ReturnType<typeof rankedIn> {
  readonly measure: Measure;
  readonly isLeastFirst: boolean;
  readonly raceNumber: number | null;
}

/** A measure's name as the title of a column. */
const titleOf = ({ name }: Measure): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function rankingTable({ ranked, measure, raceNumber }: Ranking, horse: (row: Ranked) => string) {
  const race = raceNumber === null ? [['Race', 'race'] as const] : [];
  return {
    caption: titleOf(measure),
    columns: columnsOf(...race, ...HORSE, [titleOf(measure), 'number']),
    rows: ranked.slice(0, LISTED).map((row) => ({
      line: `- ${horse(row)}: ${valueText(row, measure)}`,
      cells: [
        ...(raceNumber === null ? [String(row.view.picks.raceNumber)] : []),
        ...horseCells(row.runner),
        valueText(row, measure),
      ],
    })),
  };
}

/** The first of a ranking, those after it, and how many are not known. */
function rankingAnswer(ranking: Ranking): JakeAnswer {
  const { ranked, unknown, measure, isLeastFirst, raceNumber } = ranking;
  const horse = ({ view, runner }: Ranked) =>
    `${named({ programNumber: runner.programNumber, horse: runner.horseName })}${raceNumber === null ? ` (race ${view.picks.raceNumber})` : ''}`;
  const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
  const [first] = ranked;
  if (first === undefined) return saying([`No starter ${where} has a known ${measure.name}.`]);
  const best = ranked.filter(({ value }) => value === first.value);
  const few = measure.needsStarts === true ? 'Too few starts, or not known,' : 'Not known';
  return sayingTable(
    {
      lead: [
        `${isLeastFirst ? 'Lowest' : 'Highest'} ${measure.name} ${where}: ${valueText(first, measure)}, ${best.map(horse).join(' and ')}.`,
      ],
      ...rankingTable(ranking, horse),
      note: [unknown === 0 ? null : `${few} for ${counted(unknown, 'starter')}.`],
    },
    raceNumber === null ? [] : [raceNumber],
  );
}

/** Whether a horse of the card is named in full. */
const namesHorse = ({ races }: CardInPlay, text: string): boolean =>
  races.some(({ runners }) => runners.some(({ horseName }) => namesSaid(text, horseName).length > 0));

/** The starters of a race, or of the card, by one of their figures or records. */
export const ranking: Tool = {
  name: 'ranking',
  reads({ text, card, raceNumber }) {
    const isLeastFirst = LEAST_FIRST.test(text);
    const isShort = raceNumber !== null && text.trim().split(/\s+/).length <= SHORT;
    if (!isLeastFirst && !isShort && !MOST_FIRST.test(text)) return null;
    if (namesHorse(card, text) || horsesNumbered(card, text, raceNumber).length > 0) return null;
    if (/\b(?:jockeys?|riders?|trainers?|barns?|owners?)\b/i.test(text)) return null;
    if (peopleNamed(card, text).length > 0) return null;
    if (/\bthat won\b|\bwon (?:this|last)\b|\byesterday\b|\bthis week\b/i.test(text)) return null;
    const here = text.replace(
      new RegExp(`\\b(?:at|over|around) ${escapedForPattern(card.track.displayName)}\\b`, 'i'),
      'at the track',
    );
    const said = MEASURES.find(({ pattern }) => pattern.test(here));
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
      const { recordSplit } = measure;
      if (raceNumber !== null && only !== undefined && recordSplit !== undefined && !isLeastFirst)
        if (recordSplit.split === 'wet' || ranked.length === 0)
          return { answer: recordsInRace(only, recordSplit), views };
      return {
        answer: rankingAnswer({ ranked, unknown, measure, isLeastFirst, raceNumber }),
        views: raceNumber === null && ranked.length > 0 ? [] : views,
      };
    };
  },
};
