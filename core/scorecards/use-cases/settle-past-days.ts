import type { Digest, LogError, YieldToEventLoop } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { addDays, type DaySpan, type RaceDay } from '../../kernel/race-day.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { LedgerEntry } from '../../picks/ledger/entry.ts';
import type { LedgerPages } from '../../picks/ports.ts';
import { finishedRaces } from '../../results/finished-race.ts';
import type { ResultStore } from '../../results/ports.ts';
import type { ResultSheet } from '../../results/result-sheet.ts';
import type { SettledDay, SettledDayStore, SettlePastDays } from '../ports.ts';
import { type DayNow, daysNow, isByLaterRules } from '../scoreboard/day-sources.ts';
import { rememberedDays } from '../scoreboard/remembered-days.ts';
import { racesIn, settledText } from '../scoreboard/settled-day-text.ts';
import { type SettledRace, settledRaces } from '../scoreboard/settled-entries.ts';

export interface SettleAfreshDeps {
  readonly ledger: Pick<LedgerPages, 'scorable'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly yieldToEventLoop: YieldToEventLoop;
}

export interface SettlePastDaysDeps extends SettleAfreshDeps {
  readonly days: SettledDayStore;
  readonly digest: Digest;
  readonly logError: LogError;
}

/** Days that are read together lie within so many calendar days. */
const TOGETHER = 10;
/** Stored days that are read together. */
const READ_TOGETHER = 100;
/** Races that a process remembers settled: a busy day has a hundred, in 0.84 MB. */
const MOST_RACES = 25_000;

/** Later than any clock, so that every race of a past day counts as over. */
const AFTER_ALL = 8.64e15 as Instant;

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

const spanOf = (part: readonly [DayNow, ...DayNow[]]): DaySpan => ({
  from: part[0].day,
  to: part.at(-1)?.day ?? part[0].day,
});

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
    const sheets = entries.length === 0 ? [] : await results.sheetsBetween(null, span.from, span.to);
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
const daysWithin = async (
  { days, digest }: Pick<SettlePastDaysDeps, 'days' | 'digest'>,
  span: DaySpan,
): Promise<readonly DayNow[]> => daysNow(await days.sources(span), digest);

/** Settles days that are near each other, and stores them; where that fails they are settled all the same. */
function daysKeeper({ days: store, logError, ...deps }: SettlePastDaysDeps) {
  const afresh = daysSettler(deps);
  return async (isDemo: boolean, part: readonly [DayNow, ...DayNow[]]) => {
    const byDay = await afresh(isDemo, spanOf(part));
    const settled = part.map(({ day, from }) => ({ day, from, races: byDay.get(day) ?? [] }));
    const texts = settled.map(({ races, ...day }) => ({ ...day, races: settledText(races) }));
    try {
      await store.keep(isDemo, texts);
      return { settled, stored: settled.length };
    } catch (error) {
      logError(error, 'storing settled days of the record');
      return { settled, stored: 0 };
    }
  };
}

/**
 * Settles and stores the days of a span whose entries or results have changed, until `isOver`; returns how many were
 * stored. The demo pass covers only days with simulated results.
 */
export function makeStorePastDays(deps: SettlePastDaysDeps) {
  const { days: store } = deps;
  const keep = daysKeeper(deps);
  return async function storePastDays(
    isDemo: boolean,
    span: DaySpan,
    isOver: () => boolean,
  ): Promise<number> {
    const [days, origins] = await Promise.all([daysWithin(deps, span), store.origins(isDemo, span)]);
    const isDue = ({ day, from, hasInvented }: DayNow): boolean =>
      origins.get(day) !== from && !isByLaterRules(origins.get(day)) && (hasInvented || !isDemo);
    let stored = 0;
    for (const part of inParts(days.filter(isDue))) {
      if (isOver()) break;
      stored += (await keep(isDemo, part)).stored;
    }
    return stored;
  };
}

export type StorePastDays = ReturnType<typeof makeStorePastDays>;

/** What a comparison of the stored days with ledger and results came to. */
export interface StoredDaysChecked {
  /** Days that are stored with the entries and results they have now. */
  readonly days: number;
  /** Days whose stored outcome did not match their entries and results; each was settled again. */
  readonly mended: readonly RaceDay[];
}

