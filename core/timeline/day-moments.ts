import type { CardChange } from '../card/card-change.ts';
import { type Card, parseRaceId } from '../card/race.ts';
import { trackByCode } from '../card/track.ts';
import { groupBy } from '../kernel/group-by.ts';
import { type Instant, instant, MINUTE, parseInstant } from '../kernel/instant.ts';
import type { Board } from '../odds/board.ts';
import type { LedgerEntry } from '../picks/ledger/entry.ts';
import { joinedRaces } from '../results/reconcile/index.ts';
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

const receivedAt = ({ sheet, knownAt = sheet.provenance.at }: ReceivedSheet): Instant => knownAt;

/** The result of each race when a sheet first had it. */
function resultMoments(sheets: readonly ReceivedSheet[]): readonly Single[] {
  const first = new Map<number, Instant>();
  for (const received of sheets)
    for (const { raceNumber } of received.sheet.races)
      first.set(raceNumber, instant(Math.min(first.get(raceNumber) ?? Infinity, receivedAt(received))));
  return [...first].map(([raceNumber, knownAt]) => ({ at: knownAt, kind: 'result', raceNumber }));
}

/** When each race went off, by the sheets known at an instant and the rule by which results are joined everywhere. */
function reportedOffs(sheets: readonly ReceivedSheet[], until: Instant): ReadonlyMap<number, Instant> {
  const known = sheets.filter((received) => receivedAt(received) <= until);
  const inOrder = known.toSorted((a, b) => receivedAt(a) - receivedAt(b));
  const lastOfKind = new Map(inOrder.map(({ sheet }) => [sheet.kind, sheet]));
  const offs = new Map<number, Instant>();
  for (const { track, day, race } of joinedRaces([...lastOfKind.values()])) {
    const zone = trackByCode(track)?.timeZone;
    if (race.offMinute !== null && zone !== undefined)
      offs.set(race.raceNumber, offOn(day, race.offMinute, zone));
  }
  return offs;
}

/** Each race's off as its result names it, else as scheduled. */
function offMoments({ races }: Card, sheets: readonly ReceivedSheet[], until: Instant): readonly Single[] {
  const reported = reportedOffs(sheets, until);
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
    ...offMoments(card, sheets, until),
    ...resultMoments(sheets),
  ];
  return together(singles.filter(({ at: moment }) => moment >= cardAt && moment <= until)).toSorted(
    (a, b) => a.at - b.at,
  );
}
