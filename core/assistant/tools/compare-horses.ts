import { horseNamePattern } from '../../card/same-name.ts';
import { counted } from '../../kernel/text.ts';
import type { ShownRace } from '../../results/day-results.ts';
import { type JakeAnswer, saying, withTable } from '../jake/answer.ts';
import { chanceOf, named, percent } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { HORSE_COLUMNS, horseLine, horseRow } from './horse-line.ts';
import { type HorseNamed, horsesNamed, horsesNumbered, pairNumbered } from './horses-named.ts';
import { peopleNamed } from './people-named.ts';
import { placesText } from './result-words.ts';
import type { Tool } from './tool.ts';
import { runnerInForm } from './words-left.ts';

const COMPARE =
  /\bcompar|\bversus\b|\bvs\b|\bbetter\b|\bbetween\b|\bor\b|\band\b|\bdifference\b|\bprefer\b|\bover\b/i;
/** Words that any question with two horses in it may have. */
const LOOSELY = /\b(?:or|and|over|between)\b/gi;
const BET =
  /\bexacta|\btrifecta|\bquinella|\bsuperfecta|\bdouble\b|\bbox\b|\bdutch\b|\bwheel\b|\bkey\b|\$\s?\d/i;
/** By figures, not by who is likelier to win. */
export const OF_FIGURES =
  /\b(?:faster|quicker|speedier|fastest|quickest)\b|\b(?:better|higher|bigger|best|highest|top|stronger) (?:\w+ )?(?:last(?: (?:race|start|out|time|effort|figure|fig|beyer|number|speed figure))?|fig(?:ure)?s?|beyers?)\b|\b(?:ran|run) (?:the )?(?:better|faster|quicker) (?:race )?last\b/i;
/** Fast at one part of a race or in the morning, which figures of whole races do not say. */
const OF_A_PART =
  /\b(?:first|second|opening|1st|2nd|pace) (?:calls?|quarter|half|furlong|fractions?)\b|\b(?:early|works?|worked|working|workouts?|breezes?|breezed|breezing|bullets?|drills?|mornings?|late|closing|finish\w*|stretch|gate|break|breaks|start|away|out of there|fractions?|pace)\b/i;
const LAST_START = /\blast (?:start|time)\b/gi;
const MOST = 4;

/** Whether a question about horses asks for the better figure, and not who is fast early, late or in the morning. */
function asksFigures(text: string, horses: readonly HorseNamed[]): boolean {
  const rest = horses.reduce(
    (left, { runner }) => left.replace(horseNamePattern(runner.horseName), ' '),
    text.replace(LAST_START, ' '),
  );
  return OF_FIGURES.test(text) && !OF_A_PART.test(rest);
}

function verdictOn(view: RaceView, horses: readonly HorseNamed[]): string | null {
  const rated = horses
    .flatMap(({ runner }) => {
      const chance = chanceOf(view, runner.programNumber);
      return chance === null ? [] : [{ runner, chance }];
    })
    .toSorted((a, b) => b.chance - a.chance);
  const [best, next] = rated;
  if (best === undefined || next === undefined) return null;
  const name = named({ programNumber: best.runner.programNumber, horse: best.runner.horseName });
  return `We rate ${name} likelier to win: ${percent(best.chance)} against ${percent(next.chance)}.`;
}

/** `Last figures: #7 Journalism 107, #2 Sovereignty 103. #7 Journalism has the higher one.` */
function figuresOf(views: readonly RaceView[], horses: readonly HorseNamed[]): string {
  const rows = horses.map((horse) => ({
    name: named({ programNumber: horse.runner.programNumber, horse: horse.runner.horseName }),
    figure: runnerInForm(views, horse)?.pastPerformances?.[0]?.speedFigure ?? null,
  }));
  const said = `Last figures: ${rows.map(({ name, figure }) => `${name} ${figure ?? 'not known'}`).join(', ')}.`;
  const known = rows.flatMap(({ name, figure }) => (figure === null ? [] : [{ name, figure }]));
  const most = Math.max(...known.map(({ figure }) => figure));
  const [best, level] = known.filter(({ figure }) => figure === most);
  if (best === undefined || known.length < rows.length)
    return `${said} Which ran the higher one is not known.`;
  if (level !== undefined) return `${said} The highest is the same.`;
  return `${said} ${best.name} has the ${rows.length > 2 ? 'highest' : 'higher'} one.`;
}

/** `Race 3:`; of a race that is off, how the horses finished. */
function headOver(view: RaceView, horses: readonly HorseNamed[], results: readonly ShownRace[]): string {
  const { raceNumber } = view.picks;
  if (!isRun(view)) return `Race ${raceNumber}:`;
  const result = results.find((race) => race.raceNumber === raceNumber);
  const places = placesText(
    result,
    horses.map(({ runner }) => runner.programNumber),
  );
  return `Race ${raceNumber} is off: ${places ?? 'no official result yet'}. Before the off:`;
}

/** What is said first: who is likelier, or that they do not meet. */
function firstOf(views: readonly RaceView[], horses: readonly HorseNamed[]): string | null {
  const [view] = views;
  if (views.length === 1 && view !== undefined) return isRun(view) ? null : verdictOn(view, horses);
  return `They run in ${counted(views.length, 'different race')}, so their chances are not against each other.`;
}

function comparison(
  views: readonly RaceView[],
  horses: readonly HorseNamed[],
  results: readonly ShownRace[],
  text: string,
): JakeAnswer {
  const figures = asksFigures(text, horses) ? figuresOf(views, horses) : null;
  const parts = views.map((view) => {
    const here = horses.filter(({ raceNumber }) => raceNumber === view.picks.raceNumber);
    return { view, head: headOver(view, here, results), here };
  });
  const first = firstOf(views, horses);
  const lines = parts.flatMap(({ view, head, here }) => [
    head,
    ...here.map(({ runner }) => horseLine(view, runner)),
  ]);
  const answer = saying(
    [figures, first, ...lines],
    views.map(({ picks }) => picks.raceNumber),
  );
  return withTable(answer, {
    lead: [figures, first, ...parts.filter(({ view }) => isRun(view)).map(({ head }) => head)],
    caption: 'Horses compared',
    columns: HORSE_COLUMNS,
    rows: parts.flatMap(({ view, here }) =>
      here.map(({ runner }) => horseRow(view, runner, views.length > 1)),
    ),
  });
}

/** Two to four horses of the card side by side, in their own races where those differ. */
export const compareHorses: Tool = {
  name: 'compare horses',
  reads({ text, card, raceNumber }) {
    if ((!COMPARE.test(text) && !OF_FIGURES.test(text)) || BET.test(text)) return null;
    const byName = horsesNamed(card, text);
    const byNumber = horsesNumbered(card, text, raceNumber);
    const numbered = byNumber.length > 1 ? byNumber : pairNumbered(card, text, raceNumber);
    const horses = (byName.length > 1 ? byName : numbered).slice(0, MOST);
    if (horses.length < 2) return null;
    const isClear = COMPARE.test(text.replace(LOOSELY, ' ')) || OF_FIGURES.test(text);
    if (!isClear && peopleNamed(card, text).length > 0) return null;
    return async (facts) => {
      const numbers = [...new Set(horses.map(({ raceNumber }) => raceNumber))];
      const views = await facts.viewsOf(numbers);
      const { races } = views.some(isRun) ? await facts.resultsOn(card.track, card.day) : { races: [] };
      return { answer: comparison(views, horses, races, text), views };
    };
  },
};
