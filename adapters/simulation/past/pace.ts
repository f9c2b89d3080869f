import type { Pars } from '#core/card/race.ts';
import type { Rng } from '../rng.ts';
import type { RunningLine } from './running-line.ts';
import { isRoute } from './surface-times.ts';

/** Usual pace figures of a race whose winner runs to `par`. Sprints are fast early, routes late. */
export function parsFor(par: number, yards: number): Pars {
  const above = par - 80;
  const rounded = (base: number, slope: number): number => Math.round(base + above * slope);
  return isRoute(yards)
    ? {
        pace2f: rounded(84, 0.2),
        pace4f: rounded(85, 0.4),
        pace6f: rounded(86, 0.7),
        speed: Math.round(par),
        latePace: rounded(82, 0.55),
      }
    : {
        pace2f: rounded(90, 0.35),
        pace4f: rounded(95, 0.5),
        pace6f: null,
        speed: Math.round(par),
        latePace: rounded(84, 0.65),
      };
}

export interface PaceFigures {
  readonly pace2f: number;
  readonly pace4f: number;
  readonly pace6f: number | null;
  readonly latePace: number;
  readonly raceShape1: number;
  readonly raceShape2: number;
}

const within = (value: number): number => Math.round(Math.min(122, Math.max(40, value)));
const lengthsBehind = (call: {
  readonly position: number | null;
  readonly lengths: number | null;
}): number => (call.position === 1 ? 0 : (call.lengths ?? 0));

/** What the horse spent early it lacks late: early and late differences from par add up to its speed figure's. */
export function paceFigures(
  race: { readonly par: number; readonly yards: number; readonly figure: number },
  line: RunningLine,
  rng: Rng,
): PaceFigures {
  const pars = parsFor(race.par, race.yards);
  const raceShape1 = Math.round(rng.normal(0, 5));
  const raceShape2 = Math.round(raceShape1 * 0.7 + rng.normal(0, 4));
  const difference = race.figure - race.par;
  const first = 3 + raceShape1 * 0.6 + difference * 0.25 - lengthsBehind(line.first) * 1.3;
  const second = 3 + raceShape2 * 0.6 + difference * 0.4 - lengthsBehind(line.second) * 1.4;
  const late = difference * 1.6 - second * 0.7;
  return {
    pace2f: within((pars.pace2f ?? 0) + first),
    pace4f: within((pars.pace4f ?? 0) + (pars.pace6f === null ? second : (first + second) / 2)),
    pace6f: pars.pace6f === null ? null : within(pars.pace6f + second),
    latePace: within((pars.latePace ?? 0) + late),
    raceShape1,
    raceShape2,
  };
}
