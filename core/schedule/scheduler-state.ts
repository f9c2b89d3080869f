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
  'without-worker': [false, 'This server was started without a worker (--no-worker).'],
  'setting-off': [false, 'It is switched off (RACING_SCHEDULER=off).'],
  'setting-on': [true, 'It is switched on (RACING_SCHEDULER=on).'],
  demo: [true, 'The demo day runs by itself: all of its data comes from the simulator.'],
  production: [true, 'It runs by itself in production.'],
  development: [
    false,
    'Automated refresh does not start by itself in development: Start Scheduler, RACING_SCHEDULER=on or "racing-cli work" starts it.',
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
  sentence: 'It was started by hand and runs until this server ends.',
};

export const ELSEWHERE: SchedulerState = {
  isActive: true,
  code: 'elsewhere',
  sentence: 'A worker in another process runs it.',
};

export const AS_COMMAND: SchedulerState = {
  isActive: true,
  code: 'command',
  sentence: 'This worker was started as "racing-cli work".',
};
