import type { Provenance, Tier } from '../../kernel/provenance.ts';
import { MILE } from '../distance.ts';
import type { HistoryStart, StartReport } from '../history/horse-history.ts';
import type { CardOfHorse } from '../history/printed-form.ts';
import type { StartFact } from '../history/start-facts.ts';
import type { PastPerformance } from '../past-performance.ts';
import { figureOf } from '../scaled-figure.ts';
import { trackByCode, trackBySlug } from '../track.ts';
import { type FigureOnLine, figureDoubt, parStep } from './figure-on-line.ts';
import {
  changeMarks,
  type LineMark,
  layoffDays,
  likenessMarks,
  type MarkedRace,
  markedRace,
} from './line-marks.ts';

/** A past race as form shows it: one report of it, and what the others say differently. */
export interface FormLine {
  readonly line: PastPerformance;
  /** The track's code, one for all sources. */
  readonly track: string;
  readonly raceNumber: number | null;
  readonly sources: readonly Provenance[];
  /** Every report of it. */
  readonly reports: readonly StartReport[];
  /** Slug of the track if that day's card is stored; null otherwise. */
  readonly cardSlug: string | null;
  /** At a track that is not registered: outside North America. */
  readonly isForeign: boolean;
  /** Pace figures of the first part and up to the second call: quarter and half of a sprint, half and three quarters of a route. */
  readonly earlyPace1: number | null;
  readonly earlyPace2: number | null;
  /** The early pace figure left: at the quarter of a route, at six furlongs of a sprint. */
  readonly otherPace: number | null;
  readonly figure: FigureOnLine | null;
  readonly marks: readonly LineMark[];
  /** Days since the race before, if that was a layoff. */
  readonly layoffDays: number | null;
  /** Facts on which sources disagree. */
  readonly contradictions: readonly StartFact[];
}

/** What past races are compared with: today's race, or nothing on a horse's own page. */
export interface TodaysRace {
  readonly surface: MarkedRace['surface'];
  readonly distanceYards: number | null;
  readonly trackCode: string | null;
  /** The class level of today's race on the card producer's scale; null while unknown. */
  readonly par: number | null;
}

/** Compared with no race of today. */
export const NO_RACE_TODAY: TodaysRace = {
  surface: null,
  distanceYards: null,
  trackCode: null,
  par: null,
};

/** The report to show: that of the preferred producer, else that of another card, which has figures, else a result. */
const shownReport = (reports: readonly StartReport[], producer: string | null): StartReport | undefined =>
  reports.find(({ sources }) => sources.some(({ source }) => source === producer)) ??
  reports.find(({ record }) => record === 'past performance') ??
  reports[0];

/** Today's par is on the scale of the card's producer: a figure of another producer has no distance from it. */
function figureOn(
  line: PastPerformance,
  tier: Tier,
  par: number | null,
  facts: readonly StartFact[],
): FigureOnLine | null {
  const figure = figureOf(line, tier);
  if (figure === null) return null;
  const isOnScale = line.figureScale === undefined && par !== null;
  return {
    ...figure,
    step: isOnScale ? parStep(figure.points, par) : null,
    doubt: figureDoubt(line, facts),
  };
}

const isRoute = ({ distanceYards }: PastPerformance): boolean => (distanceYards ?? 0) >= MILE;

type Shown = { readonly start: HistoryStart; readonly report: StartReport };

function lineOf(
  { start, report }: Shown,
  earlier: readonly MarkedRace[],
  { today, isAllKnown, cards }: Compared,
): FormLine {
  const { line, sources } = report;
  const [before] = earlier;
  const isForeign = trackByCode(start.track) === null;
  return {
    line,
    track: start.track,
    raceNumber: start.raceNumber,
    sources,
    reports: start.reports,
    cardSlug: cards.get(cardKey(start.day, start.track)) ?? null,
    isForeign,
    earlyPace1: isRoute(line) ? line.pace4f : line.pace2f,
    earlyPace2: isRoute(line) ? line.pace6f : line.pace4f,
    otherPace: isRoute(line) ? line.pace2f : line.pace6f,
    figure: figureOn(line, sources[0]?.tier ?? 'imported', today.par, start.facts),
    marks: [
      ...(isForeign ? (['foreign'] as const) : []),
      ...changeMarks(earlier, markedRace(line), isAllKnown),
      ...likenessMarks(line, today),
    ],
    layoffDays: before === undefined ? null : layoffDays(before.day, line.day),
    contradictions: start.facts.filter(({ state }) => state === 'contradicted'),
  };
}

/** What each start is compared with. */
interface Compared {
  readonly today: TodaysRace;
  /** The starts given are all the horse ever had. */
  readonly isAllKnown: boolean;
  /** Slugs of the tracks by day and code of their stored cards. */
  readonly cards: ReadonlyMap<string, string>;
}

/** A day at a track, by its code. */
const cardKey = (day: string, trackCode: string): string => `${day} ${trackCode}`;

const storedCards = (cards: readonly CardOfHorse[]): ReadonlyMap<string, string> =>
  new Map(cards.map(({ day, trackSlug }) => [cardKey(day, trackBySlug(trackSlug)?.code ?? ''), trackSlug]));

/** What the starts of a horse are shown with. */
export interface LinesAround {
  readonly today: TodaysRace;
  /** Preferred where several report a race. */
  readonly producer: string | null;
  /** How many starts it has had; null if unknown. */
  readonly careerStarts: number | null;
  /** Stored cards that have the horse. */
  readonly cards: readonly CardOfHorse[];
}

/** The starts of a horse, newest first, each compared with the start before it and with today's race. */
export function formLines(
  starts: readonly HistoryStart[],
  { today, producer, careerStarts, cards }: LinesAround,
): readonly FormLine[] {
  const shown = starts.flatMap((start): readonly Shown[] => {
    const report = shownReport(start.reports, producer);
    return report === undefined ? [] : [{ start, report }];
  });
  const races = shown.map(({ report }) => markedRace(report.line));
  const isAllKnown = careerStarts !== null && careerStarts <= shown.length;
  const compared = { today, isAllKnown, cards: storedCards(cards) };
  return shown.map((line, index) => lineOf(line, races.slice(index + 1), compared));
}
