import type { RaceId } from '#core/card/race.ts';
import { type Colony, onDay } from '../colony.ts';
import { type Market, marketOf } from '../crowd/market.ts';
import type { Crowd } from '../crowd/opinion.ts';
import type { Entry, Finish, RaceRun, Trainee } from '../meet/race-run.ts';
import { tellHistory } from '../past/history.ts';
import type { Start } from '../past/tell-past-race.ts';
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

/** What has been told once is told the same way again; nothing is told before it is asked for. */
export interface Archive {
  chartOf(race: RaceRun): Chart;
  /** Every start of a horse up to now, newest first: its races of the meet, and those before it came. */
  historyOf(trainee: Trainee): readonly Start[];
  /** A start as the horse's line tells it. */
  startAt(race: RaceRun, finish: Finish): Start;
}

export function openArchive(colony: Colony, crowd: Crowd): Archive {
  const charts = new Map<RaceId, Chart>();
  const lives = new Map<string, readonly Start[]>();
  const starts = new Map<string, Start>();

  function chartOf(race: RaceRun): Chart {
    const told = charts.get(race.id);
    if (told !== undefined) return told;
    const chart = { race, trace: traceOf(race), times: timesOf(race), market: marketOf(race, crowd) };
    charts.set(race.id, chart);
    return chart;
  }

  function lifeBefore({ made, madeFor, madeOn }: Trainee): readonly Start[] {
    const told = lives.get(made.name);
    if (told !== undefined) return told;
    const life = tellHistory(made, madeFor, onDay(colony, madeOn), colony.dice.fork(`life ${made.name}`));
    lives.set(made.name, life);
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
