import { isStarter, type Runner } from '../../card/runner.ts';
import { chanceOf, named, percent, priceOf } from '../jake/wording.ts';
import type { RaceView } from '../race-view.ts';

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

/** A horse in a line: our chance, price now and to take, last three figures, record. */
export function horseLine(view: RaceView, { programNumber, horseName }: Runner): string {
  const head = `- ${named({ programNumber, horse: horseName })}`;
  const runner = view.evidence.runners.find((row) => row.programNumber === programNumber);
  if (runner === undefined || runner.isScratched) return `${head}: scratched`;
  const chance = chanceOf(view, programNumber);
  if (chance === null || !isStarter(runner)) return `${head}: not in the body of the race`;
  const life = runner.records?.life ?? null;
  return [
    `${head}: ${percent(chance)} to win`,
    priceOf(view, programNumber),
    priceToTake(view, programNumber),
    figuresText(runner),
    ...(life === null ? [] : [`${life.wins} for ${life.starts}`]),
  ].join(', ');
}
