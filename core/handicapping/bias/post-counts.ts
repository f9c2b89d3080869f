import type { RunRace } from './run-race.ts';

/** Plain counts for one post. */
export interface PostCount {
  readonly post: number;
  readonly starts: number;
  readonly wins: number;
}

/** Starts and wins by post over all races, whatever the odds; horses of a dead heat each count as winners. */
export function postCounts(races: readonly RunRace[]): readonly PostCount[] {
  const counts = new Map<number, { starts: number; wins: number }>();
  for (const { postPosition, crossed } of races.flatMap(({ starts }) => starts)) {
    if (postPosition === null) continue;
    const count = counts.get(postPosition) ?? { starts: 0, wins: 0 };
    counts.set(postPosition, { starts: count.starts + 1, wins: count.wins + Number(crossed === 1) });
  }
  return [...counts].map(([post, count]) => ({ post, ...count })).sort((a, b) => a.post - b.post);
}
