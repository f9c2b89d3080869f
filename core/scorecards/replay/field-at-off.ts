import type { Race } from '../../card/race.ts';
import { isStarter, type Runner } from '../../card/runner.ts';
import { horseNameKey } from '../../card/same-name.ts';
import type { RaceResult } from '../../results/race-result.ts';

const atGate = (runner: Runner, isThere: boolean): Runner =>
  isStarter(runner) === isThere
    ? runner
    : { ...runner, isScratched: !isThere, listStatus: isThere ? null : runner.listStatus };

/**
 * A race of a card with the late changes everybody knew at the off: who went to the gate, and the course when it was
 * taken off the turf. Of the result nothing else is looked at. The race stays as it is where the result names no
 * starters, none of the card's, or only those that were paid.
 */
export function fieldAtOff(race: Race, result: RaceResult): Race {
  const names = new Set(result.starters.map(({ horseName }) => horseNameKey(horseName)));
  const isThere = ({ horseName }: Runner): boolean => names.has(horseNameKey(horseName));
  if (!result.isFieldComplete || !race.runners.some(isThere)) return race;
  const { surface, distanceYards, isAbout } = result.offTheTurf ? result : race;
  const runners = race.runners.map((runner) => atGate(runner, isThere(runner)));
  return { ...race, surface, distanceYards, isAbout, runners };
}