/** Settles every stored day of a span again, and replaces what does not match. */
export function makeCheckStoredDays(deps: SettlePastDaysDeps) {
  const { days: store } = deps;
  const afresh = daysSettler(deps);

  /** Of days that were found to differ, those whose entries and results are still the same. */
  async function unchanged(days: readonly SettledDay[], span: DaySpan): Promise<readonly SettledDay[]> {
    if (days.length === 0) return [];
    const now = new Map((await daysWithin(deps, span)).map(({ day, from }) => [day, from]));
    return days.filter(({ day, from }) => now.get(day) === from);
  }

  async function checkDays(
    isDemo: boolean,
    part: readonly [DayNow, ...DayNow[]],
  ): Promise<readonly RaceDay[]> {
    const stored = await store.settledOn(
      isDemo,
      part.map(({ day }) => day),
    );
    const byDay = await afresh(isDemo, spanOf(part));
    const others = part.flatMap(({ day, from }) => {
      const races = settledText(byDay.get(day) ?? []);
      const isOther = stored.some((was) => was.day === day && was.from === from && was.races !== races);
      return isOther ? [{ day, from, races }] : [];
    });
    const wrong = await unchanged(others, spanOf(part));
    if (wrong.length > 0) await store.keep(isDemo, wrong);
    return wrong.map(({ day }) => day);
  }

  return async function checkStoredDays(isDemo: boolean, span: DaySpan): Promise<StoredDaysChecked> {
    const origins = await store.origins(isDemo, span);
    const days = (await daysWithin(deps, span)).filter(({ day, from }) => origins.get(day) === from);
    const mended: RaceDay[] = [];
    for (const part of inParts(days)) mended.push(...(await checkDays(isDemo, part)));
    return { days: days.length, mended };
  };
}

export type CheckStoredDays = ReturnType<typeof makeCheckStoredDays>;

/**
 * Settles a day again, and stores it, when its entries or results have changed. Recently read days stay in memory.
 */
export function makeSettlePastDays(deps: SettlePastDaysDeps, mostRaces = MOST_RACES): SettlePastDays {
  const { days: store, yieldToEventLoop } = deps;
  const keep = daysKeeper(deps);
  const remembered = rememberedDays(mostRaces);
  type RacesByDay = Map<RaceDay, readonly SettledRace[]>;

  function recall(isDemo: boolean, days: readonly DayNow[], races: RacesByDay): void {
    for (const day of days) {
      const ofDay = remembered.racesOf(isDemo, day);
      if (ofDay !== null) races.set(day.day, ofDay);
    }
  }

  async function readStored(isDemo: boolean, days: readonly DayNow[], races: RacesByDay): Promise<void> {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return;
    const origins = await store.origins(isDemo, { from: first.day, to: last.day });
    const wanted = days.filter(({ day, from }) => origins.get(day) === from);
    for (let nth = 0; nth < wanted.length; nth += READ_TOGETHER) {
      const part = new Map(wanted.slice(nth, nth + READ_TOGETHER).map(({ day, from }) => [day, from]));
      for (const stored of await store.settledOn(isDemo, [...part.keys()])) {
        if (stored.from !== part.get(stored.day)) continue;
        const ofDay = racesIn(stored.races, stored.day);
        races.set(stored.day, ofDay);
        remembered.remember(isDemo, stored, ofDay);
        await yieldToEventLoop();
      }
    }
  }

  async function settleAnew(isDemo: boolean, days: readonly DayNow[], races: RacesByDay): Promise<void> {
    for (const part of inParts(days)) {
      for (const day of (await keep(isDemo, part)).settled) {
        races.set(day.day, day.races);
        remembered.remember(isDemo, day, day.races);
      }
    }
  }

  return async function settlePastDays(isDemo, span) {
    const days = await daysWithin(deps, span);
    const races: RacesByDay = new Map();
    const missing = (): readonly DayNow[] => days.filter(({ day }) => !races.has(day));
    recall(isDemo, days, races);
    await readStored(isDemo, missing(), races);
    await settleAnew(isDemo, missing(), races);
    return days.flatMap(({ day }) => races.get(day) ?? []);
  };
}
