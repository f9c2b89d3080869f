import type { CardChange } from '../card/card-change.ts';
import { type Card, parseRaceId } from '../card/race.ts';
import { trackByCode } from '../card/track.ts';
import { groupBy } from '../kernel/group-by.ts';
import { type Instant, instant, MINUTE, parseInstant } from '../kernel/instant.ts';
import type { Board } from '../odds/board.ts';
import type { LedgerEntry } from '../picks/ledger/entry.ts';
import { offOn } from '../results/reported-off.ts';
import type { ResultSheet } from '../results/result-sheet.ts';
import type { WeatherReport } from '../weather/weather-report.ts';

/** What becomes known on a race day. */
export const MOMENT_KINDS = [
  'card',
  'picks',
  'scratch',
  'change',
  'odds',
  'weather',
  'off',
  'result',
] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

/** A moment at which something became known; what exactly is for the screens of that moment. */
export interface DayMoment {
  readonly at: Instant;
  readonly kind: MomentKind;
  /** The races it is about, by number; none where it is about the day. */
  readonly raceNumbers: readonly number[];
}

/** A sheet of results, and when it was received where that is not the time it carries. */
interface ReceivedSheet {
  readonly sheet: ResultSheet;
  readonly knownAt?: Instant;
}

/** What is known of a day. */
export interface DayFacts {
  readonly card: Card;
  readonly changes: readonly CardChange[];
  readonly boards: readonly Board[];
  readonly entries: readonly LedgerEntry[];
  readonly weather: readonly WeatherReport[];
  /** Every sheet of the day, replaced ones included. */
  readonly sheets: readonly ReceivedSheet[];
}

interface Single {
  readonly at: Instant;
  readonly kind: MomentKind;
  readonly raceNumber: number | null;
}

const raceNumberIn = (raceId: string): number | null => parseRaceId(raceId)?.number ?? null;

const changeMoment = ({ knownAt, fact, raceId }: CardChange): Single => ({
  at: knownAt,
  kind: fact.what === 'scratched' ? 'scratch' : 'change',
  raceNumber: raceNumberIn(raceId),
});

const boardMoment = ({ provenance, raceId }: Board): Single => ({
  at: provenance.at,
  kind: 'odds',
  raceNumber: raceNumberIn(raceId),
});

const sealMoments = ({ racingAt, raceId, isReplayed }: LedgerEntry): readonly Single[] => {
  const sealedAt = parseInstant(racingAt);
  return sealedAt === null || isReplayed
    ? []
    : [{ at: sealedAt, kind: 'picks', raceNumber: raceNumberIn(raceId) }];
};

/** The result of each race when a sheet first had it. */
function resultMoments(sheets: readonly ReceivedSheet[]): readonly Single[] {
  const first = new Map<number, Instant>();
  for (const { sheet, knownAt = sheet.provenance.at } of sheets)
    for (const { raceNumber } of sheet.races)
      first.set(raceNumber, instant(Math.min(first.get(raceNumber) ?? knownAt, knownAt)));
  return [...first].map(([raceNumber, knownAt]) => ({ at: knownAt, kind: 'result', raceNumber }));
}

/** When races went off as sheets of results say, by race number; the sheet received last counts. */
function reportedOffs(sheets: readonly ReceivedSheet[]): ReadonlyMap<number, Instant> {
  const inOrder = sheets.toSorted(
    (a, b) => (a.knownAt ?? a.sheet.provenance.at) - (b.knownAt ?? b.sheet.provenance.at),
  );
  const offs = new Map<number, Instant>();
  for (const { sheet } of inOrder) {
    const zone = trackByCode(sheet.track)?.timeZone;
    for (const { raceNumber, offMinute } of sheet.races)
      if (offMinute !== null && zone !== undefined) offs.set(raceNumber, offOn(sheet.day, offMinute, zone));
  }
  return offs;
}

/** Each race's off as its result names it, else as scheduled. */
function offMoments({ races }: Card, sheets: readonly ReceivedSheet[]): readonly Single[] {
  const reported = reportedOffs(sheets);
  return races.flatMap(({ postTime, number: raceNumber, isCancelled }) => {
    const off = reported.get(raceNumber) ?? postTime;
    return off === null || isCancelled === true ? [] : [{ at: off, kind: 'off', raceNumber }];
  });
}

const minuteOf = ({ at: moment, kind }: Single): string => `${Math.floor(moment / MINUTE)} ${kind}`;

/** What became known within a minute is one moment: its last one, at which all of it is known. */
function together(singles: readonly Single[]): readonly DayMoment[] {
  return [...groupBy(singles, minuteOf).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const numbers = group.flatMap(({ raceNumber }) => raceNumber ?? []);
    return [
      {
        at: instant(Math.max(...group.map(({ at: moment }) => moment))),
        kind: first.kind,
        raceNumbers: [...new Set(numbers)].sort((a, b) => a - b),
      },
    ];
  });
}

/** The moments of a day from its card up to an instant, in order. */
export function dayMoments(
  { card, changes, boards, entries, weather, sheets }: DayFacts,
  until: Instant,
): readonly DayMoment[] {
  const { at: cardAt } = card.provenance;
  const singles: readonly Single[] = [
    { at: cardAt, kind: 'card', raceNumber: null },
    ...changes.map(changeMoment),
    ...boards.map(boardMoment),
    ...entries.flatMap(sealMoments),
    ...weather.map(({ knownAt }) => ({ at: knownAt, kind: 'weather' as const, raceNumber: null })),
    ...offMoments(card, sheets),
    ...resultMoments(sheets),
  ];
  return together(singles.filter(({ at: moment }) => moment >= cardAt && moment <= until)).toSorted(
    (a, b) => a.at - b.at,
  );
}
