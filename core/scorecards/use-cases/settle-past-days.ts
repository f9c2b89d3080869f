import { registrationsText } from '../../card/tracks/registrations.ts';
import type { YieldToEventLoop } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { addDays, type DaySpan, type RaceDay } from '../../kernel/race-day.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { LedgerEntry } from '../../picks/ledger/entry.ts';
import type { LedgerPages } from '../../picks/ports.ts';
import { finishedRaces } from '../../results/finished-race.ts';
import type { ResultStore } from '../../results/ports.ts';
import type { ResultSheet } from '../../results/result-sheet.ts';
import type { SettledDayStore, SettlePastDays } from '../ports.ts';
import { racesIn, settledText } from '../scoreboard/settled-day-text.ts';
import { type SettledRace, settledRaces } from '../scoreboard/settled-entries.ts';

export interface SettleAfreshDeps {
  readonly ledger: Pick<LedgerPages, 'scorable'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly yieldToEventLoop: YieldToEventLoop;
}

export interface SettlePastDaysDeps extends SettleAfreshDeps {
  readonly days: SettledDayStore;
}

/** Raised whenever the same entries and results come to something else than before: days are then settled again. */
const RULES = 1;

/** Days that are read together lie within so many calendar days. */
const TOGETHER = 10;
/** Stored days that are read together. */
const READ_TOGETHER = 100;

/** The days of a past that is over, whatever the clock shows. */
const AFTER_ALL = 8.64e15 as Instant;

interface DayNow {
  readonly day: RaceDay;
  /** From which entries and results its races are settled now. */
  readonly from: string;
}

/** Days in parts of near ones. */
function inParts(days: readonly DayNow[]): readonly (readonly [DayNow, ...DayNow[]])[] {
  const parts: [DayNow, ...DayNow[]][] = [];
  for (const day of days) {
    const part = parts.at(-1);
    if (part !== undefined && day.day < addDays(part[0].day, TOGETHER)) part.push(day);
    else parts.push([day]);
  }
  return parts;
}

/** Settles the entries of one day by the sheets of that day, sealed and replayed ones each by themselves. */
function settledDay(
  day: RaceDay,
  entries: readonly LedgerEntry[],
  sheets: readonly ResultSheet[],
  isDemo: boolean,
): readonly SettledRace[] {
  const racing = { now: AFTER_ALL, today: day, cards: [], history: isDemo ? 'demo' : 'real' } as const;
  const finished = finishedRaces(sheets, racing);
  return [false, true].flatMap((isReplayed) =>
    settledRaces(
      entries.filter((entry) => entry.isReplayed === isReplayed),
      finished,
      racing,
    ),
  );
}

/** Settles the days of a span with entries; between two days others have their turn. */
const daysSettler =
  ({ ledger, results, yieldToEventLoop }: SettleAfreshDeps) =>
  async (isDemo: boolean, span: DaySpan): Promise<ReadonlyMap<RaceDay, readonly SettledRace[]>> => {
    const entries = (await ledger.scorable({ isDemo, trackSlug: null, span })).map(entryIn);
    const sheets = await results.sheetsBetween(null, span.from, span.to);
    const races = new Map<RaceDay, readonly SettledRace[]>();
    for (const text of new Set(entries.map(({ day }) => day))) {
      const day = text as RaceDay;
      await yieldToEventLoop();
      const ofDay = (item: { readonly day: string }): boolean => item.day === day;
      races.set(day, settledDay(day, entries.filter(ofDay), sheets.filter(ofDay), isDemo));
    }
    return races;
  };

/** Settles every day at each call: for the stores of an earlier moment, and to check what is stored. */
export function makeSettleAfresh(deps: SettleAfreshDeps): SettlePastDays {
  const afresh = daysSettler(deps);
  return async function settleAfresh(isDemo, span) {
    const races = await afresh(isDemo, span);
    return [...races].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, ofDay]) => ofDay);
  };
}

/** The days of a span with entries, in their order. */
async function daysNow(store: SettledDayStore, span: DaySpan): Promise<readonly DayNow[]> {
  const basis = `${RULES} ${registrationsText()}`;
  return [...(await store.sources(span))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, sources]) => ({ day, from: `${basis} ${sources}` }));
}

/** Settles days that are near each other, and stores them. */
function daysKeeper({ days: store, ...deps }: SettlePastDaysDeps) {
  const afresh = daysSettler(deps);
  return async (isDemo: boolean, part: readonly [DayNow, ...DayNow[]]) => {
    const byDay = await afresh(isDemo, { from: part[0].day, to: part.at(-1)?.day ?? part[0].day });
    const settled = part.map(({ day, from }) => ({ day, from, races: byDay.get(day) ?? [] }));
    await store.keep(
      isDemo,
      settled.map(({ races, ...day }) => ({ ...day, races: settledText(races) })),
    );
    return settled;
  };
}

