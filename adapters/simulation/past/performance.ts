import { daysBetween, parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import type { Horse } from '../horse.ts';

/** Months since the horse's official birthday, the first of January. */
function monthsOld(horse: Horse, day: RaceDay): number {
  const birthday = parseRaceDay(`${horse.birthYear}-01-01`) ?? day;
  return daysBetween(birthday, day) / 30.4;
}

/** Points short of what the horse will be when grown: young ones improve fast, old ones slip. */
function growthGap(months: number): number {
  const young = -16 * Math.exp(-(months - 24) / 9);
  return months > 84 ? young - (months - 84) * 0.12 : young;
}

/** The figure to be expected of the horse on that day over that course, before the luck of the race. */
export function expectedFigure(
  horse: Horse,
  on: { readonly day: RaceDay; readonly onOtherSurface: boolean; readonly distanceYards: number },
  today: RaceDay,
): number {
  const grown = growthGap(monthsOld(horse, on.day)) - growthGap(monthsOld(horse, today));
  const furlongsOff = Math.abs(on.distanceYards - horse.distanceYards) / 220;
  return horse.ability + grown + (on.onOtherSurface ? horse.otherSurface : 0) - 0.7 * furlongsOff;
}
