import type { RaceDay } from '#core/kernel/race-day.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import type { LedgerPages } from '#core/picks/ports.ts';
import type { ResultStore } from '#core/results/ports.ts';
import type { SettledDay, SettledDayStore } from '#core/scorecards/ports.ts';
import { type DaySources, rulesOf } from '#core/scorecards/scoreboard/day-sources.ts';

interface Sources {
  readonly ledger: Pick<LedgerPages, 'after'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
}

const MOST_ROWS = 100_000;

/** Settled days in memory. */
export function makeMemorySettledDayStore({ ledger, results }: Sources): SettledDayStore {
  const stored = new Map<string, SettledDay>();
  const keyOf = (isDemo: boolean, day: RaceDay): string => `${isDemo} ${day}`;
  return {
    async sources({ from, to }) {
      const sources = new Map<RaceDay, DaySources>();
      for (const row of await ledger.after(0, MOST_ROWS)) {
        const day = entryIn(row).day as RaceDay;
        const text = `${sources.get(day)?.text ?? ''} ${row.hash}`;
        if (day >= from && day <= to) sources.set(day, { text, tracks: [], hasInvented: false });
      }
      for (const sheet of await results.sheetsBetween(null, from, to)) {
        const entries = sources.get(sheet.day);
        if (entries === undefined) continue;
        sources.set(sheet.day, {
          text: `${entries.text} ${JSON.stringify(sheet)}`,
          tracks: [...new Set([...entries.tracks, sheet.track])].sort(),
          hasInvented: entries.hasInvented || sheet.kind === 'simulation',
        });
      }
      return sources;
    },
    async origins(isDemo, { from, to }) {
      const found = [...stored].filter(
        ([key, { day }]) => key === keyOf(isDemo, day) && day >= from && day <= to,
      );
      return new Map(found.map(([, { day, from: origin }]) => [day, origin]));
    },
    async settledOn(isDemo, days) {
      return days.flatMap((day) => stored.get(keyOf(isDemo, day)) ?? []);
    },
    async keep(isDemo, days) {
      for (const day of days) {
        const key = keyOf(isDemo, day.day);
        if (rulesOf(stored.get(key)?.from ?? '') <= rulesOf(day.from)) stored.set(key, day);
      }
    },
  };
}
