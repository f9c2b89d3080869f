import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { count, numbered, signedPercent } from '#kit/kit.ts';

export type VerdictRecords = Reply<'GET /api/picks/verdicts'>;
type Kind = VerdictRecords['sealed'][number]['kind'];

const fiveMinutes = 5 * 60_000;

/** For all tracks together, because verdicts follow one rule everywhere. */
const recordQuery = { ...ask('GET /api/picks/verdicts', { query: {} }), staleTime: fiveMinutes };

type Followed = {
  readonly bets: number;
  readonly perUnit: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
};

/** `−16% on 778 bets (95%: −37% to +8%)`; with too few bets the count comes first. */
export function returnWords({ bets, perUnit, interval }: Followed, leastBets: number): string {
  if (perUnit === null) return 'no settled bets yet';
  const range =
    interval === null
      ? ''
      : ` (95%: ${signedPercent(interval.low, 0)} to ${signedPercent(interval.high, 0)})`;
  return bets < leastBets
    ? `only ${numbered(bets, 'settled bet')}, ${signedPercent(perUnit, 0)}${range}`
    : `${signedPercent(perUnit, 0)} on ${numbered(bets, 'bet')}${range}`;
}

/** Whether BETs have lost money, by our sealed record if it is long enough, by the replay until then. */
export const losesToTheBoard = ({ sealed, measured, leastBets }: VerdictRecords): boolean => {
  const bet = sealed.find(({ kind }) => kind === 'BET');
  const returned = bet !== undefined && bet.bets >= leastBets ? bet.perUnit : null;
  return (returned ?? measured.perUnit) < 0;
};

/** What following a verdict has returned, in sentences: sealed picks first, then replays, each labeled. */
export function recordWords(kind: Kind, records: VerdictRecords): readonly string[] {
  const { sealed, replayed, measured, leastBets } = records;
  const ofKind = (rows: VerdictRecords['sealed']) => rows.find((row) => row.kind === kind);
  const [followed, replay] = [ofKind(sealed), ofKind(replayed)];
  if (kind === 'PASS') {
    const races = followed?.races ?? 0;
    return [`PASS is not a bet: $0 staked in ${numbered(races, 'sealed race')}.`];
  }
  const what = kind === 'BET' ? 'BET' : 'WATCH (bet only if the price got there)';
  return [
    `Following ${what} so far: ${followed === undefined ? 'no settled bets yet' : returnWords(followed, leastBets)}.`,
    ...(replay === undefined || replay.bets === 0
      ? []
      : [`Replayed races: ${returnWords(replay, leastBets)}.`]),
    `Replay of ${count(measured.races)} ${measured.of}, at the final odds, on the morning line alone: ${returnWords(measured, leastBets)}.`,
  ];
}

const LOSES =
  'Bets against the board have lost money: a price this long usually means the public knows more than we do.';

/** What following the verdict has returned, in the same type size as its reason. */
export function VerdictRecord({ kind }: { readonly kind: Kind }) {
  const { data } = useQuery(recordQuery);
  if (!data) return null;
  return (
    <p className="verdict-why">
      {recordWords(kind, data).join(' ')}
      {losesToTheBoard(data) && <strong> {LOSES}</strong>}
    </p>
  );
}
