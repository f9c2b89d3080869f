import type { QueryClient } from '@tanstack/react-query';
import type { CellValue } from '#kit/tables/tables.ts';
import { csvOf } from '#kit/tables/tables.ts';
import type { Handicapper, Metrics, Person, RecentResult, Recommended, Validation } from '../questions.ts';
import {
  handicappersQuery,
  jockeysQuery,
  metricsQuery,
  recommendationsQuery,
  resultsQuery,
  trainersQuery,
  validationQuery,
} from '../questions.ts';

/** What the dashboard shows, as far as it has come; null where it has not. */
export type Analysis = {
  /** ISO instant of the machine. */
  readonly exportedAt: string;
  readonly track: string;
  /** The parts that cover all tracks; the rest covers `track`. */
  readonly ofAllTracks: readonly (keyof Analysis)[];
  readonly metrics: Metrics | null;
  readonly data: Validation | null;
  readonly recommendations: readonly Recommended[] | null;
  readonly handicappers: readonly Handicapper[] | null;
  readonly recentResults: readonly RecentResult[] | null;
  readonly jockeys: readonly Person[] | null;
  readonly trainers: readonly Person[] | null;
};

const shownPeople = 5;

/** Takes what the page holds; asks for nothing. */
export function analysisOf(client: QueryClient, track: string, exportedAt: string): Analysis {
  const held = <Data>(query: { readonly queryKey: readonly unknown[] }): Data | null =>
    client.getQueryData<Data | null>(query.queryKey) ?? null;
  const firstFive = (query: { readonly queryKey: readonly unknown[] }) =>
    held<readonly Person[]>(query)?.slice(0, shownPeople) ?? null;
  return {
    exportedAt,
    track,
    ofAllTracks: ['handicappers', 'jockeys', 'trainers'],
    metrics: held<Metrics>(metricsQuery(track)),
    data: held<Validation>(validationQuery(track)),
    recommendations: held<readonly Recommended[]>(recommendationsQuery(track))?.slice(0, 2) ?? null,
    handicappers: held<readonly Handicapper[]>(handicappersQuery)?.slice(0, 3) ?? null,
    recentResults: held<readonly RecentResult[]>(resultsQuery(track)),
    jockeys: firstFive(jockeysQuery),
    trainers: firstFive(trainersQuery),
  };
}

type Row = readonly [section: string, name: string, figure: string, value: CellValue];

const figures = (section: string, name: string, all: Readonly<Record<string, CellValue>>): readonly Row[] =>
  Object.entries(all).map(([figure, value]) => [section, name, figure, value]);

const people = (section: string, all: readonly Person[] | null): readonly Row[] =>
  (all ?? []).flatMap(({ name, totalStarts, totalWins, winRate, itmRate, roi }) =>
    figures(section, name, { totalStarts, totalWins, winRate, itmRate, roi }),
  );

function metricRows({ metrics }: Analysis): readonly Row[] {
  if (metrics === null) return [];
  const { winRate, upcomingRaces, totalRaces, roi } = metrics;
  return figures('metrics', '', { winRate, upcomingRaces, totalRaces, roi });
}

/** The analysis as a table: section, name, figure, value. */
export function csvOfAnalysis(analysis: Analysis): string {
  const picks = (analysis.recommendations ?? []).flatMap((row) =>
    figures('recommendations', row.horseName, {
      raceNumber: row.raceNumber,
      recommendationType: row.recommendationType,
      betType: row.betType,
      confidence: row.confidence,
      odds: row.price?.text ?? null,
    }),
  );
  const handicappers = (analysis.handicappers ?? []).flatMap((row) =>
    figures('handicappers, all tracks', row.displayName, {
      rating: row.rating,
      winRate: row.winRate,
      totalPicks: row.totalPicks,
    }),
  );
  const results = (analysis.recentResults ?? []).flatMap((row) =>
    figures('recent results', row.horse, {
      race: row.race,
      day: row.day,
      result: row.result,
      payout: row.payout,
      outcome: row.outcome,
    }),
  );
  const warnings = (analysis.data?.warnings ?? []).map((text): Row => ['warnings', '', 'warning', text]);
  return csvOf(
    ['section', 'name', 'figure', 'value'],
    [
      ...metricRows(analysis),
      ...picks,
      ...handicappers,
      ...results,
      ...people('jockeys, all tracks', analysis.jockeys),
      ...people('trainers, all tracks', analysis.trainers),
      ...warnings,
    ],
  );
}
