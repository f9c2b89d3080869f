import type { Entry, Race } from '#kit/kit.ts';
import { count, links, properName } from '#kit/kit.ts';
import type { Destination } from './destinations.ts';

const [fewest, most] = [2, 4];

/** `compare paper lantern, lantern road` and `paper lantern vs lantern road` name two horses; other words name none. */
function namesIn(typed: string): readonly string[] {
  const [, compared] = /^\s*compare\s+(.+)$/i.exec(typed) ?? [];
  const between = compared === undefined ? /\s+vs?\.?\s+/i : /\s*,\s*|\s+(?:and|with|vs?\.?)\s+/i;
  const parts = (compared ?? typed).toLowerCase().split(between);
  const names = parts.map((name) => name.trim()).filter(Boolean);
  return names.length < fewest || names.length > most ? [] : names;
}

function entriesNamed({ entries }: Race, names: readonly string[]): readonly Entry[] {
  const named = names.flatMap(
    (name) => entries.find(({ horseName }) => horseName.toLowerCase().includes(name)) ?? [],
  );
  return named.length === names.length && new Set(named).size === named.length ? named : [];
}

/** The comparison of the horses that were typed, where a race has them all. */
export function namedComparisons(races: readonly Race[], typed: string): readonly Destination[] {
  const names = namesIn(typed);
  if (names.length === 0) return [];
  return races.flatMap((race): readonly Destination[] => {
    const entries = entriesNamed(race, names);
    if (entries.length === 0) return [];
    const numbers = entries.map(({ programNumber }) => programNumber);
    return [
      {
        kind: 'Comparisons',
        label: `Compare ${entries.map(({ horseName }) => properName(horseName)).join(', ')}`,
        hint: `Race ${count(race.raceNumber)} · side by side`,
        href: links.compare(race.trackSlug, race.day, race.raceNumber, numbers),
        programNumber: null,
      },
    ];
  });
}
