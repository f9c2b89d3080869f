import type { PastPerformance } from '../../card/past-performance.ts';
import { ordinal } from '../../handicapping/angles/wording.ts';
import { dateText } from '../../kernel/day-text.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { isRun, type RaceView, racesAsked } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { horseOf } from './horses-named.ts';
import type { Tool } from './tool.ts';
import { runnerInForm } from './words-left.ts';

/** A poorer race after a big one: `bounce`, `regress`, or its reverse, `repeat that number`. */
const BOUNCES =
  /\bbounc(?:e|es|ing|er|ers)\b|\bregress(?:es|ing)?\b|\breact(?:s|ing)? (?:off|to) (?:that|the|a|his|her|its)\b|\bcomes? back to earth\b|\b(?:repeat|run back to|match|duplicate)s? (?:that|his|her|its|the) (?:last |big |monster |career )*(?:race|effort|fig(?:ure)?|number|one|beyer)\b/i;
const OTHER =
  /\b(?:did|was|were|mean|means|meaning|what is|what's|explain|check|odds|price|box|exacta|bet)\b|\b(?:bounc\w*|rebound\w*) (?:right )?back\b/i;

interface FigureRun {
  readonly past: PastPerformance;
  readonly figure: number;
}

/** Past races of a horse that have a figure, the latest first. */
const figuresOf = (past: readonly PastPerformance[] | null): readonly FigureRun[] =>
  (past ?? []).flatMap((line) =>
    line.speedFigure === null ? [] : [{ past: line, figure: line.speedFigure }],
  );

const LEAST = 2;
const NO_FORECAST = "Nobody can predict a bounce, so we don't.";

/** The last figure beside those before it; null with fewer than two. */
function lastBeside(runs: readonly FigureRun[]): string | null {
  const [last, ...before] = runs;
  if (last === undefined || runs.length < LEAST) return null;
  const better = before.filter(({ figure }) => figure > last.figure).length;
  const place = better === 0 ? 'the best' : `the ${ordinal(better + 1)} best`;
  return `last figure ${last.figure} (${dateText(last.past.day)}), ${place} of ${runs.length} on the card; before it ${before.map(({ figure }) => figure).join(', ')}`;
}

/** Starters whose last figure is the best they have on the card. */
function offTheirBest({ evidence, picks }: RaceView): readonly string[] {
  const rows = evidence.starters.flatMap((runner) => {
    const runs = figuresOf(runner.pastPerformances);
    const [last, ...before] = runs;
    if (last === undefined || before.length < LEAST || before.some(({ figure }) => figure >= last.figure))
      return [];
    const name = named({ programNumber: runner.programNumber, horse: runner.horseName });
    return [`- ${name}: ${lastBeside(runs)}`];
  });
  const head =
    rows.length === 0
      ? `No starter of race ${picks.raceNumber} comes off the best figure it has on the card.`
      : `Off the best figure they have on the card, race ${picks.raceNumber}:`;
  return [head, ...rows, NO_FORECAST];
}

/** Whether a horse may run poorer than last time, from its figures; of a race, who comes off a best figure. */
export const likelyToBounce: Tool = {
  name: 'bounce',
  reads(question) {
    const { text, card, raceNumber } = question;
    if (!BOUNCES.test(text) || OTHER.test(text)) return null;
    const horse = horseOf(question);
    const number =
      horse?.raceNumber ?? racesAsked(card, raceNumber).find((race) => race.number === raceNumber)?.number;
    if (number === undefined) return null;
    return async (facts) => {
      const views = await facts.viewsOf([number]);
      const [view] = views;
      if (view === undefined) return { answer: saying([`Race ${number} is not on the card.`]), views };
      if (isRun(view)) return closedRace(view, card, facts, horse?.runner.programNumber);
      const source = `Source: ${view.card.source}.`;
      if (horse === null) return { answer: saying([...offTheirBest(view), source], [number]), views };
      const name = named({ programNumber: horse.runner.programNumber, horse: horse.runner.horseName });
      const runs = figuresOf(runnerInForm(views, horse)?.pastPerformances ?? null);
      const line = lastBeside(runs) ?? 'fewer than two figures on the card';
      return { answer: saying([`${name}, race ${number}: ${line}.`, NO_FORECAST, source], [number]), views };
    };
  },
};
