import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import {
  listField as list,
  textField as text,
  addressField as url,
} from '#adapters/sources/setting-fields.ts';
import { DEFAULT_IDLE_MS } from '#core/accounts/session-life.ts';
import { HOUR, parseInstant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { isDatabaseUrl } from './database-url.ts';
import { readEnvFile, refuseMisspelled, withSecretFiles } from './env-file.ts';
import { isAnySourceChosen, missingSetting } from './sources/chosen.ts';
import { secretsOfSources } from './sources/declared.ts';
import { sourceFields } from './sources/settings.ts';

/** The folder of the project: where package.json is. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

const dollars = z.coerce.number('must be an amount in dollars').nonnegative('must be an amount in dollars');
const PORT_RULE = 'must be a port number from 0 to 65535';
const port = z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE);
const DAYS_RULE = 'must be a number of race days from 0 to 400';
const demoDays = z.coerce.number(DAYS_RULE).int(DAYS_RULE).min(0, DAYS_RULE).max(400, DAYS_RULE);

const IDLE_RULE = 'must be a number of hours from 0.25 to 720';
const idleHours = z.coerce.number(IDLE_RULE).min(0.25, IDLE_RULE).max(720, IDLE_RULE);

const DRAIN_RULE = 'must be a number of seconds from 0 to 60';
const drainSeconds = z.coerce.number(DRAIN_RULE).min(0, DRAIN_RULE).max(60, DRAIN_RULE);

const POOL_RULE = 'must be a number of connections from 2 to 200';
const connections = z.coerce.number(POOL_RULE).int(POOL_RULE).min(2, POOL_RULE).max(200, POOL_RULE);

/** Every setting, as written in the environment. All are optional. */
const settings = z.object({
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  APP_ENV: z.enum(['development', 'production']).default('development'),
  DATABASE_URL: text
    .refine(
      isDatabaseUrl,
      'must be an address that begins with postgres://, such as postgres://user@host:5432/name',
    )
    .optional(),
  DATABASE_DIRECT_URL: text
    .refine(
      isDatabaseUrl,
      'must be an address that begins with postgres://, of the database itself, past the pooler',
    )
    .optional(),
  DATABASE_OWNER_URL: text
    .refine(
      isDatabaseUrl,
      'must be an address that begins with postgres://, of the role that owns the tables',
    )
    .optional(),
  DATABASE_POOL_SIZE: connections.default(10),
  RACING_DATA_DIR: text.optional(),
  DEMO_DAYS: demoDays.default(40),
  RACING_NOW: text
    .refine(
      (value) => parseInstant(value) !== null,
      'must be an ISO instant with zone, such as 2025-06-07T11:00:00-04:00',
    )
    .optional(),
  PRODUCTION_DOMAIN: text.optional(),
  DEV_HOSTS: list.default([]),
  ALLOWED_HOSTS: list.default([]),
  HSTS_SUBDOMAINS: z.enum(['on', 'off']).default('off'),
  PUBLIC_URL: url.optional(),
  TRUST_PROXY: z.enum(['on', 'off']).default('off'),
  DECLINE_URL: url.default('https://www.nyra.com/saratoga'),
  SUPPORT_EMAIL: z.email('must be an email address').optional(),
  GEOIP_DATABASE: text.optional(),
  CHROMIUM_PATH: text.optional(),
  ADMIN_EMAILS: list.default([]),
  SESSION_KEYS: list.optional(),
  SESSION_IDLE_HOURS: idleHours.default(DEFAULT_IDLE_MS / HOUR),
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: url.optional(),
  OPENAI_MODEL: text.optional(),
  ANTHROPIC_API_KEY: text.optional(),
  ANTHROPIC_BASE_URL: url.optional(),
  ANTHROPIC_MODEL: text.optional(),
  ...sourceFields,
  RACING_SCHEDULER: z.enum(['on', 'off']).optional(),
  TIMESTAMP_URL: url.optional(),
  RECORD_GIT: text.optional(),
  RECORD_EMAILS: list.default([]),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' })
    .optional(),
  WEB_PUSH: z.enum(['on', 'off']).default('on'),
  ALERT_EMAIL: z.email('must be an email address').optional(),
  DAILY_BUDGET_USD: dollars.default(5),
  MONTHLY_BUDGET_USD: dollars.default(100),
  METRICS_TOKEN: text.optional(),
  DRAIN_SECONDS: drainSeconds.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
});

export type Settings = z.output<typeof settings> & {
  readonly dataFolder: string;
  /** LOG_LEVEL, else `info` in production and `warn` on somebody's own machine. */
  readonly logLevel: string;
  /** DRAIN_SECONDS, else 3 seconds in production and none in development. */
  readonly drainMs: number;
};
export type SettingName = keyof z.output<typeof settings>;

export const SETTING_NAMES = Object.keys(settings.shape) as SettingName[];

/** Settings whose value is never printed. */
export const SECRET_SETTINGS: ReadonlySet<SettingName> = new Set<SettingName>([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_OWNER_URL',
  'SESSION_KEYS',
  'OIDC_CLIENT_SECRET',
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'SMTP_URL',
  'METRICS_TOKEN',
  ...secretsOfSources,
]);

/** Sources are on when they are set. With any of them nothing is invented: what is real and a demo never stand together. */
export const isAnySourceSet = (settings: Settings): boolean => isAnySourceChosen(settings);

const missing = (sentence: string): Refusal =>
  new Refusal('invalid', 'settings.invalid', `A setting is missing. ${sentence}`);

/** Refuses settings of which another one that belongs to them is missing. */
function refuseIncomplete(read: z.output<typeof settings>): void {
  const oidc = [read.OIDC_ISSUER, read.OIDC_CLIENT_ID, read.OIDC_CLIENT_SECRET];
  if (oidc.some((part) => part !== undefined) && oidc.some((part) => part === undefined))
    throw missing('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together.');
  if (read.DATABASE_DIRECT_URL !== undefined && read.DATABASE_URL === undefined)
    throw missing('DATABASE_DIRECT_URL is the same database without the pooler that DATABASE_URL names.');
  const ofSource = missingSetting(read);
  if (ofSource !== null) throw missing(ofSource);
}

/** Reads settings from a bag of texts; a blank counts as unset. Refuses with every fault named at once. */
export function readSettings(bag: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, bag[name]?.trim() === '' ? undefined : bag[name]]),
  );
  const read = settings.safeParse(given);
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
    throw new Refusal('invalid', 'settings.invalid', `A setting is wrong. ${faults.join('; ')}`);
  }
  refuseIncomplete(read.data);
  const { APP_ENV, LOG_LEVEL, RACING_DATA_DIR, DRAIN_SECONDS } = read.data;
  const logLevel = LOG_LEVEL ?? (APP_ENV === 'production' ? 'info' : 'warn');
  const drainMs = 1_000 * (DRAIN_SECONDS ?? (APP_ENV === 'production' ? 3 : 0));
  return { ...read.data, drainMs, dataFolder: RACING_DATA_DIR ?? join(projectFolder, '.racing'), logLevel };
}

const NAMES_IN_A_FILE: readonly string[] = [
  ...SETTING_NAMES,
  ...[...SECRET_SETTINGS].map((name) => `${name}_FILE`),
];

/**
 * Reads `.env` of the folder (what the environment already says wins) and then the environment; a secret may be in the
 * file that `NAME_FILE` names.
 */
export function settingsOfThisProcess(folder = projectFolder): Settings {
  const fromFile = readEnvFile(join(folder, '.env'));
  refuseMisspelled(Object.keys(fromFile), NAMES_IN_A_FILE);
  for (const [name, value] of Object.entries(fromFile)) process.env[name] ??= value;
  return readSettings(withSecretFiles(process.env, SECRET_SETTINGS));
}
