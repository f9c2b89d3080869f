import { count, shortRaceDay, unknownFigure } from '#kit/kit.ts';
import type { MyNote } from './my-note.ts';

type LaterRace = NonNullable<MyNote['since']>[number];

/** What a horse ran later, `87 (Brisnet) on Aug 2 at SAR`; a dash for a figure that nobody knows. */
export function laterRaceText({ day, track, figure }: LaterRace): string {
  const points = figure === null ? unknownFigure : count(figure.points);
  const scale = figure?.scale ? ` (${figure.scale})` : '';
  return `${points}${scale} on ${day ? shortRaceDay(day) : unknownFigure} at ${track || unknownFigure}`;
}
