import type { Reply } from '#api/api.ts';
import { count, fixed, money, rounded } from '#kit/kit.ts';
import { shortDayOf } from '../format.ts';

export type Spend = Reply<'GET /api/cost-monitor/spend'>;
export type SpendSpan = Spend['span'];
export type SpendLine = Spend['total'];

export const spans: readonly { readonly value: SpendSpan; readonly label: string }[] = [
  { value: 'month', label: 'This month' },
  { value: 'today', label: 'Today' },
  { value: '90-days', label: 'The last 90 days' },
];

const features: Readonly<Record<string, string>> = {
  picks: 'Picks',
  'ask-jake': 'Ask Jake',
  'enhanced-analysis': 'Enhanced analysis',
  debate: 'Debate',
  'race-analysis': 'Race analysis',
  'betting-strategy': 'Betting strategy',
  'race-summary': 'Race summary',
  'data-query': 'Data query',
  longshots: 'Longshots',
};

export const modelName = ({ model }: Spend['byModel']['rows'][number]): string => model;

export const featureOf = ({ feature }: Spend['byFeature']['rows'][number]): string =>
  features[feature] ?? feature;

/** `Sat, Aug 1, race 3`; null where a question was about no race. */
export function raceName({ raceId, date, raceNumber, isDemo }: Spend['byRace']['rows'][number]): string {
  if (raceId === null) return 'No single race';
  if (date === null || raceNumber === null) return raceId;
  return `${shortDayOf(date)}, race ${count(raceNumber)}${isDemo ? ' (demo)' : ''}`;
}

export const memberName = ({ memberId, email }: Spend['byMember']['rows'][number]): string =>
  email ?? (memberId === null ? 'The site and deleted users' : `User ${memberId}`);

/** A sum of money: cents from a dollar on, four decimals below it. */
export const spentText = (dollars: number): string =>
  !(dollars < 1) || dollars === 0 ? money(dollars) : `$${fixed(dollars, 4)}`;

type Forecast = Extract<Spend['forecast'], { readonly is: 'estimated' }>;
type TooFew = Extract<Spend['forecast'], { readonly is: 'too-few-days' }>;

/** What the forecast is read off, and what its interval means. */
export const basisText = ({ basis, level, low, high }: Forecast): string =>
  `${rounded(level * 100, '%')} likely: ${money(low)} to ${money(high)} for the month, at the ${spentText(basis.perDay)}-a-day average of the last ${basis.days} full days (${shortDayOf(basis.from)} to ${shortDayOf(basis.to)}).`;

export const tooFewText = ({ days, needed }: Partial<TooFew>): string =>
  `A forecast needs ${count(needed ?? Number.NaN)} full days since the first paid call. The last four weeks have ${count(days ?? Number.NaN)}.`;
