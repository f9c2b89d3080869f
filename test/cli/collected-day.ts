import { type Instant, instant, shift, toIso } from '#core/kernel/instant.ts';
import { addDays, instantOn, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import { FAKE_SOURCES, openFakeSources } from '#test/support/fake-sources/fake-sources.ts';
import { fakeDay } from '#test/support/fake-sources/race-day.ts';
import type { Ended } from '#test/support/running-product.ts';
import { bodyOf, newcomer, visitorAt } from './browser.ts';
import { openProductFolder } from './product-folder.ts';

const ZONE = 'America/New_York';
const CHIEF = 'chief@example.com';

/** A step as `workflow run --json` prints it. */
export interface PrintedStep {
  readonly source: string;
  readonly state: string;
  readonly runId: string | null;
  readonly expected: number | null;
  readonly received: number | null;
  readonly sentence: string | null;
}

export interface PrintedWorkflow {
  readonly status: string;
  readonly steps: readonly PrintedStep[];
}

/** What `GET /api/admin/comprehensive-health` says of a day. */
export interface PrintedHealth {
  readonly date: string;
  readonly overallScore: number;
  readonly dataSources: Readonly<
    Record<
      string,
      { readonly status: string; readonly count: number; readonly details: string; readonly isDue: boolean }
    >
  >;
  readonly aiIntegration: {
    readonly askJake: boolean;
    readonly enhancedPicks: boolean;
    readonly mlModel: boolean;
  };
}

export const stepsOf = (ended: Ended): Readonly<Record<string, PrintedStep>> => {
  const { steps } = JSON.parse(ended.stdout) as PrintedWorkflow;
  return Object.fromEntries(steps.map((step) => [step.source, step]));
};

export const statesOf = (ended: Ended): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.values(stepsOf(ended)).map(({ source, state }) => [source, state]));

/** An empty data folder beside stand-ins for every source, on a race day at which two of four races have been run. */
export async function openCollectedDay() {
  // Tomorrow by the machine: what sources say now is then known by the racing clock, whatever the hour.
  const day: RaceDay = addDays(raceDayAt(instant(Date.now()), ZONE), 1);
  const now: Instant = instantOn(day, 14 * 60 + 5, ZONE);
  const sources = await openFakeSources(fakeDay(day), now);
  const product = await openProductFolder({ held: true });
  const opened = Date.now();
  /** Every command starts its own clock, so it is given the current time. */
  const settings = () => ({
    ...sources.settings,
    RACING_NOW: toIso(shift(now, Date.now() - opened)),
  });
  const run = (...args: readonly string[]) => product.run(args, settings());

  /** Signs up, becomes an administrator and asks, as a browser does. */
  async function asChief<T>(work: (get: <Body>(path: string) => Promise<Body>) => Promise<T>): Promise<T> {
    const serving = await product.serve(settings());
    try {
      const visitor = visitorAt(serving.address);
      const { email, password } = newcomer(CHIEF);
      const signed = await visitor.post('/api/auth/signup', newcomer(CHIEF));
      if (signed.status !== 200) await visitor.post('/api/auth/login', { email, password });
      await run('members', 'grant-admin', CHIEF);
      return await work(async <Body>(path: string) => bodyOf<Body>(await visitor.get(path)));
    } finally {
      await serving.stop();
    }
  }

  return {
    day,
    now,
    sources,
    run,
    collect: (...more: readonly string[]) => run('workflow', 'run', '--date', day, '--json', ...more),
    asChief,
    health: () =>
      asChief(async (get) => {
        const days = await get<readonly PrintedHealth[]>('/api/admin/comprehensive-health');
        return days.find(({ date }) => date === day) as PrintedHealth;
      }),
    /** How often each source was asked so far. */
    counts: () => Object.fromEntries(FAKE_SOURCES.map((name) => [name, sources.requestsTo(name).length])),
    close: async () => {
      await sources.close();
      await product.close();
    },
  };
}

export type CollectedDay = Awaited<ReturnType<typeof openCollectedDay>>;
