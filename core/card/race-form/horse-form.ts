import { type HistoryWork, startReportsOf, startsOf, worksOf } from '../history/horse-history.ts';
import { cardsOf, type PrintedForm } from '../history/printed-form.ts';
import type { Card, Race } from '../race.ts';
import { isStarter, type Runner } from '../runner.ts';
import { trackBySlug } from '../track.ts';
import type { Workout } from '../workout.ts';
import { type FormLine, formLines, type TodaysRace } from './form-line.ts';
import { changeMarks, type LineMark, type MarkedRace, markedRace } from './line-marks.ts';

/** Past races shown of a horse; its own page has the rest. */
export const LINES_SHOWN = 10;

/** A horse of a race with what it has done. */
export interface HorseForm {
  readonly runner: Runner;
  /** Among the starters by Prime Power, 1 = best; null without one. */
  readonly powerRank: number | null;
  /** Newest first, at most ten. */
  readonly lines: readonly FormLine[];
  /** How many past races are known in all. */
  readonly linesKnown: number;
  /** Newest first. */
  readonly works: readonly Workout[];
  /** What is different today from the last race. */
  readonly todaysMarks: readonly LineMark[];
}

/** The race of a card with the form of its horses: those in it by program number, then those out of it. */
export interface RaceForm {
  readonly race: Race;
  readonly card: Pick<Card, 'provenance'>;
  readonly horses: readonly HorseForm[];
}

/** How many works a head has room for. */
const WORKS_SHOWN = 12;

const todayOf = (race: Race): TodaysRace => ({
  surface: race.surface,
  distanceYards: race.distanceYards,
  trackCode: trackBySlug(race.trackSlug)?.code ?? null,
  par: race.pars.speed,
});

const todaysMedication = ({ medication }: Runner): string | null =>
  medication === null ? null : medication.replace('first-time ', '');

function todayAsRace(race: Race, runner: Runner, last: MarkedRace | undefined): MarkedRace {
  return {
    day: race.day,
    surface: race.surface,
    distanceYards: race.distanceYards,
    claimingPrice: runner.claimingPrice,
    par: race.pars.speed,
    medication: todaysMedication(runner),
    blinkers: runner.blinkers === null ? (last?.blinkers ?? null) : runner.blinkers === 'on',
    trainer: runner.trainer?.name ?? null,
  };
}

function marksToday(race: Race, runner: Runner, lines: readonly FormLine[]): readonly LineMark[] {
  const races = lines.map(({ line }) => markedRace(line));
  const marks = changeMarks(races, todayAsRace(race, runner, races[0]), false);
  const isFirstLasix = runner.medication?.includes('first-time lasix') ?? false;
  return isFirstLasix ? [...marks.filter((mark) => mark !== 'Lasix on'), 'first Lasix'] : marks;
}

/** The report of a work to show: the first of those that differ. */
const shownWork = ({ reports }: HistoryWork): readonly Workout[] =>
  reports.slice(0, 1).map(({ work }) => work);

const isOut = ({ isScratched, listStatus }: Runner): number =>
  isScratched ? 2 : Number(listStatus !== null);

const byNumber = (a: Runner, b: Runner): number =>
  isOut(a) - isOut(b) ||
  Number.parseInt(a.programNumber, 10) - Number.parseInt(b.programNumber, 10) ||
  (a.programNumber < b.programNumber ? -1 : 1);

/** By Prime Power among the starters; equal figures share a rank. */
function powerRankOf(runner: Runner, runners: readonly Runner[]): number | null {
  const { primePower } = runner.ratings;
  if (primePower === null || !isStarter(runner)) return null;
  const ratings = runners.filter(isStarter).map((starter) => starter.ratings.primePower);
  return ratings.filter((rating) => rating !== null && rating > primePower).length + 1;
}

/**
 * The form of a race's horses from what cards print about them, real and invented apart. Where several sources report a
 * race, the card's own report is shown, with what the others contradict.
 */
export function raceForm(
  race: Race,
  card: Pick<Card, 'provenance'>,
  printed: ReadonlyMap<Runner['horseKey'], readonly PrintedForm[]>,
): RaceForm {
  const { provenance } = card;
  const isOfWorld = (form: PrintedForm): boolean =>
    (form.provenance.tier === 'demo') === (provenance.tier === 'demo');
  const horses = race.runners.toSorted(byNumber).map((runner): HorseForm => {
    const forms = (printed.get(runner.horseKey) ?? []).filter(isOfWorld);
    const lines = formLines(startsOf(startReportsOf(forms)), {
      today: todayOf(race),
      producer: provenance.source,
      careerStarts: runner.records?.life?.starts ?? null,
      cards: cardsOf(forms),
    });
    return {
      runner,
      powerRank: powerRankOf(runner, race.runners),
      lines: lines.slice(0, LINES_SHOWN),
      linesKnown: lines.length,
      works: worksOf(forms).slice(0, WORKS_SHOWN).flatMap(shownWork),
      todaysMarks: marksToday(race, runner, lines),
    };
  });
  return { race, card, horses };
}
