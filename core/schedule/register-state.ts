/** Why the scheduler runs by itself at a start, or does not. */
export type RegisterCode =
  | 'demo'
  | 'production'
  | 'setting-on'
  | 'setting-off'
  | 'development'
  | 'without-worker';

/** What the scheduler of this process is, and why. `isActive`: a worker is in it. */
export interface Standing {
  readonly isActive: boolean;
  readonly code: RegisterCode | 'forced' | 'elsewhere' | 'command';
  readonly sentence: string;
}

export interface StartFacts {
  readonly setting: 'on' | 'off' | null;
  readonly isProduction: boolean;
  readonly isDemo: boolean;
  /** `serve --no-worker`. */
  readonly isWithoutWorker: boolean;
}

const SENTENCES: Readonly<Record<RegisterCode, readonly [isOn: boolean, sentence: string]>> = {
  'without-worker': [false, 'This server was started without a worker (--no-worker).'],
  'setting-off': [false, 'It is switched off (RACING_SCHEDULER=off).'],
  'setting-on': [true, 'It is switched on (RACING_SCHEDULER=on).'],
  demo: [true, 'The demo day runs by itself: everything it brings comes from the simulator.'],
  production: [true, 'It runs by itself in production.'],
  development: [
    false,
    'Automated refresh does not start by itself in development: Start Scheduler, RACING_SCHEDULER=on or "racing-cli work" starts it.',
  ],
};

function codeOf({ setting, isProduction, isDemo, isWithoutWorker }: StartFacts): RegisterCode {
  if (isWithoutWorker) return 'without-worker';
  if (setting !== null) return `setting-${setting}`;
  if (isDemo) return 'demo';
  return isProduction ? 'production' : 'development';
}

/** Whether a server's scheduler starts by itself, and why. */
export function registerStateAtStart(facts: StartFacts): Standing {
  const code = codeOf(facts);
  const [isActive, sentence] = SENTENCES[code];
  return { isActive, code, sentence };
}

export const FORCED: Standing = {
  isActive: true,
  code: 'forced',
  sentence: 'It was started by hand and runs until this server ends.',
};

export const ELSEWHERE: Standing = {
  isActive: true,
  code: 'elsewhere',
  sentence: 'A worker in another process runs it.',
};

export const AS_COMMAND: Standing = {
  isActive: true,
  code: 'command',
  sentence: 'This worker was started as "racing-cli work".',
};
