import { sumBy } from '#core/kernel/numbers.ts';
import type { CallEnd, OpenCall, SpendKey, SpendSum } from '#core/spend/call.ts';
import type { Cap } from '#core/spend/cap.ts';
import type { SpendStore } from '#core/spend/ports.ts';

interface Row {
  readonly call: OpenCall;
  readonly end: CallEnd | null;
}

const KEYS: Readonly<Record<SpendKey, (call: OpenCall) => string | null>> = {
  service: ({ service }) => service,
  model: ({ model }) => model,
  feature: ({ feature }) => feature,
  race: ({ raceId }) => raceId,
  member: ({ memberId }) => memberId,
  day: ({ day }) => day,
};

const nanosOf = ({ call, end }: Row): number => end?.nanos ?? call.mostNanos;

function summed(key: string | null, rows: readonly Row[]): SpendSum {
  const sum = (numberOf: (row: Row) => number): number => sumBy(rows, numberOf);
  return {
    key,
    calls: rows.length,
    tokens: sum(({ end }) => (end === null ? 0 : end.usage.inputTokens + end.usage.outputTokens)),
    nanos: sum(nanosOf),
    assumed: sum(({ end }) => (end?.isPriceAssumed === true || end?.isUsageAssumed === true ? 1 : 0)),
  };
}

/** In step with the dearest call of its kind reported so far. */
function lostEnd({ id, model, feature, mostNanos }: OpenCall, rows: readonly Row[]): CallEnd {
  const kind = rows.flatMap(({ call, end }) =>
    call.model === model && call.feature === feature && end?.outcome === 'answered' && !end.isUsageAssumed
      ? [end.nanos]
      : [],
  );
  const nanos = kind.length === 0 ? mostNanos : Math.min(mostNanos, Math.max(...kind));
  const usage = { inputTokens: 0, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 0 };
  return { id, outcome: 'given-up', nanos, usage, isPriceAssumed: false, isUsageAssumed: true };
}

/** Spending in memory. */
export function makeMemorySpendStore(): SpendStore {
  const rows = new Map<string, Row>();
  const under = (cap: Cap, which: (row: Row) => boolean): number =>
    sumBy(
      [...rows.values()]
        .filter(
          ({ call }) => call.day >= cap.from && (cap.memberId === null || call.memberId === cap.memberId),
        )
        .filter(which),
      (row) => nanosOf(row),
    );

  return {
    async open(call, caps) {
      const full = caps.find((cap) => under(cap, () => true) >= cap.nanos);
      if (full !== undefined) return full;
      rows.set(call.id, { call, end: null });
      return null;
    },
    async settle(end, caps) {
      const row = rows.get(end.id);
      if (row !== undefined) rows.set(end.id, { ...row, end });
      return caps.map((cap) => under(cap, ({ end }) => end !== null));
    },
    async settleLost(before) {
      const all = [...rows.values()];
      const lost = all.filter(({ call, end }) => end === null && call.at < before);
      for (const { call } of lost) rows.set(call.id, { call, end: lostEnd(call, all) });
      return lost.length;
    },
    spentUnder: async (caps) => caps.map((cap) => under(cap, () => true)),
    async sums({ from, to }, by, feature) {
      const groups = new Map<string | null, Row[]>();
      for (const row of rows.values()) {
        if (row.call.day < from || row.call.day > to) continue;
        if (feature !== undefined && row.call.feature !== feature) continue;
        const key = KEYS[by](row.call);
        groups.set(key, [...(groups.get(key) ?? []), row]);
      }
      const sums = [...groups].map(([key, found]) => summed(key, found));
      const text = ({ key }: SpendSum): string => key ?? '';
      return sums.sort((a, b) =>
        by === 'day' || a.nanos === b.nanos ? (text(a) < text(b) ? -1 : 1) : b.nanos - a.nanos,
      );
    },
  };
}
