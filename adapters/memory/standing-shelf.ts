import type { History, StandingShelf } from '#core/handicapping/ports.ts';
import { type NamedStanding, type StandingName, standingKey } from '#core/handicapping/standing.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

const isPerson = ({ kind }: StandingName): boolean => kind === 'jockey' || kind === 'trainer';

const byKindAndName = (one: StandingName, other: StandingName): number =>
  standingKey(one) < standingKey(other) ? -1 : 1;

/** The last of each name before the day, by key. */
function lastBefore(rows: readonly NamedStanding[], before: RaceDay): ReadonlyMap<string, NamedStanding> {
  const last = new Map<string, NamedStanding>();
  for (const row of rows) {
    const there = last.get(standingKey(row));
    if (row.day < before && (there === undefined || there.day < row.day)) last.set(standingKey(row), row);
  }
  return last;
}

/** Standings in memory. */
export function makeMemoryStandingShelf(): StandingShelf {
  let kept: ReadonlyMap<History, readonly NamedStanding[]> = new Map();
  let told: string | null = null;
  const before = (history: History, day: RaceDay) => lastBefore(kept.get(history) ?? [], day);
  return {
    async standingsBefore(history, names, day) {
      const last = before(history, day);
      return names.flatMap((name) => last.get(standingKey(name)) ?? []);
    },
    async peopleBefore(history, words, day) {
      return [...before(history, day).values()]
        .filter((one) => isPerson(one) && one.name.split(' ').some((word) => words.includes(word)))
        .map(({ kind, name }) => ({ kind, name }))
        .sort(byKindAndName);
    },
    async replaceAll(standings, mark) {
      kept = standings;
      told = mark;
    },
    async mark() {
      return told;
    },
  };
}
