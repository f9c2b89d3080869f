/** Why the scheduler starts by itself, or does not. */
export type SchedulerStateCode =
  | 'demo'
  | 'production'
  | 'setting-on'
  | 'setting-off'
  | 'development'
  | 'without-worker';

/** Whether a worker runs in this process, and why. */
export interface SchedulerState {
  readonly isActive: boolean;
  readonly code: SchedulerStateCode | 'forced' | 'elsewhere' | 'command';
  readonly sentence: string;
}

export interface StartFacts {
  readonly setting: 'on' | 'off' | null;
  readonly isProduction: boolean;
  readonly isDemo: boolean;
  /** `serve --no-worker`. */
  readonly isWithoutWorker: boolean;
}

const SENTENCES: Readonly<Record<SchedulerStateCode, readonly [isOn: boolean, sentence: string]>> = {
  'without-worker': [false, 'Off: this server was started with --no-worker.'],
  'setting-off': [false, 'Off by setting (RACING_SCHEDULER=off).'],
  'setting-on': [true, 'On by setting (RACING_SCHEDULER=on).'],
  demo: [true, 'On by default in the demo: all of its data comes from the simulator.'],
  production: [true, 'On by default in production.'],
  development: [
    false,
    'Off by default in development. Press Start Scheduler, set RACING_SCHEDULER=on, or run "racing-cli work".',
  ],
};

function codeOf({ setting, isProduction, isDemo, isWithoutWorker }: StartFacts): SchedulerStateCode {
  if (isWithoutWorker) return 'without-worker';
  if (setting !== null) return `setting-${setting}`;
  if (isDemo) return 'demo';
  return isProduction ? 'production' : 'development';
}

/** Whether a server's scheduler starts by itself, and why. */
export function schedulerStateAtStart(facts: StartFacts): SchedulerState {
  const code = codeOf(facts);
  const [isActive, sentence] = SENTENCES[code];
  return { isActive, code, sentence };
}

export const FORCED: SchedulerState = {
  isActive: true,
  code: 'forced',
  sentence: 'Started by an administrator; runs until this server stops.',
};

export const ELSEWHERE: SchedulerState = {
  isActive: true,
  code: 'elsewhere',
  sentence: 'Running in another process.',
};

export const AS_COMMAND: SchedulerState = {
  isActive: true,
  code: 'command',
  sentence: 'Running as "racing-cli work".',
};
