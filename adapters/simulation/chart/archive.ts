import type { RaceId } from '#core/card/race.ts';
import { type Market, marketOf } from '../crowd/market.ts';
import type { Crowd } from '../crowd/opinion.ts';
import { type HorsePopulation, onDay } from '../horse-population.ts';
import type { Entry, Finish, RaceRun, Trainee } from '../meet/race-run.ts';
import { buildHistory } from '../past/history.ts';
import type { Start } from '../past/past-performance-builder.ts';
import { weightOf } from '../race-day/entrant.ts';
import { type Times, timesOf } from './clock.ts';
import { startOf } from './past-line.ts';
import { type Trace, traceOf } from './trace.ts';

/** Everything that follows from how a race was run. */
export interface Chart {
  readonly race: RaceRun;
  readonly trace: Trace;
  readonly times: Times;
  readonly market: Market;
}

/** Answers are computed on demand and stay the same. */
export interface Archive {
  chartOf(race: RaceRun): Chart;
  /** Every start of a horse up to now, newest first: its races of the meet, and those before it came. */
  historyOf(trainee: Trainee): readonly Start[];
  /** A start as in the horse's past-performance line. */
  startAt(race: RaceRun, finish: Finish): Start;
}

export function openArchive(population: HorsePopulation, crowd: Crowd): Archive {
  const charts = new Map<RaceId, Chart>();
  const lives = new Map<string, readonly Start[]>();
  const starts = new Map<string, Start>();

  function chartOf(race: RaceRun): Chart {
    const reportedChart = charts.get(race.id);
    if (reportedChart !== undefined) return reportedChart;
    const chart = { race, trace: traceOf(race), times: timesOf(race), market: marketOf(race, crowd) };
    charts.set(race.id, chart);
    return chart;
  }

  function lifeBefore({ original: horse, createdFor, createdOn }: Trainee): readonly Start[] {
    const starts = lives.get(horse.name);
    if (starts !== undefined) return starts;
    const life = buildHistory(
      horse,
      createdFor,
      onDay(population, createdOn),
      population.rng.fork(`life ${horse.name}`),
    );
    lives.set(horse.name, life);
    return life;
  }

  function historyOf(trainee: Trainee): readonly Start[] {
    return [...trainee.runs.map(({ race, finish }) => startAt(race, finish)), ...lifeBefore(trainee)];
  }

  function carried({ plan, day }: RaceRun, { trainee, jockey }: Entry): number {
    const history = historyOf(trainee);
    return weightOf({ horse: trainee.horse, jockey, history }, plan, day.slice(0, 4));
  }

  function startAt(race: RaceRun, finish: Finish): Start {
    const key = `${race.id} ${finish.entry.programNumber}`;
    const start = starts.get(key) ?? startOf(finish, chartOf(race), carried(race, finish.entry));
    starts.set(key, start);
    return start;
  }

  return { chartOf, historyOf, startAt };
}