/**
 * Settles and stores the days of a span whose entries or results are others than before, until it `isOver`; returns how
 * many they were.
 */
export function makeStorePastDays(deps: SettlePastDaysDeps) {
  const keep = daysKeeper(deps);
  return async function storePastDays(
    isDemo: boolean,
    span: DaySpan,
    isOver: () => boolean,
  ): Promise<number> {
    const [days, origins] = await Promise.all([daysNow(deps.days, span), deps.days.origins(isDemo, span)]);
    let stored = 0;
    for (const part of inParts(days.filter(({ day, from }) => origins.get(day) !== from))) {
      if (isOver()) break;
      stored += (await keep(isDemo, part)).length;
    }
    return stored;
  };
}

export type StorePastDays = ReturnType<typeof makeStorePastDays>;

/** What a comparison of the stored days with ledger and results came to. */
export interface StoredDaysChecked {
  /** Days that are stored with the entries and results they have now. */
  readonly days: number;
  /** Those that said something else than their entries and results come to: they are settled again. */
  readonly mended: readonly RaceDay[];
}

/** Settles every stored day of a span afresh, compares, and stores what it comes to where something else was stored. */
export function makeCheckStoredDays(deps: SettlePastDaysDeps) {
  const afresh = daysSettler(deps);
  async function checkDays(
    isDemo: boolean,
    part: readonly [DayNow, ...DayNow[]],
  ): Promise<readonly RaceDay[]> {
    const span = { from: part[0].day, to: part.at(-1)?.day ?? part[0].day };
    const byDay = await afresh(isDemo, span);
    const fresh = new Map(
      part.map((day) => [day.day, { ...day, races: settledText(byDay.get(day.day) ?? []) }]),
    );
    const stored = await deps.days.settledOn(isDemo, [...fresh.keys()]);
    const others = stored.flatMap(({ day, races }) => {
      const settled = fresh.get(day);
      return settled === undefined || settled.races === races ? [] : [settled];
    });
    await deps.days.keep(isDemo, others);
    return others.map(({ day }) => day);
  }
  return async function checkStoredDays(isDemo: boolean, span: DaySpan): Promise<StoredDaysChecked> {
    const origins = await deps.days.origins(isDemo, span);
    const days = (await daysNow(deps.days, span)).filter(({ day, from }) => origins.get(day) === from);
    const mended: RaceDay[] = [];
    for (const part of inParts(days)) mended.push(...(await checkDays(isDemo, part)));
    return { days: days.length, mended };
  };
}

export type CheckStoredDays = ReturnType<typeof makeCheckStoredDays>;

/** Settles a day again, and stores it, when its entries or results are others than before; what is stored is read once. */
export function makeSettlePastDays(deps: SettlePastDaysDeps): SettlePastDays {
  const { days: store, yieldToEventLoop } = deps;
  const keep = daysKeeper(deps);
  const settled = new Map<string, { readonly from: string; readonly races: readonly SettledRace[] }>();
  const keyOf = (isDemo: boolean, day: RaceDay): string => `${isDemo} ${day}`;
  const isSettled = (isDemo: boolean, { day, from }: DayNow): boolean =>
    settled.get(keyOf(isDemo, day))?.from === from;

  async function readStored(isDemo: boolean, span: DaySpan, days: readonly DayNow[]): Promise<void> {
    if (days.every((day) => isSettled(isDemo, day))) return;
    const origins = await store.origins(isDemo, span);
    const wanted = days.filter((day) => !isSettled(isDemo, day) && origins.get(day.day) === day.from);
    for (let first = 0; first < wanted.length; first += READ_TOGETHER) {
      const part = wanted.slice(first, first + READ_TOGETHER).map(({ day }) => day);
      for (const { day, from, races } of await store.settledOn(isDemo, part)) {
        settled.set(keyOf(isDemo, day), { from, races: racesIn(races, day) });
        await yieldToEventLoop();
      }
    }
  }

  async function settleAnew(isDemo: boolean, days: readonly DayNow[]): Promise<void> {
    for (const part of inParts(days.filter((day) => !isSettled(isDemo, day)))) {
      if (part.every((day) => isSettled(isDemo, day))) continue;
      for (const { day, from, races } of await keep(isDemo, part))
        settled.set(keyOf(isDemo, day), { from, races });
    }
  }

  return async function settlePastDays(isDemo, span) {
    const days = await daysNow(store, span);
    await readStored(isDemo, span, days);
    await settleAnew(isDemo, days);
    return days.flatMap(({ day }) => settled.get(keyOf(isDemo, day))?.races ?? []);
  };
}
