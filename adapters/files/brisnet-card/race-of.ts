import { gradeOfType } from '#core/card/grade.ts';
import { type Race, raceId } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import type { Surface } from '#core/card/surface.ts';
import type { Track } from '#core/card/track.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { type Reading, readAll } from './field.ts';
import { CONDITIONS, RACE, WAGERS } from './race-fields.ts';
import type { Row } from './rows.ts';

const PACIFIC = 'America/Los_Angeles';

/** Synthetic tracks are written as dirt with a flag beside it. */
export const surfaceOf = (surface: Surface, allWeather: boolean): Surface =>
  allWeather && (surface === 'dirt' || surface === 'inner-dirt') ? 'synthetic' : surface;

const cellsOf = (row: Row, from: number, count: number): readonly string[] =>
  row.cells.slice(from - 1, from - 1 + count);

/** The text is cut in the middle of words: its parts are joined as they are. */
const conditionsOf = (row: Row): string =>
  cellsOf(row, CONDITIONS.conditions.at, CONDITIONS.count).join('').replaceAll(';', ',').trim();

/** The bet menu wraps at words; a part that ends with a bracket or a number, and no bracket follows, ends a bet. */
const wagersOf = (row: Row): string =>
  cellsOf(row, WAGERS.wagers.at, WAGERS.count)
    .map((part) => part.trim().replaceAll(';', ','))
    .filter((part) => part !== '')
    .reduce((menu, part) => `${menu}${/[)\d]$/.test(menu) && !part.startsWith('(') ? ',' : ''} ${part}`, '')
    .trim();

/** The name of a stakes precedes its grade or purse. */
function nameOf(raceType: string, conditions: string): string | null {
  if (!/^(G[123]|N|NO)$/.test(raceType)) return null;
  return /^(.+?)\. (?:Grade|Purse)\b/.exec(conditions)?.[1]?.trim() ?? null;
}

function claimingOf({ low, high }: Reading<typeof RACE>['claiming']): Race['claiming'] {
  const [lowest, highest] = [low ?? high, high ?? low];
  return lowest === null || highest === null ? null : { low: lowest, high: highest };
}

/** The race of its first row, without runners. */
export function raceOf(row: Row, track: Track, day: RaceDay, number: number): Race {
  const { allWeather, ...read } = readAll(row, RACE);
  const conditions = conditionsOf(row);
  return {
    ...read,
    id: raceId(track.slug, day, number),
    trackSlug: track.slug,
    day,
    number,
    name: nameOf(read.raceType, conditions),
    postTime: read.postTime === null ? null : instantOn(day, read.postTime, PACIFIC),
    distanceYards: Math.abs(read.distanceYards),
    isAbout: read.distanceYards < 0,
    surface: surfaceOf(read.surface, allWeather),
    grade: gradeOfType(read.raceType),
    conditions,
    claiming: claimingOf(read.claiming),
    wagers: wagersOf(row),
    runners: [] as readonly Runner[],
  };
}
