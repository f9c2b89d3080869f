import { isStarter, type Runner } from '../../card/runner.ts';
import { chanceOf, named, percent, priceOf } from '../jake/wording.ts';
import type { RaceView } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { HORSE, horseCells } from '../shown/runner-cells.ts';

const RECENT = 3;

function priceToTake({ picks }: RaceView, number: string): string {
  const row = picks.line?.rows.find(({ horses }) =>
    horses.some(({ programNumber }) => programNumber === number),
  );
  return row?.priceToTake == null ? 'no price to take' : `price to take ${row.priceToTake.text}`;
}

function figuresText({ pastPerformances }: Runner): string {
  const figures = (pastPerformances ?? []).slice(0, RECENT).map(({ speedFigure }) => speedFigure ?? '–');
  return figures.length === 0
    ? 'no past races on the card'
    : `last figures ${figures.join(', ')} (latest first)`;
}

/** A starter's chance, prices, figures and record; a sentence for a horse that is not starting. */
function factsOf(view: RaceView, { programNumber }: Runner) {
  const runner = view.evidence.runners.find((row) => row.programNumber === programNumber);
  if (runner === undefined || runner.isScratched) return 'scratched';
  const chance = chanceOf(view, programNumber);
  if (chance === null || !isStarter(runner)) return 'not in the body of the race';
  const life = runner.records?.life ?? null;
  return {
    chance: percent(chance),
    price: priceOf(view, programNumber),
    priceToTake: priceToTake(view, programNumber),
    figures: figuresText(runner),
    record: life === null ? null : `${life.wins} for ${life.starts}`,
  };
}

/** A horse in a line: our chance, price now and to take, last three figures, record. */
export function horseLine(view: RaceView, runner: Runner): string {
  const head = `- ${named({ programNumber: runner.programNumber, horse: runner.horseName })}`;
  const facts = factsOf(view, runner);
  if (typeof facts === 'string') return `${head}: ${facts}`;
  const { chance, price, priceToTake: toTake, figures, record } = facts;
  return [`${head}: ${chance} to win`, price, toTake, figures, ...(record === null ? [] : [record])].join(
    ', ',
  );
}

/** The columns of `horseRow`. */
export const HORSE_COLUMNS = columnsOf(
  ['Race', 'race'],
  ...HORSE,
  ['Win', 'percent'],
  ['Odds', 'price'],
  ['To take', 'price'],
  ['Last figures', 'number'],
  ['Record', 'number'],
);

const withoutWords = (text: string): string | null =>
  /^no /.test(text) ? null : text.replace(/^price to take |^last figures | \(latest first\)$/g, '');

/** What `horseLine` says, as cells; the race is left out where all horses are of one. */
export function horseRow(view: RaceView, runner: Runner, withRace: boolean) {
  const facts = factsOf(view, runner);
  const race = withRace ? String(view.picks.raceNumber) : null;
  const head = [race, ...horseCells(runner)];
  if (typeof facts === 'string') return { cells: [...head, null, facts, null, null, null] };
  const { chance, price, priceToTake: toTake, figures, record } = facts;
  return { cells: [...head, chance, ...[price, toTake, figures].map(withoutWords), record] };
}
