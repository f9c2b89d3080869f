import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';

export type VerdictRecords = Reply<'GET /api/picks/verdicts'>;
type Kind = VerdictRecords['sealed'][number]['kind'];

const fiveMinutes = 5 * 60_000;

/** Of every track together: a verdict is one rule. */
const recordQuery = { ...ask('GET /api/picks/verdicts', { query: {} }), staleTime: fiveMinutes };

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(100 * share))}%`;

type Followed = {
  readonly bets: number;
  readonly perUnit: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
};

/** `−16% on 778 bets (95%: −37% to +8%)`; below the least number of bets the count comes first. */
export function returnWords({ bets, perUnit, interval }: Followed, leastBets: number): string {
  if (perUnit === null) return 'no settled bet yet';
  const range = interval === null ? '' : ` (95%: ${signed(interval.low)} to ${signed(interval.high)})`;
  return bets < leastBets
    ? `only ${bets} settled ${bets === 1 ? 'bet' : 'bets'}, ${signed(perUnit)}${range}`
    : `${signed(perUnit)} on ${bets} bets${range}`;
}

/** Whether the bets of the rule lost where they were measured: then it is said wherever a bet is. */
export const losesToTheBoard = ({ sealed, measured, leastBets }: VerdictRecords): boolean => {
  const bet = sealed.find(({ kind }) => kind === 'BET');
  const returned = bet !== undefined && bet.bets >= leastBets ? bet.perUnit : null;
  return (returned ?? measured.perUnit) < 0;
};

/** What following a verdict has returned, in sentences: sealed, then replays, each as what it is. */
export function recordWords(kind: Kind, records: VerdictRecords): readonly string[] {
  const { sealed, replayed, measured, leastBets } = records;
  const ofKind = (rows: VerdictRecords['sealed']) => rows.find((row) => row.kind === kind);
  const [followed, replay] = [ofKind(sealed), ofKind(replayed)];
  if (kind === 'PASS') {
    const races = followed?.races ?? 0;
    return [`PASS is no bet: $0 staked in ${races} sealed ${races === 1 ? 'race' : 'races'}.`];
  }
  const what = kind === 'BET' ? 'BET' : 'WATCH (bet only where the price came)';
  return [
    `Following ${what} so far: ${followed === undefined ? 'no settled bet yet' : returnWords(followed, leastBets)}.`,
    ...(replay === undefined || replay.bets === 0
      ? []
      : [`Replayed races: ${returnWords(replay, leastBets)}.`]),
    `Replay of ${measured.races.toLocaleString('en-US')} ${measured.of}, at the final odds: ${returnWords(measured, leastBets)}.`,
  ];
}

const LOSES =
  'Bets against the board have lost money: a price this long usually means that the public knows more than we do.';

/** What following the verdict has returned, in the size of its reason. */
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
