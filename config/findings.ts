import { appliedMigrations } from '#adapters/postgres/migrations.ts';
import { exposedTable, roleExists } from '#adapters/postgres/serving-role.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { retentionText } from '#core/operations/retention.ts';
import { makePurgeOld } from '#core/operations/use-cases/purge-old.ts';
import { type AppDatabase, migrations, openAppDatabase } from './app-database.ts';
import { openDataFolder } from './data-folder.ts';
import { isAnySourceSet, SECRET_SETTINGS, SETTING_NAMES, type SettingName, type Settings } from './env.ts';
import { poolerReport } from './pooler.ts';
import { trackSentences } from './sources/chosen.ts';
import { canShowDemo } from './wiring/live-demo.ts';
import { keptOn } from './wiring/retention.ts';

/** One thing examined: a setting, or something the app runs on. */
export interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'set' | 'default' | 'off' | 'failed';
  readonly note: string;
}

function settingFinding(
  name: SettingName,
  settings: Settings,
  bag: Readonly<Record<string, string | undefined>>,
): Finding {
  const isSet = [name, `${name}_FILE`].some((setting) => (bag[setting]?.trim() ?? '') !== '');
  const value = settings[name];
  if (SECRET_SETTINGS.has(name)) return { name, state: isSet ? 'set' : 'off', note: isSet ? '(hidden)' : '' };
  if (value === undefined || (Array.isArray(value) && value.length === 0))
    return { name, state: 'off', note: '' };
  return {
    name,
    state: isSet ? 'set' : 'default',
    note: withoutCredentials(Array.isArray(value) ? value.join(', ') : String(value)),
  };
}

/** An address may carry a name and a password, and a key in its query or as a part of its path. */
export const withoutCredentials = (text: string): string =>
  text.replace(/\w+:\/\/[^\s,]+/g, (address) =>
    address
      .replace(/\/\/[^/@\s]+@/, '//(hidden)@')
      .replace(/([?&;][^=&;#]+)=[^&;#]+/g, '$1=(hidden)')
      .replace(/(?<=[^/]\/)(?=[\w.~-]*\d)(?=[\w.~-]*[A-Za-z])[\w~-]{20,}(?=[/?#]|$)/g, '(hidden)'),
  );

/** Each server makes keys of its own; members would be signed out whenever another one answers. */
export function sessionKeysNote({ SESSION_KEYS, DATABASE_URL }: Settings): string | null {
  if (SESSION_KEYS !== undefined || DATABASE_URL === undefined) return null;
  return 'SESSION_KEYS is not set: a second server on this database would sign members out. Give both the same keys.';
}

function sessionKeysFinding(settings: Settings): Finding {
  const note = sessionKeysNote(settings);
  if (note !== null) return { name: 'session keys', state: 'default', note };
  const madeOnce = `made once, in ${settings.dataFolder}`;
  return {
    name: 'session keys',
    state: 'ok',
    note: settings.SESSION_KEYS === undefined ? madeOnce : 'as set',
  };
}

const unavailableFinding = (name: string, error: unknown): Finding => ({
  name,
  state: 'failed',
  note: error instanceof Refusal ? error.message : String(error),
});

function stepsText(pendingSteps: number): string {
  if (pendingSteps === 0) return 'up to date';
  if (pendingSteps < 0) return 'changed by a newer version of Clubhouse Turn';
  return `${pendingSteps} ${pendingSteps === 1 ? 'step' : 'steps'} behind: \`racing-cli migrate\``;
}

/** One line for each kind of thing that goes with time; nothing while the database is behind. */
async function retentionFindings({ database }: AppDatabase): Promise<readonly Finding[]> {
  const lines = await makePurgeOld({ kinds: keptOn(database), clock: machineClock })({ dryRun: true });
  return lines.map((line) => ({
    name: `retention: ${line.what}`,
    state: 'ok',
    note: `${retentionText(line)}; ${line.count} due for deletion`,
  }));
}

/** Whether the role that serves could rewrite the picks it sealed. */
async function recordFinding({ database, serving: { role } }: AppDatabase): Promise<Finding> {
  const name = 'record';
  const isSafe =
    role !== null &&
    (await roleExists(database.pool, role.name)) &&
    (await exposedTable(database.pool, role.name)) === null;
  if (isSafe) return { name, state: 'ok', note: `append-only for the role ${role.name}` };
  const how = role === null ? 'set DATABASE_OWNER_URL' : '`racing-cli migrate` gives the SQL';
  return { name, state: 'off', note: `unprotected: the program's role may rewrite it; ${how}` };
}

async function databaseFindings(settings: Settings): Promise<readonly Finding[]> {
  const name = 'database';
  try {
    const appDatabase = await openAppDatabase(settings, () => undefined);
    try {
      const version = await appDatabase.database.pool.raw<{ rows: { version: string }[] }>(
        "select current_setting('server_version') as version",
      );
      const pendingSteps =
        migrations.names.length - (await appliedMigrations(appDatabase.database.pool)).length;
      const note = `PostgreSQL ${version.rows[0]?.version} at ${appDatabase.where}, ${stepsText(pendingSteps)}`;
      const findings =
        pendingSteps === 0
          ? [await recordFinding(appDatabase), ...(await retentionFindings(appDatabase))]
          : [];
      return [{ name, state: 'ok', note }, ...findings];
    } finally {
      await appDatabase.close();
    }
  } catch (error) {
    return [unavailableFinding(name, error)];
  }
}

async function poolerFinding(settings: Settings): Promise<readonly Finding[]> {
  const report = await poolerReport(settings);
  return report === null ? [] : [{ name: 'pooler', ...report }];
}

/** The tracks each configured racing source covers. */
const tracksFindings = (settings: Settings): readonly Finding[] =>
  trackSentences(settings).map(({ id, sentence }) => ({
    name: `tracks: ${id}`,
    state: 'ok',
    note: sentence,
  }));

/** Why a newcomer sees the demo day, or not. */
function demoFinding(settings: Settings): Finding {
  const name = 'demo day';
  if (isAnySourceSet(settings)) return { name, state: 'off', note: 'a source is configured' };
  if (!canShowDemo(settings))
    return { name, state: 'off', note: 'production: only after `racing-cli demo load`' };
  return { name, state: 'ok', note: 'shown until a card is imported or a source is set' };
}

function folderFinding(settings: Settings): Finding {
  try {
    openDataFolder(settings.dataFolder);
    return { name: 'data folder', state: 'ok', note: settings.dataFolder };
  } catch (error) {
    return unavailableFinding('data folder', error);
  }
}

/** Every setting with its state, secrets hidden, then the machine, the data folder, the database and how long it keeps things. */
export async function findingsOf(readSettings: () => Settings): Promise<readonly Finding[]> {
  const node: Finding = { name: 'node', state: 'ok', note: process.versions.node };
  try {
    const settings = readSettings();
    const database = await databaseFindings(settings);
    const isReached = database[0]?.state === 'ok';
    const named = SETTING_NAMES.map((name) => settingFinding(name, settings, process.env));
    return [
      ...named,
      ...tracksFindings(settings),
      demoFinding(settings),
      sessionKeysFinding(settings),
      node,
      folderFinding(settings),
      ...database,
      ...(isReached ? await poolerFinding(settings) : []),
    ];
  } catch (error) {
    return [unavailableFinding('settings', error), node];
  }
}
