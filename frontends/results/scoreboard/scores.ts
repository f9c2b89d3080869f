import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import type { Choice } from '#kit/kit.ts';
import { between, count, holdsZero, money, signedPercent } from '#kit/kit.ts';

export type Scores = Reply<'GET /api/picks/scoreboard'>;
export type Board = Scores['sealed'];
export type Score = Board['voices'][number];
export type Group = Board['meets'][number];

const minute = 60_000;

export const scoreboardQuery = ({
  from,
  track,
  raceClass,
}: {
  readonly from: string | null;
  /** A slug, or `all`. */
  readonly track: string;
  readonly raceClass: string | null;
}) => ({
  ...ask('GET /api/picks/scoreboard', {
    query: { track, ...(from !== null && { from }), ...(raceClass !== null && { class: raceClass }) },
  }),
  staleTime: minute,
  gcTime: 10 * minute,
});

/** The spans to choose from, in days back from today; the last one is a year. */
export const spans: readonly Choice[] = [
  { value: '7', label: 'The last 7 days' },
  { value: '30', label: 'The last 30 days' },
  { value: '90', label: 'The last 90 days' },
  { value: '365', label: 'The last year' },
];
export const longestSpan = '365';

const dayMs = 24 * 3_600_000;

/** The first day of a span that ends today; null for the longest, which the server knows. */
export function firstDay(today: string | null, span: string): string | null {
  if (today === null || span === longestSpan) return null;
  return new Date(Date.parse(`${today}T00:00:00Z`) - (Number(span) - 1) * dayMs).toISOString().slice(0, 10);
}

/** The span asked for when there is such a one, else the longest. */
export const spanOf = (requested: string | null): string =>
  spans.some(({ value }) => value === requested) ? (requested ?? longestSpan) : longestSpan;

const names: Readonly<Record<string, string>> = { public: 'The public (odds at the off)' };

/** Who a score is of. */
export const whoOf = ({ voice: picker, who }: Pick<Score, 'voice' | 'who'>): string => names[picker] ?? who;

/** How the chances compare with the public's: decided only where the whole interval lies on one side. */
export function comparison({ voice: picker, chances }: Pick<Score, 'voice' | 'chances'>): string {
  if (picker === 'public') return 'the baseline';
  const interval = chances?.toPublic?.interval ?? null;
  if (interval === null) return 'too few days to tell';
  if (holdsZero(interval)) return 'too close to call';
  return interval.low > 0 ? 'worse' : 'better';
}

/** A dollar each time, and what came of it, in words. */
export function moneyText({ perUnit, interval }: NonNullable<Score['returned']>): string {
  const cents = money(Math.abs(perUnit));
  if (perUnit === 0) return 'broke even';
  const summary = perUnit < 0 ? `lost ${cents} per dollar` : `won ${cents} per dollar`;
  return perUnit > 0 && (interval === null || interval.low <= 0) ? `${summary}, which may be luck` : summary;
}

const scored = (board: Board) =>
  board.voices.filter((score) => score.returned !== null && score.voice !== 'public');

/** What a board comes to, in plain sentences. Losing is said first. */
export function saysOf(board: Board): readonly string[] {
  const scores = scored(board);
  if (scores.length === 0) return [];
  const losing = scores.filter(({ returned }) => (returned?.perUnit ?? 0) < 0);
  const sure = scores.filter(({ returned }) => (returned?.interval?.low ?? -1) > 0);
  const better = board.voices.filter((score) => comparison(score) === 'better');
  const lost =
    losing.length === scores.length
      ? `Betting $1 to win on each pick lost money for all ${scores.length}.`
      : `Betting $1 to win on each pick lost money for ${losing.length} of ${scores.length}.`;
  return [
    lost,
    sure.length === 0
      ? 'Nobody won more than luck explains.'
      : `Won more than luck explains: ${sure.map(whoOf).join(', ')}.`,
    better.length === 0
      ? 'Nobody beat the public’s chances by more than luck explains.'
      : `Beat the public’s chances: ${better.map(whoOf).join(', ')}.`,
  ];
}

/** Its return with the interval: `−13.3% (−27.9% to +2.7%)`. */
export function returnText({ perUnit, interval }: NonNullable<Score['returned']>): string {
  const reach = interval === null ? '' : ` (${between(interval, signedPercent)})`;
  return `${signedPercent(perUnit)}${reach}`;
}

/** How many races stand behind a board, how many wait, and how many do not count. */
export function countedText({ races, days, open, leftOut }: Board): string {
  return [
    `${count(races)} ${races === 1 ? 'race' : 'races'} on ${count(days)} ${days === 1 ? 'day' : 'days'}`,
    open > 0 && `${count(open)} without a result yet`,
    leftOut > 0 && `${count(leftOut)} not counted (sealed after the off, another card, no winner)`,
  ]
    .filter(Boolean)
    .join(' · ');
}
