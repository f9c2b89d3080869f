import { pooled } from '#core/handicapping/models/log-pool.ts';
import { fitLinePowers, type LinedRace } from '#core/training/fitting/line-power.ts';
import { type BesideBeliefs, fitBeside } from '#core/training/fitting/morning-fit.ts';
import { besideExample, type MorningExample, powerOf } from './morning-examples.ts';

/** A race's chances from fits that had not seen its day. */
export interface WalkedLine<Race> {
  readonly race: Race;
  readonly pooledPower: readonly number[];
  readonly trackPower: readonly number[];
}

const monthOf = ({ day }: LinedRace): string => day.slice(0, 7);

/** Every month scored with powers fitted on the months before it; months with too few races before them are left out. */
export function walkedByMonth<Race extends LinedRace>(
  races: readonly Race[],
  earlier: readonly LinedRace[],
  leastRaces: number,
): readonly WalkedLine<Race>[] {
  return [...new Set(races.map(monthOf))].sort().flatMap((month) => {
    const before = [...earlier, ...races.filter((race) => monthOf(race) < month)];
    if (before.length < leastRaces) return [];
    const lines = fitLinePowers(before);
    return races
      .filter((race) => monthOf(race) === month)
      .map((race) => ({
        race,
        pooledPower: pooled([race.lineChances], [lines.line.power]),
        trackPower: pooled([race.lineChances], [powerOf(lines, race.track)]),
      }));
  });
}

/** Every track scored with the power fitted on the others: what to expect at a track without data. */
export function trackLeftOut<Race extends LinedRace>(races: readonly Race[]): readonly WalkedLine<Race>[] {
  return [...new Set(races.map(({ track }) => track))].flatMap((track) => {
    const lines = fitLinePowers(races.filter((race) => race.track !== track));
    return races
      .filter((race) => race.track === track)
      .map((race) => {
        const chances = pooled([race.lineChances], [lines.line.power]);
        return { race, pooledPower: chances, trackPower: chances };
      });
  });
}

/** Every day scored with weights of line and form fitted on the days before it, and on the lines of other tracks. */
export function walkedByDay(
  races: readonly MorningExample[],
  others: readonly LinedRace[],
  earlier: readonly MorningExample[],
  beliefs: BesideBeliefs,
): readonly { readonly race: MorningExample; readonly chances: readonly number[] }[] {
  return [...new Set(races.map(({ day }) => day))].sort().flatMap((day) => {
    const before = [...earlier, ...races.filter((race) => race.day < day)];
    const lines = fitLinePowers([...others, ...before]);
    const { form, beside } = fitBeside(
      before.map((race) => besideExample(race, lines)),
      beliefs,
    );
    return races
      .filter((race) => race.day === day)
      .map((race) => ({
        race,
        chances: pooled([race.form, besideExample(race, lines).line], [form.power, beside.power]),
      }));
  });
}
